import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { Order } from './orders.js'
import { DateTime } from './scalars.js'

@ObjectType({
  description:
    'What is done for your seat whenever you say nothing: what of these orders is legal then counts for each question of one kind that closes without your seal and without a draft that counts. The seat is then still silent by the campaign’s absence rules and in your record. They end when the seat passes on.',
})
export class StandingOrders {
  @Field(() => ID, { description: 'Kind of the questions that they answer; see `Ask.kind`.' })
  readonly kind!: string

  @Field(() => String, { description: 'Title of the question at which they were given.' })
  readonly title!: string

  @Field(() => [Order], { description: 'The orders, legal or not.' })
  readonly orders!: readonly OrderDraft[]

  @Field(() => Int, { nullable: true, description: 'The last turn in which they count; null: until you end them.' })
  readonly untilTurn!: number | null

  @Field(() => DateTime, { description: 'When they were last changed.' })
  readonly updatedAt!: string

  @Field(() => Int, {
    description: 'Number of times they were changed. Pass it to `keepStandingOrders` to avoid overwriting newer ones.',
  })
  readonly revision!: number
}
