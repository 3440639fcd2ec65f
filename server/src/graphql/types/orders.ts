import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { priced } from '../limits/priced.js'
import { Problem } from './problem.js'
import { CellName, DateTime, JsonScalar, RuleId } from './scalars.js'

const about = {
  kind: 'Kind of order: a key of `Ruleset.orderKinds`.',
  piece: 'Id of the piece that gets the order.',
  to: 'Name of the target cell.',
  path: 'Names of the cells along the way, at most 200.',
  with: 'Id of a second piece, or of a partner.',
  amount: 'A number, if the kind needs one.',
  item: 'Id of an item, if the kind needs one.',
  detail: 'JSON of at most 16 KB and depth 4 that matches the kind’s schema in `Ruleset.orderKinds`.',
} as const

@InputType({ description: 'One order; the same shape for every ruleset. Strings have at most 200 characters.' })
export class OrderInput {
  @Field(() => String, { description: about.kind })
  readonly kind!: string

  @Field(() => String, { nullable: true, description: about.piece })
  readonly piece?: string | null

  @Field(() => String, { nullable: true, description: about.to })
  readonly to?: string | null

  @Field(() => [String], { nullable: true, description: about.path })
  readonly path?: readonly string[] | null

  @Field(() => String, { nullable: true, description: about.with })
  readonly with?: string | null

  @Field(() => Int, { nullable: true, description: about.amount })
  readonly amount?: number | null

  @Field(() => String, { nullable: true, description: about.item })
  readonly item?: string | null

  @Field(() => JsonScalar, { nullable: true, description: about.detail })
  readonly detail?: Json
}

@ObjectType({ description: 'One order as saved or sealed.' })
export class Order {
  @Field(() => String, { description: about.kind })
  readonly kind!: string

  @Field(() => String, { nullable: true, description: about.piece })
  readonly piece?: string

  @Field(() => String, { nullable: true, description: about.to })
  readonly to?: string

  @Field(() => [String], { nullable: true, description: about.path })
  readonly path?: readonly string[]

  @Field(() => String, { nullable: true, description: about.with })
  readonly with?: string

  @Field(() => Int, { nullable: true, description: about.amount })
  readonly amount?: number

  @Field(() => String, { nullable: true, description: about.item })
  readonly item?: string

  @Field(() => JsonScalar, { nullable: true, description: about.detail })
  readonly detail?: Json
}

@ObjectType({
  description:
    'A reason why orders cannot be sealed, or a warning about them. It depends only on what the seat may know.',
  implements: Problem,
})
export class OrderProblem extends Problem {
  @Field(() => RuleId, { description: 'The rule that it comes from.' })
  readonly rule!: string

  @Field(() => Int, { nullable: true, description: 'Position of the order that it is about, from 0.' })
  readonly index?: number

  @Field(() => String, { nullable: true, description: 'The piece that it is about.' })
  readonly piece?: string

  @Field(() => CellName, { nullable: true, description: 'The cell that it is about.' })
  readonly cell?: string
}

@ObjectType({ description: 'Who last changed what a draft orders for one piece.' })
export class DraftChange {
  @Field(() => ID, { nullable: true, description: 'Id of the piece; null: what names no piece.' })
  readonly piece!: string | null

  @Field(() => String, { nullable: true, description: 'Their name; null: they have deleted their account.' })
  readonly by!: string | null

  @Field(() => Boolean, { description: 'Whether it was you.' })
  readonly mine!: boolean
}

@ObjectType({
  description: 'Orders that are saved but not sealed. A draft belongs to the seat, or to the facilitator for a ruling.',
})
export class Draft {
  @Field(() => ID, { description: 'Id of the ask that it answers.' })
  readonly askId!: string

  @Field(() => [Order], { description: 'The saved orders.' })
  readonly orders!: readonly OrderDraft[]

  @Field(() => DateTime, { description: 'When it was saved.' })
  readonly updatedAt!: string

  @Field(() => [OrderProblem], { description: 'Problems that would keep it from being sealed.' })
  readonly problems!: readonly OrderProblem[]

  @Field(() => [OrderProblem], { description: 'Warnings that do not keep it from being sealed.' })
  readonly warnings!: readonly OrderProblem[]

  @Field(() => Int, {
    description: 'Number of times it was saved. Pass it to `saveDraft` to avoid overwriting a newer draft.',
  })
  readonly revision!: number

  @priced({ size: 20 })
  @Field(() => [DraftChange], {
    nullable: true,
    description:
      'Who last changed what, of all who act at the desk; null in the answer to `saveDraft`, which tells nothing that was not sent.',
  })
  readonly changes?: readonly DraftChange[] | null
}

@ObjectType({ description: 'Proof that orders were sealed. Sealed orders are not lost, even if the resolution fails.' })
export class Receipt {
  @Field(() => ID, { description: 'Id of the ask that was answered.' })
  readonly askId!: string

  @Field(() => String, {
    description:
      'Hash of the sheet: HMAC-SHA-256, under `salt`, of the JSON of `ask`, `at`, `campaign`, `orders` and `seat`, in the form that `signature` states.',
  })
  readonly hash!: string

  @Field(() => String, {
    description:
      'Salt of the hash, 64 hex digits. With it the receipt proves these orders to whomever you show both; others learn it at the end.',
  })
  readonly salt!: string

  @Field(() => String, {
    description: 'Head of the campaign’s record at that time; keep it to check the record later.',
  })
  readonly head!: string

  @Field(() => DateTime, { description: 'When it was sealed, by the database’s clock.' })
  readonly sealedAt!: string

  @Field(() => String, { description: 'Name of the person who sealed; `Bot` for a bot.' })
  readonly by!: string

  @Field(() => [Order], { description: 'The sealed orders.' })
  readonly orders!: readonly OrderDraft[]

  @Field(() => Int, { description: 'The turn.' })
  readonly turn!: number

  @Field(() => String, {
    nullable: true,
    description:
      'The server’s signature (Ed25519, Base64; see `receiptKey`) over the JSON of `ask`, `at`, `campaign`, `hash`, `head` and `seat`: keys in alphabetical order, no spaces, the time in UTC with milliseconds. Null for sheets older than the signing key.',
  })
  readonly signature!: string | null

  @Field(() => Boolean, { description: 'Whether you have taken it back, so that it no longer counts.' })
  readonly takenBack!: boolean

  @Field(() => Boolean, { description: 'Whether you can take it back: until the stage closes.' })
  readonly retractable!: boolean

  @Field(() => Boolean, {
    name: 'fromStandingOrders',
    description: 'Whether nobody sealed it: it is what was legal of your standing orders when the question closed.',
  })
  readonly fromStanding!: boolean
}

@ObjectType({ description: 'Either a receipt or the problems that kept the orders from being sealed.' })
export class SealPayload {
  @Field(() => Receipt, { nullable: true, description: 'The receipt; null if there are problems.' })
  readonly receipt!: Receipt | null

  @Field(() => [OrderProblem], { description: 'The problems; empty if the orders were sealed.' })
  readonly problems!: readonly OrderProblem[]

  @Field(() => [OrderProblem], {
    description: 'Warnings about the sealed orders. A repeated request returns none.',
  })
  readonly warnings!: readonly OrderProblem[]
}
