import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { BriefingSource } from '../sources.js'
import { CellName, DateTime, JsonScalar, RuleId, Token } from './scalars.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'Least and greatest amount.' })
export class AmountRange {
  @Field(() => Int, { description: 'Least.' })
  readonly min!: number

  @Field(() => Int, { description: 'Greatest.' })
  readonly max!: number

  @Field(() => Int, { nullable: true, description: 'It is a multiple of this; null: every whole number.' })
  readonly step?: number
}

@ObjectType({ description: 'Something that an order can choose.' })
export class Choice {
  @Field(() => ID, { description: 'What the order names.' })
  readonly id!: string

  @Field(() => String, { description: 'What to print.' })
  readonly label!: string

  @Field(() => String, { nullable: true, description: 'A few words beside the label: a price.' })
  readonly badge?: string

  @Field(() => String, { nullable: true, description: 'What it means, one statement a line.' })
  readonly about?: string

  @Field(() => AmountRange, { nullable: true, description: 'Narrows the option’s `amount` where this is chosen.' })
  readonly amount?: AmountRange

  @Field(() => [CellName], { nullable: true, description: 'Narrows the option’s `to` where this is chosen.' })
  readonly to?: readonly string[]
}

@ObjectType({ description: 'A template of an order that is accepted when it is filled from these lists.' })
export class OrderOption {
  @Field(() => String, { description: '`kind` of the order.' })
  readonly kind!: string

  @Field(() => String, { description: 'What to print.' })
  readonly label!: string

  @Field(() => String, { description: 'One order a slot a piece.' })
  readonly slot!: string

  @Field(() => RuleId, { description: 'The rule that allows it.' })
  readonly rule!: string

  @Field(() => ID, { nullable: true, description: '`piece` of the order.' })
  readonly piece?: string

  @Field(() => [CellName], { nullable: true, description: 'The cells of which `to` must be one.' })
  readonly to?: readonly string[]

  @priced({ size: 2 })
  @Field(() => [Choice], { nullable: true, description: 'Of which `with` must be one.' })
  readonly with?: readonly Choice[]

  @Field(() => AmountRange, { nullable: true, description: 'Between which `amount` must lie.' })
  readonly amount?: AmountRange

  @priced({ size: 2 })
  @Field(() => [Choice], { nullable: true, description: 'Of which `item` must be one.' })
  readonly item?: readonly Choice[]

  @Field(() => JsonScalar, { nullable: true, description: 'JSON Schema of `detail`.' })
  readonly detail?: Json

  @Field(() => Boolean, {
    nullable: true,
    description: 'The order takes a `path`: cell after cell from where the piece stands, its own left out.',
  })
  readonly path?: boolean

  @Field(() => Boolean, { nullable: true, description: 'One sheet may hold several orders of it.' })
  readonly many?: boolean

  @Field(() => Boolean, { nullable: true, description: 'The rules leave this piece no other choice.' })
  readonly forced?: boolean
}

@ObjectType({ description: 'What silence means.' })
export class Silence {
  @Field(() => String, { description: 'One sentence.' })
  readonly text!: string

  @Field(() => RuleId, { description: 'The rule that says so.' })
  readonly rule!: string
}

@ObjectType({ description: 'A question to the seat, or to the facilitator.' })
export class AskView {
  readonly briefing!: BriefingSource

  @Field(() => ID, { description: 'Id, to answer it by.' })
  readonly id!: string

  @Field(() => String, { description: 'What is asked: `plan`, `battle`, …' })
  readonly kind!: string

  @Field(() => String, { description: 'What to print.' })
  readonly title!: string

  @Field(() => String, { description: 'Id of its class of deadlines.' })
  readonly deadline!: string

  @Field(() => Silence, { description: 'What happens when nothing is sealed.' })
  readonly silence!: Silence

  @Field(() => Token, { nullable: true, description: 'What it is about, e.g. a battle or a piece of one’s own.' })
  readonly about?: string

  @Field(() => DateTime, { nullable: true, description: 'When it closes; null: no deadline.' })
  readonly deadlineAt!: string | null

  @Field(() => Boolean, { description: 'Whether it takes no more answers.' })
  readonly closed!: boolean
}
