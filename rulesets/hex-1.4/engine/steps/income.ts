import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import { hasFortress, hexAt, playing } from '../model/control.js'
import { resources } from '../data/resources.js'
import { fortressHold } from '../data/troops.js'
import type { HexEvent } from '../events/events.js'
import type { IncomeNote } from '../events/upkeep.js'
import { contextOf } from '../model/rulesContext.js'
import { yieldOf as yieldOfHex, type Yield } from '../orderValidation/yield.js'
import type { IncomeLine, State } from '../model/state.js'

/** Points of OF that a seat has in a hex: what mans a fortress (HX-155). */
export const mannedBy = ({ forces }: Pick<State, 'forces'>, seat: SeatId, cell: Cell): number =>
  forces.reduce(
    (sum, force) => (force.seat === seat && force.at === cell && force.class === 'OF' ? sum + force.points : sum),
    0,
  )

/** What is looked at: at an Upkeep all, between two of them only those that fall asleep. */
type Watch = 'all' | 'sleep'

/** HX-157: with one turn of grace, at once, or never. A fortress newly gained, and one of the start, was manned before. */
export const watchFortresses = (state: State, watch: Watch): readonly HexEvent[] => {
  const law = state.settings['fortress.undermanned']
  if (law === 'ignore') return []
  return state.hexes.flatMap((hex, at): readonly HexEvent[] => {
    if (hex.owner === null || !hasFortress(hex)) return []
    const held = mannedBy(state, hex.owner, at)
    const undermanned = held < fortressHold
    const dormant = undermanned && (law === 'immediate' || hex.undermanned)
    if (undermanned === hex.undermanned && dormant === hex.dormant) return []
    if (watch === 'sleep' && !dormant) return []
    const found = { undermanned, dormant, held, slept: hex.dormant }
    return [{ kind: 'fortressWatched', seat: hex.owner, at, ...found, seenBy: [hex.owner] }]
  })
}

const linesOf = (state: State, cell: Cell): Yield => {
  const context = contextOf(state)
  const hex = hexAt(state, cell)
  const perOwner = context.settings['income.once_only'] === 'per_owner'
  return yieldOfHex(hex, {
    replaces: context.settings['income.hq_replaces_base'],
    paid: perOwner ? hex.owner !== null && hex.paidTo.includes(hex.owner) : hex.exhausted,
  })
}

/** What a hex generates for who takes its income (HX-076). */
export const yieldOf = (state: State, cell: Cell): number => linesOf(state, cell).total

/** HX-273: a raider takes it, unless he is out of the campaign. */
const takerOf = (state: State, cell: Cell): SeatId | null => {
  const { owner, raider } = hexAt(state, cell)
  if (owner === null) return null
  return raider !== null && playing(state).some(({ id }) => id === raider) ? raider : owner
}

/** HX-077: own hexes that nobody raided, and those that one raided oneself. */
const incomeOf = (state: State, seat: SeatId): readonly IncomeLine[] =>
  state.hexes.flatMap(({ owner }, hex): readonly IncomeLine[] => {
    if (takerOf(state, hex) !== seat) return []
    const { base, resources, total } = linesOf(state, hex)
    return total === 0 ? [] : [{ hex, base, resources, how: owner === seat ? 'owned' : 'raided', total }]
  })

const spentIn = (state: State, cell: Cell): boolean => {
  const paying = linesOf(state, cell).resources.map(({ resource }) => resource)
  return hexAt(state, cell).resources.some((resource) => resources[resource].once && !paying.includes(resource))
}

/** Why an own hex pays nothing, or less than its ground and its resources promise; null where all is paid. */
const ownNote = (state: State, seat: SeatId, hex: Cell): IncomeNote['why'] | null => {
  const { contested, dormant } = hexAt(state, hex)
  if (contested) return 'contested'
  if (takerOf(state, hex) !== seat) return 'raided'
  if (dormant) return 'asleep'
  return spentIn(state, hex) ? 'spent' : null
}

/** Why a raid pays less than it was told; null where it pays all. */
const raidNote = (state: State, hex: Cell): IncomeNote['why'] | null => {
  const { owner, dormant, spoils } = hexAt(state, hex)
  const { total } = linesOf(state, hex)
  if (owner === null || total === 0) return 'nothing'
  return total >= spoils ? null : dormant ? 'asleep' : 'lessened'
}

/** What is missing from a seat's income, hex by hex: its own, and those that it raided. */
const notesOf = (state: State, seat: SeatId): readonly IncomeNote[] =>
  state.hexes.flatMap(({ owner, raider, spoils }, hex): readonly IncomeNote[] => {
    const raids = raider === seat && owner !== seat
    const why = owner === seat ? ownNote(state, seat, hex) : raids ? raidNote(state, hex) : null
    return why === null ? [] : [{ hex, why, promised: raids ? spoils : null }]
  })

/** HX-157: fortresses as an Upkeep finds them. */
export const watchAllFortresses = (state: State): readonly HexEvent[] => watchFortresses(state, 'all')

/** HX-077: one seat's income, and what it is made of. */
export const incomePaid = (state: State, id: SeatId): HexEvent => {
  const lines = incomeOf(state, id)
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  return { kind: 'incomePaid', seat: id, lines, notes: notesOf(state, id), total, seenBy: [id] }
}

/** HX-070: everybody's income. */
export const payIncome = (state: State): readonly HexEvent[] => [
  ...playing(state).map(({ id }) => incomePaid(state, id)),
  { kind: 'incomeClosed', seenBy: 'referee' },
]
