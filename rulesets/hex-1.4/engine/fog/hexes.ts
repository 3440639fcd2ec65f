import { asPrinted } from '../data/facilities.js'
import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import { forcesAt, hexAt, seatOf } from '../model/control.js'
import { contextOf } from '../model/rulesContext.js'
import { yieldOf } from '../orderValidation/yield.js'
import type { Hex, Knowledge, OwnerMemory, State } from '../model/state.js'
import type { HexCell } from '../view/view.js'
import { eyesOf, fightsFor, fogOf, inContact, seesOwner, type Eyes } from './sight.js'
import { featuresOf, inBattle, othersOnGround, ownerOf, sightedAll } from './sighting.js'

/** Who looks at which hex, with what he sees and what he keeps. */
interface Look {
  readonly state: State
  readonly dark: boolean
  readonly eyes: Eyes
  readonly known: Knowledge
  readonly cell: Cell
  readonly hex: Hex
}

type Contents = Pick<HexCell, 'facilities' | 'forces' | 'asOf'>

const nothingKnown: Contents = { facilities: null, forces: null, asOf: null }

/** HX-504, HX-505: one's own ground, ground that one fights for, or the last snapshot. */
const contents = ({ state, eyes, known, cell, hex }: Look): Contents => {
  if (eyes.owned.has(cell))
    return { facilities: hex.facilities, forces: othersOnGround(state, eyes.seat, cell), asOf: null }
  if (fightsFor(state, eyes, cell))
    return { facilities: inBattle(hex.facilities), forces: othersOnGround(state, eyes.seat, cell), asOf: null }
  const snapshot = known.snapshots[cell]
  return snapshot ? { facilities: snapshot.facilities, forces: snapshot.forces, asOf: snapshot.asOf } : nothingKnown
}

/** HX-503: before one's eyes, or as last seen. */
const features = ({ state, eyes, known, cell, hex }: Look): HexCell['features'] =>
  eyes.owned.has(cell) || eyes.stood.has(cell) ? featuresOf(hex, state.turn) : (known.features[cell] ?? null)

/** HX-501, HX-511. */
const ownership = ({ state, dark, eyes, known, cell, hex }: Look): OwnerMemory | null =>
  !dark || seesOwner(eyes, cell) ? ownerOf(hex, state.turn) : (known.owners[cell] ?? null)

/** What a hex will yield to its owner (HX-075, HX-076). */
const yieldsOf = (state: State, hex: Hex): number => {
  const context = contextOf(state)
  const paid =
    context.settings['income.once_only'] === 'per_owner'
      ? hex.owner !== null && hex.paidTo.includes(hex.owner)
      : hex.exhausted
  return yieldOf(hex, { replaces: context.settings['income.hq_replaces_base'], paid }).total
}

const hexOf = (look: Look): HexCell | null => {
  const { state, eyes, known, cell, hex } = look
  const held = ownership(look)
  const seen = contents(look)
  const found = features(look)
  if (!held && !seen.facilities && !seen.forces && !found && !hex.ruined) return null
  const own = eyes.owned.has(cell)
  // Field by field: a spread of each hex of each view costs more than all the rest of it
  return {
    at: contextOf(state).name(cell),
    ruined: hex.ruined,
    owner: held?.owner ?? null,
    ownerKnown: held !== null,
    contested: held?.contested ?? false,
    ownerAsOf: held && held.asOf < state.turn ? held.asOf : null,
    explored: (held !== null && held.owner !== null) || found !== null || known.explored.includes(cell),
    contact: eyes.watched.has(cell) ? inContact(state, eyes.seat, cell) : null,
    features: found,
    facilities: seen.facilities && asPrinted(seen.facilities),
    forces: seen.forces,
    asOf: seen.asOf,
    yield: own ? yieldsOf(state, hex) : null,
    dormant: own && hex.dormant,
  }
}

/** A hex that hides nothing; `seat` lists the forces of others, null those of everybody. */
const openHex = (state: State, seat: SeatId | null, cell: Cell, hex: Hex): HexCell => ({
  at: contextOf(state).name(cell),
  ruined: hex.ruined,
  owner: hex.owner,
  ownerKnown: true,
  contested: hex.contested,
  ownerAsOf: null,
  explored: hex.explored,
  contact: seat === null ? null : inContact(state, seat, cell),
  features: hex.explored ? featuresOf(hex, state.turn) : null,
  facilities: asPrinted(hex.facilities),
  forces: sightedAll(forcesAt(state, cell).filter((force) => force.seat !== seat)),
  asOf: null,
  yield: seat === null || hex.owner === seat ? yieldsOf(state, hex) : null,
  dormant: (seat === null || hex.owner === seat) && hex.dormant,
})

/** For those who see all: the facilitator, and everybody after the end. */
export const allHexes = (state: State): readonly HexCell[] =>
  state.hexes.map((hex, cell) => openHex(state, null, cell, hex))

/** Hexes of which a seat knows anything, in order (HX-500). */
export const hexesOf = (state: State, seat: SeatId): readonly HexCell[] => {
  const fog = fogOf(state)
  if (fog === 'open') return state.hexes.map((hex, cell) => openHex(state, seat, cell, hex))
  const [dark, eyes] = [fog === 'dark', eyesOf(state, seat)]
  const { knowledge: known } = seatOf(state, seat)
  return state.hexes.flatMap((hex, cell) => hexOf({ state, dark, eyes, known, cell, hex }) ?? [])
}

const onlyOwner = (state: State, cell: Cell, held: OwnerMemory, explored: boolean): HexCell => ({
  at: contextOf(state).name(cell),
  ruined: hexAt(state, cell).ruined,
  owner: held.owner,
  ownerKnown: true,
  contested: held.contested,
  ownerAsOf: null,
  explored: held.owner !== null || explored,
  contact: null,
  features: null,
  facilities: null,
  forces: null,
  asOf: null,
  yield: null,
  dormant: false,
})

const ruinedOnly = (state: State, cell: Cell): HexCell => ({
  ...onlyOwner(state, cell, { asOf: state.turn, owner: null, contested: false }, false),
  ownerKnown: false,
})

/** What every seat knows (HX-512): who owns what, where all of them see it alike. */
export const sharedHexes = (state: State): readonly HexCell[] => {
  const fog = fogOf(state)
  if (fog === 'open') return state.hexes.map((hex, cell) => openHex(state, null, cell, hex))
  const seats = state.seats.map(({ id, knowledge: known }) => ({ eyes: eyesOf(state, id), known }))
  return state.hexes.flatMap((hex, cell): readonly HexCell[] => {
    const held = seats.map(({ eyes, known }) => ownership({ state, dark: fog === 'dark', eyes, known, cell, hex }))
    const [first] = held
    const alike = held.every((one) => one?.owner === first?.owner && one?.contested === first?.contested)
    if (!first || !alike) return hex.ruined ? [ruinedOnly(state, cell)] : []
    return [
      onlyOwner(
        state,
        cell,
        first,
        seats.every(({ known }) => known.explored.includes(cell)),
      ),
    ]
  })
}
