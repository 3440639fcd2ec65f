import type { Dice } from '../../../../kit/dice.js'
import type { SeatId } from '../../../../kit/ids.js'
import { controlledBy, playing } from '../../model/control.js'
import type { HexEvent } from '../../events/events.js'
import { fogOf } from '../../fog/sight.js'
import { must } from '../../model/initial.js'
import type { State } from '../../model/state.js'

/** Equals throw, high first; only the tied throw again. */
const rollOut = (
  dice: Dice,
  seats: readonly SeatId[],
  throws: { readonly seat: SeatId; readonly faces: number[] }[],
): readonly SeatId[] => {
  if (seats.length < 2) return seats
  const cast = seats.map((seat) => ({ seat, face: must(dice.roll('moveOrder.d6', seat)[0], 'moveOrder.d6') }))
  for (const { face, seat } of cast) {
    const known = throws.find((entry) => entry.seat === seat)
    if (known) known.faces.push(face)
    else throws.push({ seat, faces: [face] })
  }
  const faces = [...new Set(cast.map(({ face }) => face))].sort((a, b) => b - a)
  return faces.flatMap((face) =>
    rollOut(
      dice,
      cast.filter((entry) => entry.face === face).map(({ seat }) => seat),
      throws,
    ),
  )
}

/** HX-220: who holds fewest hexes moves first. */
export const moveOrder = (
  state: State,
  dice: Dice,
): { readonly seats: readonly SeatId[]; readonly event: HexEvent } => {
  const held = playing(state).map(({ id }) => ({ id, hexes: controlledBy(state, id).length }))
  const counts = [...new Set(held.map(({ hexes }) => hexes))].sort((a, b) => a - b)
  const throws: { readonly seat: SeatId; readonly faces: number[] }[] = []
  const seats = counts.flatMap((count) =>
    rollOut(
      dice,
      held.filter(({ hexes }) => hexes === count).map(({ id }) => id),
      throws,
    ),
  )
  // HX-511: how many hexes somebody holds is not public under `dark` fog
  const seenBy = fogOf(state) === 'dark' ? 'referee' : 'everyone'
  return { seats, event: { kind: 'moveOrderSet', seats, throws, seenBy } }
}
