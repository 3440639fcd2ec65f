import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { missionText } from '../data/missions.js'
import { mayChoose, missionFault } from '../legality/battle.js'
import { settingsOf } from '../view/laws.js'
import { battleNamed } from '../view/names.js'
import { aboutFight, missionOf, ofFightWith, offerFor, type AnswerOf } from './parts/answer.js'
import { missionChoices } from './parts/fightSchemas.js'
import { option } from './parts/kind.js'
import { termsOf } from './parts/terms.js'

/** HX-293: the mission, by whoever chooses it. */
export const chooseMission: AnswerOf<'chooseMission'> = {
  ...{ kind: 'chooseMission', slot: 'answer', title: 'Choose the mission', rule: ruleId('HX-293') },
  schema: null,
  read: ofFightWith('Name the mission, or "roll".', 'HX-293', (battle, mission) =>
    ok({ kind: 'chooseMission', battle, mission }),
  ),
  refuse: aboutFight(({ mission }, battle, view) => {
    const terms = termsOf(view, battle)
    return mayChoose(mission, terms) ? [] : [missionFault(terms)]
  }),
  offer: offerFor((view, battle, item) => [
    option(chooseMission, {
      item,
      with: missionChoices(battle).map(({ id, label }) => {
        const about = missionText(id, settingsOf(view)['mission.texts'])
        return { id, label, ...(about ? { about } : {}) }
      }),
    }),
  ]),
  describe: (view, { item, with: mission }) => `${battleNamed(view, item)} – ${missionOf(view, item, mission)}`,
}
