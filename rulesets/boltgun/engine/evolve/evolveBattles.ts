import type { Token } from '../../../kit/ids.js'
import type { Battle } from '../model/battle.js'
import type { BattleEvent } from '../model/battleEvents.js'
import type { EventOf } from '../model/events.js'
import type { Draft } from './draft.js'
import { unchanged, type Evolvers } from './evolvers.js'

const change = (draft: Draft, id: Token, part: Partial<Battle>): void => {
  draft.state.battles = draft.state.battles.map((battle) => (battle.id === id ? { ...battle, ...part } : battle))
}

const find = ({ state }: Draft, id: Token): Battle | undefined => state.battles.find((battle) => battle.id === id)

/** The facilitator has left the claim to the other side. */
const leaveClaim = (draft: Draft, { battle }: EventOf<'forfeitLeft'>): void => {
  const claim = find(draft, battle)?.claim
  if (claim) change(draft, battle, { claim: { ...claim, open: false } })
}

const refuseClaim = (draft: Draft, { battle, claim }: EventOf<'forfeitRefused'>): void => {
  const refused = find(draft, battle)?.refused ?? []
  const anew = { step: 'results', claim: null, sheets: [null, null] } as const
  change(draft, battle, { ...anew, refused: [...refused, claim.by] })
}

/** What happens to battles. */
export const evolveBattles: Evolvers<BattleEvent> = {
  battleJoined: (draft, { battle }) => {
    const battles = draft.own(draft.state.battles)
    battles.push(battle)
    draft.state.battles = battles
  },
  missionShifted: (draft, { battle, mission, step }) => {
    change(draft, battle, { mission, step })
  },
  resultsDiffered: (draft, { battle }) => {
    change(draft, battle, { step: 'results-2' })
  },
  sheetsKept: (draft, { battle, sheets }) => {
    change(draft, battle, { sheets })
  },
  forfeitClaimed: (draft, { battle, claim }) => {
    change(draft, battle, { step: 'forfeit', claim })
  },
  forfeitRefused: refuseClaim,
  forfeitLeft: leaveClaim,
  forfeitConceded: (draft, { battle, forfeits }) => {
    change(draft, battle, { step: 'results', forfeits })
  },
  witnessAgreed: (draft, { battle, witness }) => {
    change(draft, battle, { witness })
  },
  wordAsked: (draft, { battle, word }) => {
    change(draft, battle, { step: 'word', word })
  },
  conflictReferred: (draft, { battle }) => {
    change(draft, battle, { step: 'ruling' })
  },
  choiceOpened: (draft, { battle, submitter, actual, abstract }) => {
    change(draft, battle, { step: 'choose', choice: { submitter, actual, abstract } })
  },
  battlePublished: unchanged,
  battleResolved: (draft, { battle, result }) => {
    change(draft, battle, { step: 'closed', result, claim: null, sheets: [null, null], choice: null })
  },
}
