import type { OrderDraft, OrderOption, OrderProblem } from '@muster/rulesets/kit/orders.js'
import { fill } from '../../support/fill.js'
import { randomFrom } from '../../support/random.js'
import type { Answered } from '../replay.js'
import type { Told } from './told.js'

/** Entries that no order, or hardly any, may have. */
const odd: readonly Partial<OrderDraft>[] = [
  { kind: 'fly' },
  { piece: 'Z9' },
  { to: '999,999' },
  { to: '0,0' },
  { with: 'Z9' },
  { item: 'nothing' },
  { amount: -1 },
  { amount: 0.5 },
  { amount: 999 },
  { path: [] },
  { path: ['0,0', '5,5'] },
  { detail: [] },
  { detail: {} },
  { detail: { unheard: 1 } },
]

const fields = ['piece', 'to', 'path', 'with', 'amount', 'item', 'detail'] as const

/** The draft with one of its fields left out, each in turn. */
const without = (draft: OrderDraft): readonly OrderDraft[] =>
  fields
    .filter((field) => draft[field] !== undefined)
    .map((field) => {
      const { [field]: _, ...rest } = draft
      return rest
    })

/** Details with an entry left out, or one whose value is another kind of thing. */
const details = ({ detail, ...draft }: OrderDraft): readonly OrderDraft[] =>
  typeof detail !== 'object' || detail === null || Array.isArray(detail)
    ? []
    : Object.keys(detail).flatMap((key) => [
        { ...draft, detail: Object.fromEntries(Object.entries(detail).filter(([name]) => name !== key)) },
        ...[0, 'x', true, [], null].map((value) => ({ ...draft, detail: { ...detail, [key]: value } })),
      ])

/** What is offered to nobody now, as plainly as it can be written. */
const unoffered = ({ game }: Told, { view }: Answered, options: readonly OrderOption[]): readonly OrderDraft[] => {
  const [piece, other] = view.pieces
  if (!piece) return []
  const parts: readonly Partial<OrderDraft>[] = [
    { piece: piece.id },
    { piece: piece.id, to: piece.at },
    { piece: piece.id, with: other?.id ?? piece.id },
    { piece: piece.id, with: other?.id ?? piece.id, amount: 1 },
    { piece: piece.id, item: 'nothing' },
    { item: 'nothing', with: 'nothing' },
  ]
  return Object.keys(game.orderKinds ?? {})
    .filter((kind) => options.every((option) => option.kind !== kind))
    .flatMap((kind) => parts.map((part) => ({ kind, ...part })))
}

const slipsOf = (told: Told, answer: Answered, options: readonly OrderOption[]): readonly OrderDraft[] => {
  const firsts = options.filter((option, at) => options.findIndex(({ label }) => label === option.label) === at)
  const filled = firsts.map((option) => fill(option, randomFrom(option.label), undefined))
  return [
    ...filled.flatMap((draft) => [...without(draft), ...odd.map((part) => ({ ...draft, ...part })), ...details(draft)]),
    ...unoffered(told, answer, options),
  ]
}

/** The first complaint of the desk about a sheet of this order alone, or of the same order twice. */
const complaintOf = ({ game }: Told, { ask, view }: Answered, draft: OrderDraft): OrderProblem | undefined => {
  const read = game.readOrder(draft)
  if (!read.ok) return read.problem
  return (
    game.checkOrders(view, ask.view, [read.value])[0] ?? game.checkOrders(view, ask.view, [read.value, read.value])[0]
  )
}

/** A complaint without the names and figures that differ from draft to draft. */
const nameless = (message: string): string => message.replace(/\b[A-Z]*\d\w*(,\d+)?/g, '#')

/** Slips of the pen that nobody has made in this war yet, and what the desk says of them. */
export const slipLines = (told: Told, answer: Answered, options: readonly OrderOption[]): readonly string[] =>
  slipsOf(told, answer, options).flatMap((draft) => {
    const found = complaintOf(told, answer, draft)
    if (!found) return []
    if (told.slips.tells([draft.kind, found.code, found.rule, nameless(found.message)])) return []
    return [`${JSON.stringify(draft)} → ${found.code}: ${found.message} (${found.rule})`]
  })
