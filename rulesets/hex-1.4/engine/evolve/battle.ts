import type { SeatId, Token } from '../../../kit/ids.js'
import type { Battle } from '../model/battle.js'
import type { HeldSpecial } from '../data/specials.js'
import type { BattleEvent } from '../events/battle.js'
import type { State } from '../model/state.js'
import { awaitsDice } from '../fights/tableResult.js'
import { unchanged, type Evolvers } from './evolvers.js'
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

const used = (state: State, { seat, specials: gone }: Of<'specialsUsed' | 'specialsExpired'>): State =>
  specials(state, seat, (held) => without(held, gone))

/** What happens to conflicts and fights. */
export const evolveBattle: Evolvers<BattleEvent> = {
  conflictsSet: (state, { conflicts }) => ({ ...state, conflicts }),
  conflictChanged: (state, { index: changed, conflict }) => ({
    ...state,
    conflicts: state.conflicts.map((before, index) => (index === changed ? conflict : before)),
  }),
  orderRolled: unchanged,
  queueSet: unchanged,
  battleOpened: (state, { opened }) => ({ ...state, battles: [...state.battles, opened] }),
  optionRefused: unchanged,
  specialsUsed: used,
  specialsExpired: used,
  specialsReturned: (state, { seat, specials: back }) => specials(state, seat, (held) => [...held, ...back]),
  battlePrepared: (state, { battle, sides, chooser, deploysFirst }) =>
    change(state, battle, () => ({ sides, chooser, deploysFirst, step: 'mission' })),
  missionSettled: (state, { battle, mission, title: missionTitle, terrain }) =>
    change(state, battle, () => ({ mission, missionTitle, terrain, step: 'report' })),
  sheetKept: (state, { battle, side, sheet }) =>
    change(state, battle, ({ filed: [a, b] }) => ({ filed: side === 0 ? [sheet, b] : [a, sheet] })),
  resultFiled: (state, { battle }) => change(state, battle, () => ({ step: 'confirm' })),
  resultsDiffered: (state, { battle }) => change(state, battle, () => ({ step: 'correct', advice: true })),
  adviceLeft: (state, { battle }) => change(state, battle, () => ({ advice: false })),
  conflictReferred: (state, { battle }) => change(state, battle, () => ({ step: 'ruling', advice: false })),
  witnessAgreed: (state, { battle, witness }) => change(state, battle, () => ({ witness })),
  wordAsked: (state, { battle, word }) => change(state, battle, () => ({ step: 'word', word })),
  battleReplayed: (state, { battle }) => change(state, battle, again),
  battleCarried: (state, { battle }) => change(state, battle, () => ({ step: 'closed', advice: false })),
  battleResolved: resolved,
  raidUnopposed: unchanged,
  contestClosed: unchanged,
}
