import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { ActKind as Act, ComplaintRow } from '../../store/reads.operator.js'
import { ComplaintSubject, Phase } from './enums.js'
import { DateTime } from './scalars.js'

const OperatorActKind = { BLOCKED: 'BLOCKED', UNBLOCKED: 'UNBLOCKED', SETTLED: 'SETTLED', RETRIED: 'RETRIED' } as const
registerEnumType(OperatorActKind, {
  name: 'OperatorActKind',
  description: 'What an operator did.',
  valuesConfig: {
    BLOCKED: { description: 'An account was blocked.' },
    UNBLOCKED: { description: 'A blocked account was let in again.' },
    SETTLED: { description: 'A complaint was settled.' },
    RETRIED: { description: 'A campaign on hold was made to try its stage again.' },
  },
})

@ObjectType({ description: 'An account, as an operator sees it.' })
export class OperatorAccount {
  @Field(() => ID, { description: 'Id of the account.' })
  readonly id!: string

  @Field(() => String, { description: 'The name that other members see.' })
  readonly name!: string

  @Field(() => String, { description: 'E-mail address.' })
  readonly email!: string

  @Field(() => Boolean, { description: 'Whether its owner has confirmed the address.' })
  readonly confirmed!: boolean

  @Field(() => DateTime, { description: 'When it was made.' })
  readonly createdAt!: string

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When its owner was last here, to the minute, in a browser or with a tool; null: never since this is noted.',
  })
  readonly seenAt!: string | null

  @Field(() => Int, { description: 'Campaigns in which it has a place.' })
  readonly campaigns!: number

  @Field(() => Boolean, { description: 'Whether it is an operator’s.' })
  readonly operator!: boolean

  @Field(() => DateTime, { nullable: true, description: 'Since when it is blocked; null: it is not.' })
  readonly blockedAt!: string | null

  @Field(() => String, { nullable: true, description: 'Why it is blocked, as the operator wrote.' })
  readonly blockReason!: string | null
}

@ObjectType({ description: 'Why a campaign is on hold.' })
export class OperatorFault {
  @Field(() => String, { description: 'Names the line of the server’s log that says all of it.' })
  readonly reference!: string

  @Field(() => String, {
    description: 'What failed, and where in the source code. Nothing that the error itself says.',
  })
  readonly text!: string

  @Field(() => DateTime, { description: 'When it happened.' })
  readonly at!: string
}

@ObjectType({ description: 'A campaign, as an operator sees it: nothing of what is played in it.' })
export class OperatorCampaign {
  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string

  @Field(() => ID, { description: 'Id of its ruleset.' })
  readonly rulesetId!: string

  @Field(() => String, { description: 'The ruleset’s edition.' })
  readonly edition!: string

  @Field(() => Phase, { description: 'Whether it gathers players, runs, stands still or is over.' })
  readonly phase!: Phase

  @Field(() => Int, { description: 'The current turn; 0 before the start.' })
  readonly turn!: number

  @Field(() => DateTime, { description: 'When it was created.' })
  readonly createdAt!: string

  @Field(() => Float, { description: 'Bytes that its rows take in the database, compressed as they are stored.' })
  readonly bytes!: number

  @Field(() => DateTime, { nullable: true, description: 'When anything was last resolved in it.' })
  readonly resolvedAt!: string | null

  @Field(() => OperatorFault, { nullable: true, description: 'Why it is on hold; null: it is not.' })
  readonly fault!: OperatorFault | null
}

@ObjectType({ description: 'What somebody has told the host about something that somebody else wrote.' })
export class Complaint {
  @Field(() => ID, { description: 'Id, used to settle it.' })
  readonly id!: string

  @Field(() => ComplaintSubject, { description: 'What it is about.' })
  readonly about!: ComplaintRow['about']

  @Field(() => String, { description: 'Name of the campaign.' })
  readonly campaign!: string

  @Field(() => String, { description: 'Who complains.' })
  readonly by!: string

  @Field(() => String, { description: 'Who wrote it.' })
  readonly of!: string

  @Field(() => ID, { nullable: true, description: 'Id of the account of who wrote it; null: it is deleted.' })
  readonly accountId!: string | null

  @Field(() => String, { description: 'What was written, as it was when the complaint was made.' })
  readonly text!: string

  @Field(() => String, { description: 'What is wrong with it, according to the complaint.' })
  readonly reason!: string

  @Field(() => DateTime, { description: 'When the complaint was made.' })
  readonly at!: string

  @Field(() => DateTime, { nullable: true, description: 'When an operator settled it; null: it is open.' })
  readonly settledAt!: string | null
}

@ObjectType({ description: 'A line in the log of what operators did.' })
export class OperatorAct {
  @Field(() => Int, { description: 'Its number.' })
  readonly number!: number

  @Field(() => DateTime, { description: 'When it was done.' })
  readonly at!: string

  @Field(() => OperatorActKind, { description: 'What was done.' })
  readonly kind!: Act

  @Field(() => String, {
    nullable: true,
    description: 'Who did it; null: somebody at the command line, or whose account is deleted.',
  })
  readonly by!: string | null

  @Field(() => String, { nullable: true, description: 'Whom it concerns; null: nobody, or their account is deleted.' })
  readonly of!: string | null

  @Field(() => String, { nullable: true, description: 'Name of the campaign that it concerns.' })
  readonly campaign!: string | null

  @Field(() => String, { nullable: true, description: 'The reason that was given.' })
  readonly note!: string | null
}

@ObjectType({
  description:
    'The server, for its operators: whom the host has named in `MUSTER_OPERATORS` and who have confirmed their address. It shows no order, no view, and no letter but those complained of.',
})
export class Operator {}
