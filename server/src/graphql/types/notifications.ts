import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import type { Kind } from '../../notify/kinds.js'
import { Digest } from './digest.js'
import { DateTime } from './scalars.js'

const kinds: { readonly [Name in Kind]: { readonly description: string } } = {
  ORDERS: { description: 'A question opened that all seats are asked.' },
  QUESTION: { description: 'A question opened that only some are asked.' },
  DEADLINE: { description: 'The deadline of a question that you have not answered is near, or was moved.' },
  LAST: { description: 'All others have sealed. Only where the campaign shows who has sealed.' },
  RECEIPT: {
    description:
      'The signed receipt of what was sealed at your desk, by you or for you, without the orders. Not told unless you choose it.',
  },
  BATTLE: { description: 'A battle desk of yours opened.' },
  TIMES: { description: 'The other side of a battle proposed times.' },
  AGREED: { description: 'The other side of a battle agreed to a time.' },
  CALLED_OFF: { description: 'The other side of a battle called off the time.' },
  LETTER: { description: 'A letter to you was delivered. Once for each conversation until you have read it.' },
  VOTE: { description: 'The holders of the seats are called to vote.' },
  CHRONICLE: {
    description:
      'Somebody wrote in the chronicle; at most once a day for each campaign. Not told unless you choose it.',
  },
  CONSENT: { description: 'A stage is to be closed early, or somebody is to take a place: you may consent or object.' },
  NAMED: { description: 'You were asked to become a co-organiser, or the organiser.' },
  REMOVED: { description: 'You were removed from your place.' },
  VACATED: { description: 'Somebody left a campaign that you organise.' },
  JOINED: { description: 'Somebody joined a campaign that you organise.' },
  SILENT: { description: 'A seat of a campaign that you organise has been silent as long as its absence rules allow.' },
  ABSENT: { description: 'Your own seat has been silent as long as the absence rules allow.' },
  REPLACED: { description: 'Somebody else has taken your seat over.' },
  DEPUTY: { description: 'Somebody agreed to act for your seat.' },
  DEPUTY_BEGAN: { description: 'From now on you act for the holder of a seat.' },
  DEPUTY_ENDED: { description: 'You act for the holder of a seat no longer, or somebody gave up acting for yours.' },
  SEAT_OFFERED: { description: 'A player of a campaign that you organise looks for a substitute.' },
  FULL: { description: 'The last free seat of a campaign that you organise was taken, so it can start.' },
  REQUESTED: { description: 'Somebody asks for a seat in a campaign that you organise.' },
  ACCEPTED: { description: 'Your request for a seat was accepted.' },
  DECLINED: { description: 'Your request for a seat was declined.' },
  PUBLISH: { description: 'A stage has closed, and waits for its reader, the facilitator, to publish it.' },
  NOT_HAPPENED: { description: 'An event that its reader, the facilitator, had prepared could not happen.' },
  ROLL_CALL: { description: 'Before the start, the holders of seats are asked to say that they are here.' },
  STAGE: { description: 'A stage began. Only for channels of a campaign.' },
  STARTED: { description: 'The campaign was started.' },
  PAUSED: { description: 'The campaign was paused.' },
  RESUMED: { description: 'The campaign was resumed.' },
  HELD: { description: 'A stage could not be resolved.' },
  ENDED: { description: 'The campaign ended.' },
  EXTENDED: { description: 'A deadline that everybody sees was moved.' },
  UNORGANISED: { description: 'The organiser deleted their account; nobody organises the campaign.' },
  ORGANISER: { description: 'Somebody else became the organiser.' },
  DIGEST: { description: 'The mail of the week, for who chose one.' },
  TEST: { description: 'A test message, sent at the wish of the channel’s owner.' },
}

const names = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, kind])) as { readonly [Name in Kind]: Name }
export const NotificationKind = names
registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'What somebody, or a channel of a campaign, is told.',
  valuesConfig: kinds,
})

export const ChannelKind = {
  EMAIL: 'EMAIL',
  DISCORD: 'DISCORD',
  SLACK: 'SLACK',
  PUSH: 'PUSH',
  WEBHOOK: 'WEBHOOK',
} as const
export type ChannelKind = (typeof ChannelKind)[keyof typeof ChannelKind]
registerEnumType(ChannelKind, {
  name: 'ChannelKind',
  description: 'A way to be told.',
  valuesConfig: {
    EMAIL: { description: 'Mails to the account’s own address, once it is confirmed. Everybody has this channel.' },
    DISCORD: { description: 'A channel of a Discord server, by its webhook. Of a person or of a campaign.' },
    PUSH: { description: 'Notifications of a browser, by the push service that it chose. Of a person.' },
    SLACK: { description: 'A channel of a Slack workspace, by its incoming webhook. Of a person or of a campaign.' },
    WEBHOOK: {
      description: 'A program of your own, called at its address and told ids and kinds alone, signed. Of a person.',
    },
  },
})

@ObjectType({ description: 'What a channel is told of one campaign.' })
export class ChannelChoice {
  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly campaignId!: string

  @Field(() => [NotificationKind], { description: 'What the channel is told of it.' })
  readonly kinds!: readonly Kind[]
}

