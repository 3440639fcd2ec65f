import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { OpenAsk } from '../../api/briefing.js'
import type { Place } from '../../api/campaign.js'
import type { Draft } from '../../api/orders.js'
import type { Table } from '../../api/table.js'

/** What the reader may do of a question at their desk. The server has the last word. */
export interface Command {
  /** Who seals instead of the reader; null: they may. */
  readonly sealer: string | null
  /** For which pieces they write; null: for all. */
  readonly pieces: ReadonlySet<string> | null
}

/** What of the table says who plays the reader's seat. */
interface Seated {
  readonly commanders: Table['commanders']
  readonly seats: readonly Pick<Table['seats'][number], 'id' | 'holder'>[]
}

const all: Command = { sealer: null, pieces: null }

/** A commander writes for what they are entrusted with, and answers what is asked about something of its own, such as a battle. */
export const commandOf = (
  { place }: { readonly place: Pick<Place, 'role' | 'seat'> },
  { commanders, seats }: Seated,
  ask: Pick<OpenAsk, 'about'> | null,
): Command => {
  const own = place.role === 'COMMANDER' ? commanders.find(({ mine }) => mine) : undefined
  if (!own || (ask !== null && ask.about !== null)) return all
  const holder = seats.find(({ id }) => id === place.seat)?.holder ?? ''
  return { sealer: own.seals ? null : holder, pieces: own.pieces && new Set(own.pieces) }
}

export const mayWrite = ({ pieces }: Command, { piece }: Pick<OrderDraft, 'piece'>): boolean =>
  pieces === null || (piece !== undefined && pieces.has(piece))

export type Changes = readonly NonNullable<Draft['changes']>[number][]

/** Who last changed the orders for a piece, if it was somebody else; `name` is null of somebody who has gone. */
export const writerOf = (
  changes: Changes,
  { piece }: Pick<OrderDraft, 'piece'>,
): { readonly name: string | null } | null => {
  const change = changes.find((one) => one.piece === (piece ?? null))
  return change && !change.mine ? { name: change.by } : null
}
