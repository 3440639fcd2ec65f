import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { CellName, DateTime, JsonScalar, RuleId } from './scalars.js'

const about = {
  kind: 'What is ordered: a key of `Ruleset.orderKinds`.',
  piece: 'Id of the piece that is ordered.',
  to: 'Name of the cell that it is about.',
  path: 'Names of the cells on the way, at most 200.',
  with: 'Id of a second piece or of a partner.',
  amount: 'A number, where the kind wants one.',
  item: 'Id of a thing, where the kind wants one.',
  detail: 'JSON of at most 16 KB and depth 4, in the shape that `Ruleset.orderKinds` publishes for the kind.',
} as const

@InputType({ description: 'One order: the same shape for every ruleset. Strings of at most 200 characters.' })
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

@ObjectType({ description: 'One order, as it was saved or sealed.' })
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
  description: 'Why orders cannot be sealed, or what is worth knowing of them, judged from what their seat may know.',
})
export class OrderProblem {
  @Field(() => String, { description: 'Stable and machine-readable, e.g. `out-of-reach`.' })
  readonly code!: string

  @Field(() => String, { description: 'One sentence that says what to do.' })
  readonly message!: string

  @Field(() => RuleId, { description: 'The rule that it comes from.' })
  readonly rule!: string

  @Field(() => Int, { nullable: true, description: 'Position of the order that it is about, from 0.' })
  readonly index?: number

  @Field(() => String, { nullable: true, description: 'The piece that it is about.' })
  readonly piece?: string

  @Field(() => CellName, { nullable: true, description: 'The cell that it is about.' })
  readonly cell?: string
}

@ObjectType({
  description:
    'Orders that are saved and not yet sealed. A draft belongs to the seat, a ruling’s to the facilitator’s desk.',
})
export class Draft {
  @Field(() => ID, { description: 'The ask that it answers.' })
  readonly askId!: string

  @Field(() => [Order], { description: 'The orders, as saved.' })
  readonly orders!: readonly OrderDraft[]

  @Field(() => DateTime, { description: 'When it was saved.' })
  readonly updatedAt!: string

  @Field(() => [OrderProblem], { description: 'What would keep it from being sealed as it stands.' })
  readonly problems!: readonly OrderProblem[]

  @Field(() => [OrderProblem], { description: 'Worth knowing before it is sealed, and no obstacle.' })
  readonly remarks!: readonly OrderProblem[]

  @Field(() => Int, {
    description: 'Counts how often it was saved: what `saveDraft` takes, so that nothing is overwritten unseen.',
  })
  readonly revision!: number
}

@ObjectType({ description: 'Proof that orders were sealed: safe from then on, whatever the resolution does.' })
export class Receipt {
  @Field(() => ID, { description: 'The ask that was answered.' })
  readonly askId!: string

  @Field(() => String, { description: 'Salted hash of the sheet; the salt is opened at the end.' })
  readonly hash!: string

  @Field(() => String, {
    description: 'Head of the campaign’s record when it was sealed: keep it to check the record later.',
  })
  readonly head!: string

  @Field(() => DateTime, { description: 'When it was sealed, by the database’s clock.' })
  readonly sealedAt!: string

  @Field(() => String, { description: 'Name of the person who sealed; `Bot` for a bot.' })
  readonly by!: string

  @Field(() => [Order], { description: 'What was sealed.' })
  readonly orders!: readonly OrderDraft[]

  @Field(() => Int, { description: 'The turn.' })
  readonly turn!: number

  @Field(() => String, {
    nullable: true,
    description:
      'The house’s signature (Ed25519, Base64; see `receiptKey`) over the canonical JSON of `ask`, `at`, `campaign`, `hash`, `head` and `seat`: keys in order of the alphabet, no spaces, the time in UTC with milliseconds. Null of sheets from before it signed.',
  })
  readonly signature!: string | null
}

@ObjectType({ description: 'A receipt, or the problems that kept the orders from being sealed.' })
export class SealPayload {
  @Field(() => Receipt, { nullable: true, description: 'Null exactly when there are problems.' })
  readonly receipt!: Receipt | null

  @Field(() => [OrderProblem], { description: 'Empty when the orders are sealed.' })
  readonly problems!: readonly OrderProblem[]

  @Field(() => [OrderProblem], {
    description: 'Worth knowing of the orders that are sealed. A repeated request is told none.',
  })
  readonly remarks!: readonly OrderProblem[]
}
