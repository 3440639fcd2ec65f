import type { Audience } from '../../../kit/events.js'
import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import { keeping } from '../../../kit/memo.js'
import type { Battle, Contest } from '../model/battle.js'
import { controlledBy, groundAt, hexAt } from '../model/control.js'
import { contextOf } from '../model/rulesContext.js'
import { holdsGround } from '../model/pieces.js'
import type { State } from '../model/state.js'

export type Fog = 'standard' | 'open' | 'dark'

/** HX-511. */
export const fogOf = (state: State): Fog => {
  const fog = state.settings['fog']
  return fog === 'open' || fog === 'dark' ? fog : 'standard'
}

/** What a seat has before its eyes now. */
export interface Eyes {
  readonly seat: SeatId
  readonly owned: ReadonlySet<Cell>
  /** Hexes where its CF or OF stand. */
  readonly held: ReadonlySet<Cell>
  /** Hexes where any force of its own stands. */
  readonly stood: ReadonlySet<Cell>
  /** HX-502: hexes of which it is told whether enemies stand there. */
  readonly watched: ReadonlySet<Cell>
}

const look = (state: State, seat: SeatId): Eyes => {
  const { neighbours } = contextOf(state)
  const own = state.forces.filter((force) => force.seat === seat)
  const owned = new Set(controlledBy(state, seat))
  const held = new Set(own.filter(holdsGround).map(({ at }) => at))
  const watched = new Set<Cell>()
  for (const cell of [...owned, ...held]) for (const seen of [cell, ...neighbours(cell)]) watched.add(seen)
  return { seat, owned, held, stood: new Set(own.map(({ at }) => at)), watched }
}

const kept = keeping<Eyes>()

export const eyesOf = (state: State, seat: SeatId): Eyes =>
  kept(state.hexes, seat, [state.forces, contextOf(state)], () => look(state, seat))

/** HX-502: an enemy's CF or OF stands there, and every other player is one (HX-043); recon forces never count. */
export const inContact = (state: State, seat: SeatId, cell: Cell): boolean =>
  groundAt(state, cell).some((force) => force.seat !== seat)

/** Hexes whose owner a seat has before its eyes under `dark` fog (HX-511). */
export const seesOwner = ({ watched, stood }: Eyes, cell: Cell): boolean => watched.has(cell) || stood.has(cell)

/** Who learns now what everybody knows of a hex (HX-501): under `dark` fog only who sees it. The audience of claims, contests and their winners. */
export const witnesses = (state: State, cell: Cell): Audience =>
  fogOf(state) === 'dark'
    ? state.seats.flatMap(({ id }) => (seesOwner(eyesOf(state, id), cell) ? [id] : []))
    : 'everyone'

/**
 * Who learns during the battles who has won a hex: those who fought last, and sides whose troops still stand there (HX-505). All others do at the end of the turn (HX-501): a third
 * player who read it at once would see the stage go on for a raid of which he may not know.
 */
export const fightersFor = (state: State, { at, sides }: Contest, last: Battle | undefined): Audience =>
  fogOf(state) === 'open'
    ? 'everyone'
    : sides.flatMap(({ seat }) =>
        eyesOf(state, seat).held.has(at) || last?.sides.some((side) => side.seat === seat) ? [seat] : [],
      )

/** HX-505: CF or OF of the seat stand in it and it is contested; its owner sees more. */
export const fightsFor = (state: State, { owned, held }: Eyes, cell: Cell): boolean =>
  hexAt(state, cell).contested && held.has(cell) && !owned.has(cell)
