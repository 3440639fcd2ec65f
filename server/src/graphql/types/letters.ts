import { Field, ID, Int, ObjectType } from 'type-graphql'
import { letterLimits } from '../../referee/letters/letterLimits.js'
import { DateTime } from './scalars.js'

const desks = 'A seat, `organiser` or `facilitator`'

@ObjectType({
  description:
    'A letter as you may know it: one that was delivered to you, or that your own side wrote. Nobody else is told that it exists.',
})
export class Letter {
  @Field(() => ID, { description: 'Id of the letter.' })
  readonly id!: string

  @Field(() => ID, { description: 'Id of its conversation.' })
  readonly conversation!: string

  @Field(() => ID, { nullable: true, description: `${desks} that it is signed with; null: unsigned.` })
  readonly signed!: string | null

  @Field(() => Boolean, {
    description:
      'Whether the server vouches that it is by whom it is signed with. Under grey press no letter of a seat is.',
  })
  readonly proven!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who wrote it; null: not proven, and not by your own side.',
  })
  readonly by!: string | null

  @Field(() => ID, {
    nullable: true,
    description: `${desks} that wrote it, for its own side alone; null for all others.`,
  })
  readonly writtenAs!: string | null

  @Field(() => [ID], { description: 'Whom it is written to: seats, `organiser`, `facilitator`, or only `all`.' })
  readonly to!: readonly string[]

  @Field(() => String, { description: 'What it says: plain text.' })
  readonly text!: string

  @Field(() => String, {
    nullable: true,
    description: 'A line that the writer quotes, as the writer gave it: it may have been changed.',
  })
  readonly quote!: string | null

  @Field(() => DateTime, { description: 'When it was sent.' })
  readonly sentAt!: string

  @Field(() => DateTime, { description: 'When it was delivered, or will be.' })
  readonly arrivesAt!: string

  @Field(() => Boolean, { description: 'Whether it is on its way, and so far known only to the side that wrote it.' })
  readonly underway!: boolean

  @Field(() => Boolean, { description: 'Whether your own side wrote it.' })
  readonly mine!: boolean

  @Field(() => Boolean, { description: 'Whether it is new to you.' })
  readonly unread!: boolean
}

@ObjectType({ description: 'All letters that name the same sender and recipients, as far as you may read them.' })
export class Conversation {
  @Field(() => ID, { description: 'Whom its letters name, e.g. `A+B`, `?+B` where they are unsigned, or `all`.' })
  readonly id!: string

  @Field(() => Int, { description: 'How many of its letters are new to you.' })
  readonly unread!: number

  @Field(() => Letter, { description: 'The newest that you may read.' })
  readonly newest!: Letter
}

@ObjectType({
  description: 'Counts of your own letters in a campaign. What others write to one another changes none of them.',
})
export class LetterNews {
  @Field(() => Int, { description: 'How many letters you may read.' })
  readonly count!: number

  @Field(() => Int, { description: 'How many of them are new to you.' })
  readonly unread!: number

  @Field(() => Int, { description: 'How many of your own side are on their way.' })
  readonly underway!: number
}

@ObjectType({
  description: `Your letters in a campaign: those to you and by you, to your seat, and to all. A seat’s letters belong to the seat: whoever takes it over reads all of them. A person can write ${String(letterLimits.aMinute)} letters a minute and ${String(letterLimits.aDay)} in 24 hours.`,
})
export class Letters {
  readonly campaignId!: string

  @Field(() => LetterNews, { description: 'How many there are, and how many are new.' })
  readonly news!: LetterNews
}
