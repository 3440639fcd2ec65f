import type { CellName } from '../../../../kit/ids.js'
import type { AmountRange } from '../../../../kit/orders.js'
import { fewestConquest, mostPoints, pointsPerRp, type ForceClass } from '../../data/troops.js'
import { pointsIn, type Account } from '../../orderValidation/account.js'
import { buyTroops } from '../../orderValidation/troops.js'
import { where } from './purchase.js'

/** Points of a new force that can be paid: in every hex offered all of them have room. */
export const rangeOf = ({ stash }: Account, kind: ForceClass): AmountRange => ({
  min: kind === 'CF' ? fewestConquest : pointsPerRp,
  max: Math.min(mostPoints[kind], stash * pointsPerRp),
  step: pointsPerRp,
})

/** Where a new force of a class may be raised. */
export const sites = (account: Account, kind: ForceClass): readonly CellName[] => {
  const { min, max } = rangeOf(account, kind)
  // OF that stand are filled up where they are
  const free = account.hexes.filter(({ cell }) => kind !== 'OF' || pointsIn(account, cell, 'OF') === 0)
  return max < min
    ? []
    : where(
        account,
        free.map(({ cell }) => cell),
        (at) => buyTroops(account, { kind: 'buyTroops', class: kind, points: max, at }),
      )
}
