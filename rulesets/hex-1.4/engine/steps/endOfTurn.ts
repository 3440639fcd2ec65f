import { ruleId } from '../../../kit/ids.js'
import type { Outcome } from '../../../kit/ruleset.js'
import * as words from '../../messages/outcomes.generated.js'
import { controlledBy, groundAt, hasFortress, hexAt, playing } from '../model/control.js'
import type { HexEvent } from '../events/events.js'
import { fogOf, witnesses } from '../fog/sight.js'
import { contextOf } from '../model/rulesContext.js'
import { hexesToWin } from '../orderValidation/victory.js'
import type { Seat, State } from '../model/state.js'

/** HX-037: under `claim.requires_rp` ground without troops on which nothing was spent is nobody's. */
export const lapses = (state: State): readonly HexEvent[] =>
  state.settings['claim.requires_rp']
    ? state.hexes.flatMap(({ owner, secured, contested }, at): readonly HexEvent[] =>
        owner === null || secured || contested || groundAt(state, at).some(({ seat }) => seat === owner)
          ? []
          : [{ kind: 'claimLapsed', seat: owner, at, seenBy: witnesses(state, at) }],
      )
    : []

/** HX-007, HX-008: all at once; after placement, before victory is judged (HX-009). */
export const fallen = (state: State): readonly HexEvent[] => {
  const razed = state.settings['elimination.facilities'] === 'removed'
  const listed = fogOf(state) !== 'dark'
  return playing(state).flatMap(({ id }): readonly HexEvent[] => {
    const hexes = controlledBy(state, id)
    if (hexes.some((cell) => hasFortress(hexAt(state, cell)))) return []
    return [{ kind: 'eliminated', seat: id, hexes, razed, listed, seenBy: 'everyone' }]
  })
}

/** Fights carried over in which eliminations leave one side at most: a CF that stands there alone takes the ground (HX-039). */
export const lapsed = (state: State): readonly HexEvent[] =>
  state.conflicts.flatMap((conflict): readonly HexEvent[] => {
    if (conflict.kind !== 'contest' || !conflict.carried) return []
    const { at, sides } = conflict
    const left = sides.filter(({ seat }) => playing(state).some(({ id }) => id === seat))
    if (left.length > 1) return []
    const taker = groundAt(state, at).find((force) => force.class === 'CF' && force.seat === left[0]?.seat)
    const { owner, ruined } = hexAt(state, at)
    const holder = taker && !ruined ? taker.seat : owner
    return [{ kind: 'contestLapsed', at, owner: holder, seenBy: witnesses(state, at) }]
  })

/** HX-164: who has lost the capital's fortress has the capital at another, or none. */
export const capitals = (state: State): readonly HexEvent[] =>
  playing(state).flatMap(({ id, capital }): readonly HexEvent[] => {
    const fortresses = controlledBy(state, id).filter((cell) => hasFortress(hexAt(state, cell)))
    if (capital === null ? fortresses.length === 0 : fortresses.includes(capital)) return []
    return [{ kind: 'capitalMoved', seat: id, at: fortresses[0] ?? null, seenBy: [id] }]
  })

/** A player by title and letter, as lines of reports name him by letter alone. */
const named = ({ id, title }: Seat): string => (title === id ? id : words.player({ title, seat: id }))

const survived = (state: State, left: readonly Seat[]): Outcome | null => {
  const [last, ...others] = left
  if (others.length > 0 || state.seats.length < 2) return null
  return last
    ? { champion: last.id, rule: ruleId('HX-009'), text: words.lastPlayer({ player: named(last) }) }
    : { champion: null, rule: ruleId('HX-009'), text: words.nobody() }
}

/** HX-005, HX-006; several can hold enough only where the setting asks for less than half. */
const conquered = (state: State, left: readonly Seat[]): Outcome | null => {
  const context = contextOf(state)
  const needed = hexesToWin(state.hexes, context.settings['win.fraction'], context.settings['win.denominator'])
  const counts = left.map((seat) => ({ seat, hexes: controlledBy(state, seat.id).length }))
  const most = Math.max(0, ...counts.map(({ hexes }) => hexes))
  if (most < needed) return null
  const [first, ...equals] = counts.filter(({ hexes }) => hexes === most)
  if (!first) return null
  const share = { hexes: most, all: state.hexes.length, needed }
  return equals.length > 0
    ? { champion: null, rule: ruleId('HX-005'), text: words.draw(share) }
    : {
        champion: first.seat.id,
        rule: ruleId('HX-005'),
        text: words.conquered({ player: named(first.seat), ...share }),
      }
}

/** Whether the campaign is won, or over without a winner; null while it goes on. */
export const outcomeOf = (state: State): Outcome | null => {
  const left = playing(state)
  return survived(state, left) ?? conquered(state, left)
}
