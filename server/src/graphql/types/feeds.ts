import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Kind } from '../../notify/kinds.js'
import { NotificationKind } from './notifications.js'
import { DateTime } from './scalars.js'

@ObjectType({ description: 'Something that you were told.' })
export class Notification {
  @Field(() => Int, { description: 'Counts what you are told, from 1, without gaps.' })
  readonly number!: number

  @Field(() => NotificationKind, { description: 'What happened.' })
  readonly kind!: Kind

  @Field(() => ID, { nullable: true, description: 'Id of the campaign; null: it is about none, or about all.' })
  readonly campaignId!: string | null

  @Field(() => Int, { nullable: true, description: 'The turn in which it happened; null: it belongs to none.' })
  readonly turn!: number | null

  @Field(() => String, { nullable: true, description: 'The stage in which it happened; null: it belongs to none.' })
  readonly stage!: string | null

  @Field(() => String, { description: 'One line: campaign and event, as in the subject of a mail.' })
  readonly subject!: string

  @Field(() => [String], { description: 'Whole sentences, as in a mail.' })
  readonly lines!: readonly string[]

  @Field(() => String, { description: 'Where you read the rest.' })
  readonly link!: string

  @Field(() => DateTime, { description: 'When it was written.' })
  readonly at!: string

  @Field(() => DateTime, { nullable: true, description: 'When it was acknowledged; null: it was not.' })
  readonly acknowledgedAt!: string | null
}
