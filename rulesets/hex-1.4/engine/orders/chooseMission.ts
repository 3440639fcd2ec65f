import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { missionText } from '../data/missions.js'
import { mayChoose, missionFault } from '../orderValidation/battle.js'
import { settingsOf } from '../view/rulesContext.js'
import { battleNamed } from '../view/names.js'
import { aboutFight, missionOf, ofFightWith, offerFor, type AnswerOf } from './parts/answer.js'
import { missionChoices } from './parts/fightSchemas.js'
import { option } from './parts/kind.js'
import { termsOf } from './parts/terms.js'
import * as words from '../../messages/answers.generated.js'

/** HX-293: the mission, by whoever chooses it. */
export const chooseMission: AnswerOf<'chooseMission'> = {
  ...{ kind: 'chooseMission', slot: 'answer', title: words.chooseMission(), rule: ruleId('HX-293') },
  schema: null,
  read: ofFightWith(words.nameMission, 'HX-293', (battle, mission) => ok({ kind: 'chooseMission', battle, mission })),
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
  describe: (view, { item, with: mission }) =>
    words.aboutBattle({ battle: battleNamed(view, item), what: missionOf(view, item, mission) }),
}
