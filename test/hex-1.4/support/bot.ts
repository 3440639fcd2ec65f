import { expect } from 'vitest'
import { awaiting } from '@muster/rulesets/hex-1.4/engine/asks/awaiting.js'
import { checkOrders, readOrder, suggest } from '@muster/rulesets/hex-1.4/engine/desk.js'
import { viewFor } from '@muster/rulesets/hex-1.4/engine/fog.js'
import type { Stage, State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { noDice, stateOf, type Position } from './position.js'

/** What Red's bot orders in a state, as a lawful sheet. */
export const suggestedIn = (state: State): readonly OrderDraft[] => {
  const ask = awaiting(state).find(({ seat }) => seat === 'Red')
  if (!ask) throw new Error('Red is not asked')
  const view = viewFor(state, { kind: 'seat', seat: ask.seat })
  const drafts = suggest(view, ask.view, noDice)
  const orders = drafts.map((draft) => {
    const order = readOrder(draft)
    if (!order.ok) throw new Error(order.problem.message)
    return order.value
  })
  expect(checkOrders(view, ask.view, orders)).toEqual([])
  return drafts
}

/** What Red's bot orders in a position. */
export const suggested = (position: Position, stage: Stage): readonly OrderDraft[] =>
  suggestedIn(stateOf(position, stage))

/** Where a force is sent; undefined where it stays. */
export const endOf = (drafts: readonly OrderDraft[], piece: string): string | undefined =>
  drafts.find((draft) => draft.piece === piece)?.path?.at(-1)
