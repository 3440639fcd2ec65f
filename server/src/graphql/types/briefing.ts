import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { BriefingSource } from '../sources.js'
import { FrameKind } from './enums.js'
import { Order } from './orders.js'
import { DateTime } from './scalars.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'Number and date of a briefing, without its body.' })
export class BriefingHead {
  @Field(() => Int, { description: 'Number of the briefing for its viewer, from 1.' })
  readonly number!: number

  @Field(() => Int, { description: 'The turn.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage.' })
  readonly stage!: string

  @Field(() => DateTime, { description: 'When it was written.' })
  readonly at!: string
}

@ObjectType({
  description:
    'What one seat, or the facilitator, had sealed when a group was resolved. Opened at the end of the campaign.',
})
export class OpenedSheet {
  @Field(() => ID, { description: 'The seat; `facilitator` for a ruling.' })
  readonly seat!: string

  @Field(() => ID, { description: 'Id of the ask that it answers.' })
  readonly askId!: string

  @Field(() => [Order], { nullable: true, description: 'The orders; null: nothing was sealed.' })
  readonly orders!: readonly OrderDraft[] | null

  @Field(() => String, { nullable: true, description: 'The hash of its receipt.' })
  readonly hash!: string | null

  @Field(() => String, { nullable: true, description: 'The salt of that hash, 64 hex digits.' })
  readonly salt!: string | null

  @Field(() => DateTime, { nullable: true, description: 'When it was sealed.' })
  readonly sealedAt!: string | null

  @Field(() => Boolean, {
    name: 'fromStandingOrders',
    description: 'Whether nobody sealed it: it came from standing orders of the seat.',
  })
  readonly fromStanding!: boolean
}

@ObjectType({
  description: 'What one viewer may know after one change. It is written when the change happens and never recomputed.',
})
export class Briefing {
  @Field(() => Int, { description: 'Number of the briefing for its viewer, from 1.' })
  readonly number!: number

  @Field(() => Int, { description: 'The turn.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage.' })
  readonly stage!: string

  @Field(() => DateTime, { description: 'When it was written.' })
  readonly at!: string

  @Field(() => ID, { description: 'Hash of the `Campaign.board` that its rows belong to.' })
  readonly boardHash!: string

  @priced({ size: 16 })
  @Field(() => [OpenedSheet], {
    description: 'For a briefing to `EVERYONE`: the sheets that were resolved. Otherwise empty.',
  })
  readonly sheets!: readonly OpenedSheet[]
}

@ObjectType({ description: 'One frame of the briefing stream.' })
export class BriefingFrame {
  @Field(() => FrameKind, { description: 'Whether it is the next briefing in order or a new start.' })
  readonly kind!: FrameKind

  @Field(() => Briefing, { description: 'The briefing.' })
  readonly briefing!: BriefingSource
}
