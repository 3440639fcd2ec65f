import { Field, ID, Int, ObjectType } from 'type-graphql'
import { priced } from '../limits/priced.js'

@ObjectType({
  description:
    'One throw of the campaign’s dice. Which dice, for what, and how often before, is what its faces are keyed by.',
})
export class OpenedThrow {
  @Field(() => String, { description: 'What was thrown for and with which dice, e.g. `recon.d6`.' })
  readonly name!: string

  @Field(() => ID, {
    description: 'What it was thrown for: an id of a formation, a battle, a place or a seat, or several of them.',
  })
  readonly subject!: string

  @Field(() => Int, {
    description: 'How many throws of this name for this subject there were before it in the same resolution.',
  })
  readonly ordinal!: number

  @Field(() => [Int], { description: 'The face of each die.' })
  readonly faces!: readonly number[]
}

@ObjectType({ description: 'The throws of one resolution. Opened at the end of the campaign.' })
export class OpenedThrows {
  @Field(() => Int, { description: 'Number of the briefing to `EVERYONE` that followed.' })
  readonly number!: number

  @Field(() => Int, { description: 'The turn in which it was resolved.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage that was resolved.' })
  readonly stage!: string

  @priced({ size: 20 })
  @Field(() => [OpenedThrow], { description: 'In the order in which they were made.' })
  readonly throws!: readonly OpenedThrow[]
}
