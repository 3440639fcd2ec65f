import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { pointsPerRp } from '../data/troops.js'
import { reinforce as refuse } from '../orderValidation/troops.js'
import { option, pointsText } from './parts/kind.js'
import { by, given, hundreds, troopsCost, type FormingOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-105: losses are replaced. */
export const reinforce: FormingOf<'reinforce'> = {
  ...{ kind: 'reinforce', slot: 'reinforce', title: words.reinforce(), rule: ruleId('HX-105') },
  shape: { must: ['piece', 'amount'], by },
  schema: null,
  read: (draft) => {
    const { force: into, amount: points } = given(draft)
    return ok({ kind: 'reinforce', points, into })
  },
  refuse,
  offer: (account, { id: piece, authorised, points }) => {
    const amount = hundreds(account, Math.ceil((authorised - points) / pointsPerRp) * pointsPerRp)
    return amount && refuse(account, { kind: 'reinforce', points: amount.max, into: piece }).ok
      ? [option(reinforce, { piece, amount })]
      : []
  },
  describe: (_, { piece = '', amount }) => words.reinforces({ points: pointsText(amount), force: piece }),
  effect: troopsCost,
}
