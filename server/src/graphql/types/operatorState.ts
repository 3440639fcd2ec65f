import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { StorageKind as Stored } from '../../store/reads.operator.js'
import { DateTime } from './scalars.js'

const StorageKind = {
  ...{ ACCOUNTS: 'ACCOUNTS', BRIEFINGS: 'BRIEFINGS', CHRONICLES: 'CHRONICLES', JOBS: 'JOBS' },
  ...{ NOTIFICATIONS: 'NOTIFICATIONS', OTHER: 'OTHER', RESOLUTIONS: 'RESOLUTIONS', TALK: 'TALK' },
} as const
registerEnumType(StorageKind, {
  name: 'StorageKind',
  description: 'What a group of tables of the database holds.',
  valuesConfig: {
    ACCOUNTS: { description: 'Accounts, sessions and API tokens.' },
    BRIEFINGS: { description: 'Briefings and maps.' },
    CHRONICLES: { description: 'Chronicles with their pictures.' },
    JOBS: { description: 'The queue of jobs.' },
    NOTIFICATIONS: { description: 'The outbox, notifications and their deliveries.' },
    OTHER: { description: 'Campaigns, seats and everything else.' },
    RESOLUTIONS: { description: 'Resolutions, sheets and records.' },
    TALK: { description: 'Letters, battle desks and complaints.' },
  },
})

@ObjectType({ description: 'A group of tables of the database.' })
export class StorageGroup {
  @Field(() => StorageKind, { description: 'What it holds.' })
  readonly kind!: Stored

  @Field(() => Float, { description: 'Bytes on disk, with indexes.' })
  readonly bytes!: number
}

@ObjectType({ description: 'What the server stores.' })
export class OperatorStorage {
  @Field(() => Float, { description: 'Bytes of the whole database.' })
  readonly bytes!: number

  @Field(() => [StorageGroup], { description: 'Its tables, by what they hold.' })
  readonly groups!: readonly StorageGroup[]

  @Field(() => Float, {
    description: 'Bytes of the data folder, with the embedded database; counted once a minute at most.',
  })
  readonly folderBytes!: number

  @Field(() => Float, { description: 'Bytes that are free on the data folder’s disk.' })
  readonly folderFree!: number
}

@ObjectType({ description: 'A job of the queue that has failed at least once.' })
export class FailedJob {
  @Field(() => String, { description: 'What it does.' })
  readonly task!: string

  @Field(() => Int, { description: 'How often it was tried.' })
  readonly attempts!: number

  @Field(() => Int, { description: 'How often it is tried before it is given up.' })
  readonly maxAttempts!: number

  @Field(() => DateTime, { description: 'When it was last tried.' })
  readonly at!: string

  @Field(() => String, { description: 'First line of the last error, without what it quotes.' })
  readonly error!: string
}

@ObjectType({ description: 'The queue of jobs, without what they carry.' })
export class OperatorJobs {
  @Field(() => Int, { description: 'Jobs that are due and not begun.' })
  readonly waiting!: number

  @Field(() => DateTime, { nullable: true, description: 'Since when the oldest of them is due.' })
  readonly waitingSince!: Date | null

  @Field(() => Int, { description: 'Jobs for later, such as deadlines.' })
  readonly planned!: number

  @Field(() => [FailedJob], { description: 'Those that have failed, latest first.' })
  readonly failed!: readonly FailedJob[]
}

@ObjectType({ description: 'All channels of one kind.' })
export class ChannelCount {
  @Field(() => String, { description: 'Kind of channel.' })
  readonly kind!: string

  @Field(() => Int, { description: 'How many there are.' })
  readonly count!: number

  @Field(() => Int, { description: 'How many of them fail.' })
  readonly failing!: number

  @Field(() => Int, { description: 'How many of them are paused.' })
  readonly paused!: number
}

@ObjectType({ description: 'How notifications fare.' })
export class OperatorMessages {
  @Field(() => Int, { description: 'Rows of the outbox of which nobody has been told yet.' })
  readonly untold!: number

  @Field(() => DateTime, { nullable: true, description: 'When the oldest of them was written.' })
  readonly untoldSince!: string | null

  @Field(() => Int, { description: 'Deliveries that wait, for their time or for another attempt.' })
  readonly waiting!: number

  @Field(() => DateTime, { nullable: true, description: 'Since when the oldest of them is due; null: none is.' })
  readonly overdueSince!: string | null

  @Field(() => Int, { description: 'Deliveries that were given up, in the last 30 days.' })
  readonly failed!: number

  @Field(() => [ChannelCount], { description: 'Channels that people have set up, by kind.' })
  readonly channels!: readonly ChannelCount[]
}
