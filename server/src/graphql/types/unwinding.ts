import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { closedSet } from '@muster/rulesets/kit/graphql.js'
import type { UnwoundStep as StepRow } from '../../store/reads.js'
import { priced } from '../limits/priced.js'
import { CorrectionPreview } from './facilitating.js'
import { Order, OrderInput } from './orders.js'
import { DateTime } from './scalars.js'

@ObjectType({ description: 'What one desk had answered to a closed question.' })
export class ClosedSheet {
  @Field(() => ID, { description: 'The seat; `facilitator` for a ruling.' })
  readonly seat!: string

  @Field(() => ID, { description: 'Id of the ask.' })
  readonly askId!: string

  @Field(() => String, { description: 'What was asked.' })
  readonly title!: string

  @Field(() => [Order], { nullable: true, description: 'The orders; null: nothing was sealed.' })
  readonly orders!: readonly OrderDraft[] | null

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the seat’s briefing by which it was answered; null: of the facilitator.',
  })
  readonly briefing!: number | null
}

@ObjectType({ description: 'A closed question that only some were asked.' })
export class ClosedQuestion {
  @Field(() => Int, {
    description:
      'For a facilitator: name it to `previewUnwinding` and `unwind`. For a seat: number of its briefing that asks it.',
  })
  readonly number!: number

  @Field(() => Int, { description: 'The turn in which it was asked.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage in which it was asked.' })
  readonly stage!: string

  @Field(() => DateTime, { description: 'When it closed; for a seat: when it was told of what came next.' })
  readonly closedAt!: string

  @priced({ size: 3 })
  @Field(() => [ClosedSheet], { description: 'Who was asked, and what they had answered; for a seat: its own.' })
  readonly sheets!: readonly ClosedSheet[]
}

@ObjectType({ description: 'A line of an earlier briefing of yours that is no longer so.' })
export class CorrectedLine {
  @Field(() => Int, { description: 'Number of that briefing.' })
  readonly briefing!: number

  @Field(() => Int, { description: 'Place of the line in its report, from 0.' })
  readonly line!: number

  @Field(() => Int, { description: 'Number of the briefing that says so.' })
  readonly by!: number
}

@ObjectType({ description: 'Orders of a desk that could not be given any more.' })
export class FallenOrders {
  @Field(() => ID, { description: 'The seat.' })
  readonly seat!: string

  @Field(() => String, { description: 'What was asked.' })
  readonly title!: string

  @Field(() => Int, { description: 'How many.' })
  readonly count!: number

  @Field(() => [String], { description: 'Why, for the first of them.' })
  readonly why!: readonly string[]
}

const UnwoundOutcome = closedSet<StepRow['outcome']>('UnwoundOutcome', 'What becomes of what followed.', {
  SAME: 'The same comes of it.',
  CHANGED: 'Something else comes of it.',
  OPEN: 'It has to be answered again, and the campaign waits for it.',
  GONE: 'It is not asked any more.',
})

@ObjectType({ description: 'Something that followed, when the campaign is played again.' })
export class UnwoundStep {
  @Field(() => UnwoundOutcome, { description: 'What becomes of it.' })
  readonly outcome!: StepRow['outcome']

  @Field(() => Int, { description: 'The turn.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage.' })
  readonly stage!: string

  @Field(() => String, { description: 'What is asked; empty: what was set right by hand.' })
  readonly title!: string

  @Field(() => [ID], { description: 'Who is asked.' })
  readonly seats!: readonly string[]

  @priced({ size: 2 })
  @Field(() => [FallenOrders], { description: 'Orders that cannot be given any more.' })
  readonly fallen!: readonly FallenOrders[]
}

@ObjectType({
  description: 'What would come of it if a closed question had been answered otherwise. Nothing is stored.',
})
export class UnwindingPreview {
  @priced({ size: 20 })
  @Field(() => [UnwoundStep], { description: 'The question itself and all that followed, in order.' })
  readonly steps!: readonly UnwoundStep[]

  @Field(() => CorrectionPreview, { description: 'What would change, and for whom.' })
  readonly changes!: CorrectionPreview
}

@InputType({ description: 'What a desk should have answered to a closed question.' })
export class CorrectedSheetInput {
  @Field(() => ID, { description: 'The seat; `facilitator` for a ruling.' })
  readonly seat!: string

  @Field(() => ID, { description: 'Id of the ask.' })
  readonly askId!: string

  @Field(() => [OrderInput], { description: 'The orders, in place of those that were sealed.' })
  readonly orders!: OrderInput[]
}
