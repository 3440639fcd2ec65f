import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { mostInHex, mostPoints } from '../data/troops.js'
import { pointsIn } from '../orderValidation/account.js'
import { buyTroops } from '../orderValidation/troops.js'
import { compositionSchema, readComposition } from './parts/composition.js'
import { option, pointsText } from './parts/kind.js'
import { by, given, hundreds, troopsCost, type FormingOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-100, HX-104: more troops for a force that stands. */
export const fillUp: FormingOf<'buyTroops'> = {
  ...{ kind: 'fillUp', slot: 'fillUp', title: words.fillUp(), rule: ruleId('HX-100') },
  shape: { must: ['piece', 'amount'], may: ['detail'], by },
  schema: compositionSchema,
  read: (draft) => {
    const { force: into, amount: points } = given(draft)
    const composition = readComposition(draft.detail)
    if (!composition.ok) return composition
    const list = composition.value ? { composition: composition.value } : {}
    return ok({ kind: 'buyTroops', points, into, ...list })
  },
  refuse: buyTroops,
  offer: (account, { id: piece, class: kind, at, points }) => {
    const room = Math.min(
      mostPoints[kind] - (kind === 'OF' ? pointsIn(account, at, 'OF') : points),
      mostInHex - pointsIn(account, at),
    )
    const amount = hundreds(account, room)
    if (!amount || !buyTroops(account, { kind: 'buyTroops', points: amount.max, into: piece }).ok) return []
    return [option(fillUp, { piece, amount, ...(kind === 'RF' ? { detail: compositionSchema } : {}) })]
  },
  describe: (_, { piece = '', amount }) => words.fillsUp({ points: pointsText(amount), force: piece }),
  effect: troopsCost,
}
