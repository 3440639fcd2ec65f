import type { BattleView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Random } from '../../support/random.js'

/** What became of the viewer's own units, as he would count them up at the table. */
export const unitsOf = (battle: BattleView, random: Random, destroyed: number): Json => {
  let left = destroyed
  return Object.fromEntries(
    battle.sides.flatMap(({ units }) =>
      units.flatMap(({ id, alive }) => {
        if (id === null || alive === 0) return []
        const lost = random.below(alive + 1)
        const fled = random.below(alive - lost + 1)
        const kills = random.below(left + 1)
        left -= kills
        return [[id, { lost, fled, fleeing: random.chance(0.3), kills }]]
      }),
    ),
  )
}

/** A fight that was fought: both sides draw its outcome from the same stream, so that their reports agree. */
export const resultOf = (battle: BattleView, random: Random): OrderDraft => {
  const [a, b] = battle.sides
  const winner = random.pick([a?.seat ?? '', b?.seat ?? '', 'draw'])
  const left = Object.fromEntries(battle.sides.map(({ seat, points }) => [seat, random.below(points + 1)]))
  const destroyed = Object.fromEntries(
    battle.sides.map(({ seat, units }) => [seat, random.below(units.filter(({ alive }) => alive > 0).length + 1)]),
  )
  const enemy = battle.sides.find(({ force }) => force === null)?.seat ?? ''
  const withdrew = battle.sides.find(({ seat, points }) => seat !== winner && 2 * (left[seat] ?? 0) <= points)?.seat
  const gone = winner !== 'draw' && withdrew !== undefined && random.chance(0.3)
  const degree = winner === 'draw' ? null : gone || random.chance(0.4) ? 'MAJOR' : 'MINOR'
  return {
    ...{ kind: 'result', item: battle.id },
    detail: {
      ...{ winner, degree, left, destroyed, units: unitsOf(battle, random, destroyed[enemy] ?? 0) },
      ...(gone ? { withdrew } : {}),
    },
  }
}
