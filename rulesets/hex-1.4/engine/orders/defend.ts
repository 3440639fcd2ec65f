import { pieceId, ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { bySentence, ofFightWith, type AnswerOf, type Asked } from './parts/answer.js'
import { option, type OrderOf } from './parts/kind.js'
import * as words from '../../messages/answers.generated.js'

const fault = ({ battle, defender }: OrderOf<'defend'>, { view, ask }: Asked): string | null => {
  const raid = view.detail.raids.find(({ id }) => id === battle && id === ask.about)
  if (!raid) return words.nameRaid()
  return raid.defenders.includes(defender) ? null : words.notInHex()
}

/** HX-279: a recon force meets a raid on a hex without troops. */
export const defend: AnswerOf<'defend'> = {
  ...{ kind: 'defend', slot: 'answer', title: words.meetRaid(), rule: ruleId('HX-279') },
  schema: null,
  read: ofFightWith(words.nameMeeting, 'HX-279', (battle, force) =>
    ok({ kind: 'defend', battle, defender: pieceId(force) }),
  ),
  refuse: (order, asked) => bySentence('defend', fault(order, asked), asked.rule),
  offer: (view, ask) =>
    view.detail.raids
      .filter(({ id, defenders }) => id === ask.about && defenders.length > 0)
      .map(({ id, at, defenders }) =>
        option(defend, {
          item: [{ id, label: words.raidOn({ at }) }],
          with: defenders.map((force) => ({ id: force, label: force })),
        }),
      ),
  describe: (_, { with: force = '' }) => words.meetsRaid({ force }),
}