@ObjectType({ description: 'One way to be told what happens. What opens the place it leads to is not shown again.' })
export class Channel {
  @Field(() => ID, { description: 'Id, used to change it.' })
  readonly id!: string

  @Field(() => ChannelKind, { description: 'What it is.' })
  readonly kind!: ChannelKind

  @Field(() => String, { description: 'The name that its owner gave it; may be empty.' })
  readonly name!: string

  @Field(() => String, {
    nullable: true,
    description: 'Where it leads: an e-mail address, or the host of a URL; null: the address is not confirmed yet.',
  })
  readonly address!: string | null

  @Field(() => Boolean, { description: 'Whether it is paused, by its owner or after five days of failures.' })
  readonly paused!: boolean

  @Field(() => DateTime, { nullable: true, description: 'Since when nothing has arrived; null: it works.' })
  readonly failingSince!: string | null

  @Field(() => String, { nullable: true, description: 'What went wrong last; null: nothing.' })
  readonly lastError!: string | null

  @Field(() => DateTime, { description: 'When it was created.' })
  readonly createdAt!: string

  @Field(() => [NotificationKind], { description: 'What it is told, unless `choices` says otherwise for a campaign.' })
  readonly kinds!: readonly Kind[]

  @Field(() => [ChannelChoice], { description: 'Campaigns of which it is told something else than by default.' })
  readonly choices!: readonly ChannelChoice[]
}

@ObjectType({
  description: 'Hours of the day in which you are sent nothing that rings. It is sent when they are over.',
})
export class QuietHours {
  @Field(() => String, { description: 'Their IANA time zone.' })
  readonly zone!: string

  @Field(() => String, { description: 'When they begin, `HH:MM`.' })
  readonly from!: string

  @Field(() => String, { description: 'When they end, `HH:MM`; may be on the next day.' })
  readonly until!: string
}

@InputType({ description: 'Hours of the day in which you are sent nothing that rings.' })
export class QuietHoursInput {
  @Field(() => String, { description: 'Their IANA time zone, e.g. `Europe/Berlin`.' })
  readonly zone!: string

  @Field(() => String, { description: 'When they begin, `HH:MM`.' })
  readonly from!: string

  @Field(() => String, { description: 'When they end, `HH:MM`; may be on the next day.' })
  readonly until!: string
}

@ObjectType({ description: 'How you are told what concerns you; see docs/notifications.md.' })
export class NotificationSettings {
  @Field(() => QuietHours, { nullable: true, description: 'Your quiet hours; null: none.' })
  readonly quietHours!: QuietHours | null

  @Field(() => Digest, { nullable: true, description: 'When you get your weekly digest by mail; null: never.' })
  readonly digest!: Digest | null

  @Field(() => Boolean, { description: 'Whether your calendar has a secret address.' })
  readonly calendar!: boolean

  @Field(() => String, {
    description: 'The key with which a browser subscribes to pushes of this server: VAPID, URL-safe Base64.',
  })
  readonly pushKey!: string

  @Field(() => [Channel], { description: 'Your channels, the one for mails first.' })
  readonly channels!: readonly Channel[]
}

@ObjectType({ description: 'A channel of a campaign, which is told only what every member may know.' })
export class CampaignChannel {
  @Field(() => ID, { description: 'Id, used to change it.' })
  readonly id!: string

  @Field(() => ChannelKind, { description: 'What it is.' })
  readonly kind!: ChannelKind

  @Field(() => String, { description: 'The name that the organiser gave it; may be empty.' })
  readonly name!: string

  @Field(() => Channel, {
    nullable: true,
    description: 'How it is set up and whether it works, for whoever organises the campaign. Null for API tokens.',
  })
  readonly kept!: Channel | null
}

@InputType({ description: 'The keys of a browser that is to be pushed to, as its push subscription names them.' })
export class PushKeysInput {
  @Field(() => String, { description: 'The browser’s public key, URL-safe Base64.' })
  readonly p256dh!: string

  @Field(() => String, { description: 'The secret that authenticates messages, URL-safe Base64.' })
  readonly auth!: string
}

@InputType({ description: 'A channel to add.' })
export class AddChannelInput {
  @Field(() => ChannelKind, { description: 'What it is.' })
  readonly kind!: ChannelKind

  @Field(() => ID, {
    nullable: true,
    description: 'The campaign that it belongs to; for its organiser and co-organisers. Default: it is your own.',
  })
  readonly campaignId?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'A name of at most 40 characters. All members see the names of their campaign’s channels. Default: none.',
  })
  readonly name?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The address that messages are sent to. It is a secret, and not shown again.',
  })
  readonly url?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Of Discord: the id of a role that each new message mentions. Default: nobody is mentioned.',
  })
  readonly mention?: string | null

  @Field(() => PushKeysInput, { nullable: true, description: 'The keys of a browser that is to be pushed to.' })
  readonly keys?: PushKeysInput | null
}

@ObjectType({ description: 'A channel that was added.' })
export class AddedChannel {
  @Field(() => Channel, { description: 'The channel.' })
  readonly channel!: Channel

  @Field(() => String, {
    nullable: true,
    description: 'What proves that a message is from this server, shown this once; null: there is nothing of the kind.',
  })
  readonly secret!: string | null
}
