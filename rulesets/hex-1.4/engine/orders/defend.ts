import { pieceId, ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { bySentence, ofFightWith, type AnswerOf, type Asked } from './parts/answer.js'
import { option, type OrderOf } from './parts/kind.js'

const fault = ({ battle, defender }: OrderOf<'defend'>, { view, ask }: Asked): string | null => {
  const raid = view.detail.raids.find(({ id }) => id === battle && id === ask.about)
  if (!raid) return 'Name the raid that is asked about.'
  return raid.defenders.includes(defender) ? null : 'Name a recon force of yours that stands in the raided hex.'
}

/** HX-279: a recon force meets a raid on a hex without troops. */
export const defend: AnswerOf<'defend'> = {
  ...{ kind: 'defend', slot: 'answer', title: 'Meet the raid', rule: ruleId('HX-279') },
  schema: null,
  read: ofFightWith('Name the recon force that meets the raid.', 'HX-279', (battle, force) =>
    ok({ kind: 'defend', battle, defender: pieceId(force) }),
  ),
  refuse: (order, asked) => bySentence('defend', fault(order, asked), asked.rule),
  offer: (view, ask) =>
    view.detail.raids
      .filter(({ id, defenders }) => id === ask.about && defenders.length > 0)
      .map(({ id, at, defenders }) =>
        option(defend, {
          item: [{ id, label: `Raid on ${at}` }],
          with: defenders.map((force) => ({ id: force, label: force })),
        }),
      ),
  describe: (_, { with: force = '' }) => `${force} meets the raid`,
}
