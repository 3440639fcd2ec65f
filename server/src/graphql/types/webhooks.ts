import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { Kind } from '../../notify/kinds.js'
import { NotificationKind } from './notifications.js'
import { DateTime } from './scalars.js'

const DeliveryState = { WAITING: 'WAITING', SENT: 'SENT', FAILED: 'FAILED', VOID: 'VOID' } as const
registerEnumType(DeliveryState, {
  name: 'DeliveryState',
  description: 'What became of something that was sent to a webhook.',
  valuesConfig: {
    WAITING: { description: 'It is tried again.' },
    SENT: { description: 'The webhook answered with a status from 200 to 299.' },
    FAILED: { description: 'It was given up, or the webhook answered 410 (Gone).' },
    VOID: { description: 'It was dropped: what it told of was over, or the channel was paused.' },
  },
})

@ObjectType({ description: 'One attempt to send something to a webhook.' })
export class DeliveryAttempt {
  @Field(() => DateTime, { description: 'When it ended.' })
  readonly at!: string

  @Field(() => Int, { nullable: true, description: 'The HTTP status of the answer; null: there was none.' })
  readonly status!: number | null

  @Field(() => String, { nullable: true, description: 'Why there was no answer; null: there was one.' })
  readonly error!: string | null
}

@ObjectType({
  description: 'Something that was sent to a webhook. It is kept for 30 days; the text of answers is not.',
})
export class Delivery {
  @Field(() => ID, { description: 'The `webhook-id` of every attempt, by which a receiver tells a repetition.' })
  readonly id!: string

  @Field(() => NotificationKind, { description: 'What it told of.' })
  readonly kind!: Kind

  @Field(() => ID, { nullable: true, description: 'Id of the campaign; null: it is about none.' })
  readonly campaignId!: string | null

  @Field(() => Int, { description: 'Number of the notification, as in `notifications`.' })
  readonly number!: number

  @Field(() => DateTime, { description: 'When it happened.' })
  readonly at!: string

  @Field(() => DeliveryState, { description: 'What became of it.' })
  readonly state!: keyof typeof DeliveryState

  @Field(() => DateTime, { nullable: true, description: 'When it is tried next; null: no more.' })
  readonly nextAt!: string | null

  @Field(() => [DeliveryAttempt], { description: 'All attempts, oldest first.' })
  readonly attempts!: readonly DeliveryAttempt[]
}

@ObjectType({ description: 'The new secret of a webhook.' })
export class RenewedSecret {
  @Field(() => String, { description: 'The secret, shown this once.' })
  readonly secret!: string

  @Field(() => DateTime, { description: 'Until when everything is signed with the secret before it, too.' })
  readonly formerUntil!: Date
}
