import { type Classes, throughout } from '../../../kit/secrecy.js'
import type { Battle } from './battle.js'
import type { Force, State } from './state.js'

const force: Classes<Force> = {
  ...{ id: 'seat', seat: 'seat', class: 'seat', points: 'seat', authorised: 'seat', unitCount: 'seat', at: 'seat' },
  units: throughout('seat'),
}

/** Both sides know a fight whole, but for what names its dice, and where it stands among others; what was filed so far is known to who filed it. */
const battle: Classes<Battle> = {
  ...{ id: 'seat', round: 'seat', kind: 'seat', at: 'seat', attacker: 'seat', target: 'seat', chooser: 'seat' },
  ...{ firstTurn: 'seat', zone: 'seat', deploysFirst: 'seat', mission: 'seat', missionTitle: 'seat' },
  ...{ perimeter: 'seat', tankFactory: 'seat', hazards: 'seat', terrain: 'seat', step: 'seat', advice: 'seat' },
  ...{ witness: 'seat', word: 'seat', sides: throughout('seat'), result: throughout('seat') },
  ...{ key: 'referee', conflict: 'referee', filed: throughout('seat') },
}

/** Who may know each part of the state. */
export const classification: Classes<State> = {
  ...{ shape: 'public', turn: 'public', stage: 'public', repeats: 'public' },
  board: { rows: 'public', columns: 'public' },
  ...{ settings: throughout('public'), missionNames: 'public', outcome: throughout('public') },
  seats: {
    ...{ id: 'public', title: 'public', army: 'public', eliminated: 'public', reserved: 'public' },
    ...{ stash: 'seat', specials: 'seat', capital: 'seat', income: throughout('seat'), refunded: 'seat' },
    named: { CF: 'seat', OF: 'seat', RF: 'seat' },
    ...{ uplinks: 'seat', rerolls: 'seat', knowledge: throughout('seat') },
  },
  hexes: {
    ...{ owner: 'seat', explored: 'seat', ruined: 'seat', contested: 'seat', facilities: 'seat', resources: 'seat' },
    ...{ hazards: 'seat', exhausted: 'seat', paidTo: 'seat', undermanned: 'seat', dormant: 'seat', secured: 'seat' },
    ...{ raider: 'seat', spoils: 'seat' },
  },
  forces: force,
  pending: { seat: 'seat', price: 'seat', item: throughout('seat') },
  battles: battle,
  // A seat knows those of its own forces and hexes.
  ...{ memory: 'referee', conflicts: throughout('seat') },
}
