import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Fact } from '@muster/rulesets/kit/view.js'
import type { BriefingSource } from '../sources.js'
import { CellName, DateTime, JsonScalar, RuleId, Token } from './scalars.js'
import { OrderProblem } from './orders.js'
import { Stat } from './view.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'Range of an amount.' })
export class AmountRange {
  @Field(() => Int, { description: 'Smallest allowed value.' })
  readonly min!: number

  @Field(() => Int, { description: 'Largest allowed value.' })
  readonly max!: number

  @Field(() => Int, {
    nullable: true,
    description: 'The amount must be a multiple of this; null: every whole number is allowed.',
  })
  readonly step?: number
}

@ObjectType({ description: 'A value that an order can choose.' })
export class Choice {
  @Field(() => ID, { description: 'The value to put into the order.' })
  readonly id!: string

  @Field(() => String, { description: 'Text to display.' })
  readonly label!: string

  @Field(() => String, { nullable: true, description: 'A few words beside the label, such as a price.' })
  readonly badge?: string

  @Field(() => String, { nullable: true, description: 'What it means, one statement per line.' })
  readonly about?: string

  @Field(() => AmountRange, { nullable: true, description: 'If this is chosen: limits the option’s `amount`.' })
  readonly amount?: AmountRange

  @Field(() => [CellName], { nullable: true, description: 'If this is chosen: limits the option’s `to`.' })
  readonly to?: readonly string[]
}

@ObjectType({ description: 'A template of an order. An order filled in from these lists is accepted.' })
export class OrderOption {
  @Field(() => String, { description: 'The order’s `kind`.' })
  readonly kind!: string

  @Field(() => String, { description: 'Text to display.' })
  readonly label!: string

  @Field(() => String, { description: 'A piece can have one order per slot.' })
  readonly slot!: string

  @Field(() => RuleId, { description: 'The rule that allows it.' })
  readonly rule!: string

  @Field(() => ID, { nullable: true, description: 'The order’s `piece`.' })
  readonly piece?: string

  @Field(() => [CellName], { nullable: true, description: 'Allowed cells for `to`.' })
  readonly to?: readonly string[]

  @priced({ size: 2 })
  @Field(() => [Choice], { nullable: true, description: 'Allowed values for `with`.' })
  readonly with?: readonly Choice[]

  @Field(() => AmountRange, { nullable: true, description: 'Allowed range for `amount`.' })
  readonly amount?: AmountRange

  @priced({ size: 2 })
  @Field(() => [Choice], { nullable: true, description: 'Allowed values for `item`.' })
  readonly item?: readonly Choice[]

  @Field(() => JsonScalar, { nullable: true, description: 'JSON Schema of `detail`.' })
  readonly detail?: Json

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the order takes a `path`: cell by cell, starting next to the piece’s own cell.',
  })
  readonly path?: boolean

  @Field(() => Boolean, { nullable: true, description: 'Whether one sheet may hold several orders of this option.' })
  readonly many?: boolean

  @Field(() => Boolean, { nullable: true, description: 'Whether the rules leave this piece no other choice.' })
  readonly forced?: boolean
}

@ObjectType({ description: 'What happens when nothing is sealed.' })
export class Silence {
  @Field(() => String, { description: 'One sentence to display.' })
  readonly text!: string

  @Field(() => RuleId, { description: 'The rule that says so.' })
  readonly rule!: string
}

@ObjectType({ description: 'A question to a seat or to the facilitator.' })
export class Ask {
  readonly briefing!: BriefingSource

  @Field(() => ID, { description: 'Id, used to answer it.' })
  readonly id!: string

  @Field(() => String, { description: 'What is asked: `plan`, `battle`, …' })
  readonly kind!: string

  @Field(() => String, { description: 'Text to display.' })
  readonly title!: string

  @Field(() => String, { description: 'Id of its deadline class.' })
  readonly deadline!: string

  @Field(() => Silence, { description: 'What happens when nothing is sealed.' })
  readonly silence!: Silence

  @Field(() => Token, { nullable: true, description: 'What it is about, e.g. a battle or one of your pieces.' })
  readonly about?: string

  @Field(() => DateTime, { nullable: true, description: 'When it closes; null: no deadline.' })
  readonly deadlineAt!: string | null

  @Field(() => Boolean, { description: 'Whether it no longer takes answers.' })
  readonly closed!: boolean
}

@ObjectType({ description: 'What the order desk says of orders for an ask. Nothing is saved.' })
export class OrderCheck {
  @priced({ size: 20 })
  @Field(() => [OrderProblem], {
    description: 'Problems that would keep them from being sealed; empty: they may be sealed.',
  })
  readonly problems!: readonly OrderProblem[]

  @priced({ size: 20 })
  @Field(() => [OrderProblem], { description: 'Warnings that do not keep them from being sealed.' })
  readonly warnings!: readonly OrderProblem[]

  @priced({ size: 12 })
  @Field(() => [Stat], {
    description: 'What they spend and leave, as far as they can be read: points available, points left.',
  })
  readonly budget!: readonly Fact[]
}

@ObjectType({ description: 'Where one kind of order can lead a piece, as far as you know.' })
export class Reach {
  @Field(() => String, { description: 'The order’s `kind`.' })
  readonly kind!: string

  @Field(() => String, { description: 'Its slot.' })
  readonly slot!: string

  @Field(() => [CellName], {
    description:
      'Allowed cells for `to`, or the ends of paths: a path is continued from the shortest one to each cell, so a cell that only a detour reaches may be missing.',
  })
  readonly cells!: readonly string[]
}

@ObjectType({ description: 'How the path of an order may continue, as far as you know.' })
export class PathStep {
  @Field(() => [CellName], { description: 'Cells to which it may continue; none if it must end.' })
  readonly next!: readonly string[]

  @Field(() => [String], { description: 'Costs, odds and warnings so far, one statement each.' })
  readonly notes!: readonly string[]
}
