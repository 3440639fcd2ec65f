import type { Token } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../events.js'
import type { Battle } from '../battle.js'
import { disputed, nobody } from '../state.js'
import type { Draft } from './draft.js'

type OccupationChanged = Extract<BoltgunEvent, { kind: 'occupationChanged' }>

const change = (draft: Draft, id: Token, part: Partial<Battle>): void => {
  draft.state.battles = draft.state.battles.map((battle) => (battle.id === id ? { ...battle, ...part } : battle))
}

/** The facilitator has left the claim to the other side. */
const changeClaim = (draft: Draft, id: Token): void => {
  const claim = draft.state.battles.find((battle) => battle.id === id)?.claim
  if (claim) change(draft, id, { claim: { ...claim, open: false } })
}

const occupy = (draft: Draft, event: OccupationChanged): void => {
  const { state } = draft
  const hold = draft.own(state.hold)
  const before = new Map(Object.entries(state.heldBefore))
  for (const { holder, cells } of event.changes)
    for (const cell of cells) {
      hold[cell] = holder
      if (holder !== disputed) before.delete(String(cell))
    }
  for (const [cell, holder] of Object.entries(event.heldBefore)) if (holder !== nobody) before.set(cell, holder)
  state.hold = hold
  state.heldBefore = Object.fromEntries(before)
  state.memory = { ...state.memory, captures: [...state.memory.captures, ...event.captures] }
}

/** What happens to sectors and battles. */
export const evolveBattle = (draft: Draft, event: BoltgunEvent): void => {
  switch (event.kind) {
    case 'occupationChanged':
      return occupy(draft, event)
    case 'contactsFound':
      draft.state.contacts = event.contacts
      return
    case 'battleJoined': {
      const battles = draft.own(draft.state.battles)
      battles.push(event.battle)
      draft.state.battles = battles
      return
    }
    case 'missionShifted':
      return change(draft, event.battle, { mission: event.mission, step: event.step })
    case 'sheetsKept':
      return change(draft, event.battle, { sheets: event.sheets })
    case 'forfeitClaimed':
      return change(draft, event.battle, { step: 'forfeit', claim: event.claim })
    case 'forfeitLeft':
      return changeClaim(draft, event.battle)
    case 'forfeitRefused': {
      const { by } = event.claim
      const refused = draft.state.battles.find(({ id }) => id === event.battle)?.refused ?? []
      const anew = { step: 'results', claim: null, sheets: [null, null] } as const
      return change(draft, event.battle, { ...anew, refused: [...refused, by] })
    }
    case 'forfeitConceded':
      return change(draft, event.battle, { step: 'results', forfeits: event.forfeits })
    case 'witnessAgreed':
      return change(draft, event.battle, { witness: event.witness })
    case 'wordAsked':
      return change(draft, event.battle, { step: 'word', word: event.word })
    case 'conflictReferred':
      return change(draft, event.battle, { step: 'ruling' })
    case 'resultsDiffered':
      return change(draft, event.battle, { step: 'results-2' })
    case 'choiceOpened': {
      const { submitter, actual, abstract } = event
      return change(draft, event.battle, { step: 'choose', choice: { submitter, actual, abstract } })
    }
    case 'battleResolved':
      return change(draft, event.battle, {
        step: 'closed',
        result: event.result,
        claim: null,
        sheets: [null, null],
        choice: null,
      })
    default:
  }
}
