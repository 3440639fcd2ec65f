import type { EventOf, FieldEvent } from '../model/events.js'
import { disputed, nobody } from '../model/state.js'
import type { Draft } from './draft.js'
import type { Evolvers } from './evolvers.js'

const occupy = (draft: Draft, event: EventOf<'occupationChanged'>): void => {
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

/** What happens to sectors, and who stands in contact. */
export const evolveField: Evolvers<FieldEvent> = {
  occupationChanged: occupy,
  contactsFound: ({ state }, { contacts }) => {
    state.contacts = contacts
  },
}
