import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Awaiting, RollCall } from './awaited.js'
import { Commander } from './commanders.js'
import { Deputy, PlayerRecord, Vacation } from './deputies.js'
import { OrganisingRole, Phase, PlaceRole } from './enums.js'
import { Visibility } from './findingEnums.js'
import { DateTime, SeatId } from './scalars.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'A seat in a campaign.' })
export class Seat {
  @Field(() => SeatId, { description: 'A, B, …' })
  readonly id!: string

  @Field(() => String, { description: 'Name of the side.' })
  readonly title!: string

  @Field(() => String, { description: 'Army type or similar.' })
  readonly subtitle!: string

  @Field(() => String, {
    nullable: true,
    description:
      'Name of its alliance: whoever acts at a seat of one reads the briefings of its other seats. Null: it shares its sight with nobody.',
  })
  readonly alliance!: string | null

  @Field(() => String, { nullable: true, description: 'Name of the person who holds it; null: vacant.' })
  readonly holder!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'If the holder’s name looks like another member’s: a warning such as `a name like seat A’s`; else null.',
  })
  readonly namesake!: string | null

  @Field(() => Boolean, { description: 'Whether a bot plays it.' })
  readonly bot!: boolean

  @Field(() => Int, {
    nullable: true,
    description:
      'Its start is reserved for somebody who joins later: the last turn at whose opening they can begin. From then on the seat is out. Null: not reserved, or somebody has come.',
  })
  readonly reservedUntil!: number | null

  @Field(() => Boolean, { description: 'Whether somebody else may take it over from its holder.' })
  readonly offered!: boolean

  @Field(() => Boolean, { description: 'Whether its last holder conceded, and nobody has taken it over since.' })
  readonly conceded!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'What its holder says, who looks for a substitute; null: they do not.',
  })
  readonly offerNote!: string | null

  @Field(() => Deputy, { nullable: true, description: 'Who acts for its holder, now or later; null: nobody.' })
  readonly deputy!: Deputy | null

  @Field(() => Vacation, {
    nullable: true,
    description: 'The vacation of its holder that runs, or else the next one; null: none is announced.',
  })
  readonly vacation!: Vacation | null

  @Field(() => Boolean, { description: 'Whether it is yours, or you act for or with its holder.' })
  readonly mine!: boolean

  @Field(() => Boolean, { nullable: true, description: 'Whether it has sealed; null: not shown, or nothing to seal.' })
  readonly sealed!: boolean | null
}

@ObjectType({ description: 'Somebody with a place in the campaign, as all members see them.' })
export class Member {
  @Field(() => ID, { description: 'Id of their place in this campaign; it means nothing elsewhere.' })
  readonly id!: string

  @Field(() => String, { description: 'Their name.' })
  readonly name!: string

  @Field(() => String, { nullable: true, description: 'The same warning as `Seat.namesake`.' })
  readonly namesake!: string | null

  @Field(() => PlaceRole, { description: 'Their role.' })
  readonly role!: PlaceRole

  @Field(() => SeatId, {
    nullable: true,
    description: 'The seat that they hold, wait for, or act for or with its holder.',
  })
  readonly seat!: string | null

  @Field(() => Boolean, { description: 'Whether it is you.' })
  readonly mine!: boolean

  @Field(() => Boolean, { description: 'Whether they are the organiser.' })
  readonly organiser!: boolean

  @Field(() => Boolean, { description: 'Whether they are a co-organiser.' })
  readonly coOrganiser!: boolean

  @Field(() => OrganisingRole, {
    nullable: true,
    description: 'What they were asked to become and have not answered; null: nothing.',
  })
  readonly named!: OrganisingRole | null

  @Field(() => PlayerRecord, {
    nullable: true,
    description: 'How reliably they play; null: they do not show it to you.',
  })
  readonly record!: PlayerRecord | null
}

@ObjectType({ description: 'What all members see: deadlines, pause, who sits where; and what you are asked.' })
export class CampaignStatus {
  readonly rulesetId!: string

  @Field(() => Phase, { description: 'Where the campaign stands.' })
  readonly phase!: Phase

  @Field(() => Int, { description: 'The turn; 0 before the start.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage; empty before the start.' })
  readonly stage!: string

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the pause ends by itself; null: it is not paused, or until somebody resumes it.',
  })
  readonly pausedUntil!: string | null

  @Field(() => DateTime, {
    nullable: true,
    description:
      'All have sealed, and the stage closes then unless somebody takes a seal back; null: not so, or the table does not show who has sealed.',
  })
  readonly coolsUntil!: string | null

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The stage has closed and waits for the facilitator to publish it; it is published by itself then. Null: it does not.',
  })
  readonly publishesAt!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Name of the organiser; null: they have deleted their account, and nobody organises the campaign.',
  })
  readonly organiser!: string | null

  @Field(() => String, { nullable: true, description: 'Name of the facilitator; null: there is none.' })
  readonly facilitator!: string | null

  @Field(() => String, { nullable: true, description: 'The same warning as `Seat.namesake`, for the facilitator.' })
  readonly facilitatorNamesake!: string | null

  @priced({ size: 12 })
  @Field(() => [Member], { description: 'Everybody with a place, holders of seats first.' })
  readonly members!: readonly Member[]

  @priced({ size: 4 })
  @Field(() => [Commander], { description: 'Who plays your seat with its holder; empty if you have none.' })
  readonly commanders!: readonly Commander[]

  @Field(() => Int, { description: 'Number of the newest line of the log; 0: none.' })
  readonly logged!: number

  @Field(() => Awaiting, { description: 'Whose answers are awaited.' })
  readonly awaiting!: Awaiting

  @Field(() => String, { description: 'IANA time zone of the campaign’s deadlines.' })
  readonly timeZone!: string

  @Field(() => Visibility, {
    nullable: true,
    description: 'Who may find the campaign; null: you no longer have a place in it.',
  })
  readonly visibility!: Visibility | null

  @Field(() => String, {
    nullable: true,
    description:
      'Edition of the ruleset by which it is played, as `Campaign.edition`: told of at once when the campaign goes on by a newer one. Null: you no longer have a place in it.',
  })
  readonly edition!: string | null

  @Field(() => RollCall, {
    nullable: true,
    description: 'The last roll call; null: there was none, or the campaign has started.',
  })
  readonly rollCall!: RollCall | null

  @Field(() => Int, {
    nullable: true,
    description: 'How many requests for its seats are open; null for everybody but the organiser and co-organisers.',
  })
  readonly requests!: number | null

  @Field(() => Boolean, {
    description: 'Whether all briefings for `EVERYONE` have been written after the end.',
  })
  readonly opened!: boolean

  @Field(() => Int, { description: 'Number of changes that everybody sees.' })
  readonly version!: number
}
