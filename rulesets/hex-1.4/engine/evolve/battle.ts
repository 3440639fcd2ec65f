import type { SeatId, Token } from '../../../kit/ids.js'
import type { Battle } from '../battle.js'
import type { HeldSpecial } from '../data/specials.js'
import type { BattleEvent } from '../events/battle.js'
import type { HexEvent } from '../events.js'
import type { State } from '../state.js'
import { awaitsDice } from '../tableResult.js'
import { withForce, withoutForce } from './patch.js'

type Of<Kind extends BattleEvent['kind']> = Extract<BattleEvent, { readonly kind: Kind }>

const change = (state: State, id: Token, part: (battle: Battle) => Partial<Battle>): State => ({
  ...state,
  battles: state.battles.map((battle) => (battle.id === id ? { ...battle, ...part(battle) } : battle)),
})

const without = (held: readonly HeldSpecial[], gone: readonly HeldSpecial[]): readonly HeldSpecial[] =>
  gone.reduce((left, special) => {
    const at = left.indexOf(special)
    return at < 0 ? left : [...left.slice(0, at), ...left.slice(at + 1)]
  }, held)

const specials = (state: State, id: SeatId, part: (held: readonly HeldSpecial[]) => readonly HeldSpecial[]): State => ({
  ...state,
  seats: state.seats.map((seat) => (seat.id === id ? { ...seat, specials: part(seat.specials) } : seat)),
})

/** HX-520: what has nothing left waits for its dice, or is gone. */
const lost = (state: State, { fight, forces, points, result, seats }: Of<'battleResolved'>, side: 0 | 1): State => {
  const [id, seat] = [forces[side], seats[side]]
  const left = result.left[seat] ?? points[side]
  const units = state.forces.find((force) => force.id === id)?.units ?? []
  return left > 0 || awaitsDice({ seat }, fight, result, units)
    ? withForce(state, id, { points: left })
    : withoutForce(state, id)
}

const resolved = (state: State, event: Of<'battleResolved'>): State => {
  const { battle, result } = event
  const closed = change(state, battle, () => ({ step: 'closed', advice: false, result }))
  const counted = { ...closed, memory: { ...closed.memory, conflicts: closed.memory.conflicts + 1 } }
  // HX-530
  return (result.wiped ?? []).reduce(withoutForce, lost(lost(counted, event, 0), event, 1))
}

const again = ({ round }: Battle): Partial<Battle> => ({
  ...{ step: 'report', round: round + 1, filed: [null, null], witness: null, advice: false },
})

/** What happens to conflicts and fights. */
export const evolveBattle = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'conflictsSet':
      return { ...state, conflicts: event.conflicts }
    case 'conflictChanged':
      return {
        ...state,
        conflicts: state.conflicts.map((conflict, index) => (index === event.index ? event.conflict : conflict)),
      }
    case 'battleOpened':
      return { ...state, battles: [...state.battles, event.opened] }
    case 'specialsUsed':
    case 'specialsExpired':
      return specials(state, event.seat, (held) => without(held, event.specials))
    case 'specialsReturned':
      return specials(state, event.seat, (held) => [...held, ...event.specials])
    case 'battlePrepared': {
      const { sides, chooser, deploysFirst } = event
      return change(state, event.battle, () => ({ sides, chooser, deploysFirst, step: 'mission' }))
    }
    case 'missionSettled':
      return change(state, event.battle, () => ({
        ...{ mission: event.mission, missionTitle: event.title, terrain: event.terrain, step: 'report' },
      }))
    case 'sheetKept':
      return change(state, event.battle, ({ filed: [a, b] }) => ({
        filed: event.side === 0 ? [event.sheet, b] : [a, event.sheet],
      }))
    case 'resultFiled':
      return change(state, event.battle, () => ({ step: 'confirm' }))
    case 'resultsDiffered':
      return change(state, event.battle, () => ({ step: 'correct', advice: true }))
    case 'adviceLeft':
      return change(state, event.battle, () => ({ advice: false }))
    case 'conflictReferred':
      return change(state, event.battle, () => ({ step: 'ruling', advice: false }))
    case 'witnessAgreed':
      return change(state, event.battle, () => ({ witness: event.witness }))
    case 'wordAsked':
      return change(state, event.battle, () => ({ step: 'word', word: event.word }))
    case 'battleReplayed':
      return change(state, event.battle, again)
    case 'battleCarried':
      return change(state, event.battle, () => ({ step: 'closed', advice: false }))
    case 'battleResolved':
      return resolved(state, event)
    default:
      return state
  }
}
