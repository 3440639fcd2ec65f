import { Field, ID, Int, ObjectType } from 'type-graphql'
import { RecordShown } from './awayEnums.js'
import { DateTime } from './scalars.js'

@ObjectType({ description: 'Somebody, or a bot, who acts for the holder of a seat for a stated time, now or later.' })
export class Deputy {
  @Field(() => String, { nullable: true, description: 'Their name; null: a bot.' })
  readonly name!: string | null

  @Field(() => Boolean, { description: 'Whether it is a bot.' })
  readonly bot!: boolean

  @Field(() => Boolean, { description: 'Whether it is you.' })
  readonly mine!: boolean

  @Field(() => DateTime, { name: 'from', description: 'From when they act.' })
  readonly fromAt!: string

  @Field(() => DateTime, { name: 'until', description: 'Until when they act. It can be ended earlier.' })
  readonly untilAt!: string
}

@ObjectType({ description: 'An open link with which the holder of a seat asks somebody to act for them.' })
export class AskedDeputy {
  @Field(() => DateTime, { name: 'from', description: 'From when they would act.' })
  readonly fromAt!: string

  @Field(() => DateTime, { name: 'until', description: 'Until when they would act.' })
  readonly untilAt!: string
}

@ObjectType({ description: 'What became of naming a deputy.' })
export class NamedDeputy {
  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly campaignId!: string

  @Field(() => String, {
    nullable: true,
    description: 'The link, `/join/…`, for the person who is asked; shown only once. Null: a bot acts.',
  })
  readonly url!: string | null
}

@ObjectType({ description: 'A time in which somebody is away, announced ahead for all their campaigns.' })
export class Vacation {
  @Field(() => ID, { description: 'Id, used to take it back.' })
  readonly id!: string

  @Field(() => DateTime, { name: 'from', description: 'When it begins.' })
  readonly fromAt!: string

  @Field(() => DateTime, { name: 'until', description: 'When it ends.' })
  readonly untilAt!: string

  @Field(() => String, { description: 'What they say about it to those whom they play with; may be empty.' })
  readonly note!: string
}

@ObjectType({
  description:
    'How reliably somebody plays, from what their tables have seen. Stages count once their campaign is over, and only those that asked all seats the same.',
})
export class PlayerRecord {
  @Field(() => Int, { description: 'Campaigns in which they held a seat at the end.' })
  readonly finished!: number

  @Field(() => Int, { description: 'Stages in which their seat was asked.' })
  readonly asked!: number

  @Field(() => Int, { description: 'Of these: at whose deadline nothing was sealed for their seat.' })
  readonly silent!: number

  @Field(() => Int, { description: 'Of these: the same while they were on a vacation announced in time.' })
  readonly excused!: number

  @Field(() => Int, { description: 'Seats that they left while the campaign was played.' })
  readonly left!: number

  @Field(() => Int, { description: 'Seats that somebody else took over because they had been silent too often.' })
  readonly lost!: number
}

@ObjectType({ description: 'What an account has announced, and what is known of how reliably it plays.' })
export class Attendance {
  @Field(() => [Vacation], { description: 'Its vacations that run or are still to come, the next one first.' })
  readonly vacations!: readonly Vacation[]

  @Field(() => PlayerRecord, { description: 'Its record.' })
  readonly record!: PlayerRecord

  @Field(() => RecordShown, { description: 'To whom the record is shown.' })
  readonly recordShown!: RecordShown
}
