import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql'
import { type Kind, personalKinds, sharedKinds } from '../../notify/kinds.js'
import type { CampaignChannelRow, ChannelRow } from '../../store/reads.notify.js'
import { notFound } from '../../base/problems.js'
import { type Context, inPerson, proof, signedIn } from '../context.js'
import { priced } from '../limits/priced.js'
import { Account } from '../types/account.js'
import { Campaign } from '../types/campaign.js'
import { weekdays } from '../types/digest.js'
import {
  AddChannelInput,
  AddedChannel,
  CampaignChannel,
  type Channel,
  type ChannelKind,
  NotificationKind,
  NotificationSettings,
  QuietHoursInput,
} from '../types/notifications.js'

const channelAbout = { description: 'Id of the channel.' }
const owners = 'For the owner of the channel, or whoever organises the campaign that it belongs to.'

const told = (all: readonly Kind[], muted: readonly string[]): readonly Kind[] =>
  all.filter((kind) => !muted.includes(kind))

const channelOf = (row: ChannelRow, all: readonly Kind[]): Channel => ({
  ...row,
  kind: row.kind as ChannelKind,
  kinds: told(all, row.muted),
  choices: row.choices.map(({ campaignId, muted }) => ({ campaignId, kinds: told(all, muted) })),
})

const readChannel = async (context: Context, id: string, campaignId: string | null): Promise<Channel> => {
  const [rows, kinds] =
    campaignId === null
      ? [(await context.reads.notify(proof(context)))?.channels, personalKinds]
      : [
          (await context.reads.campaignChannels(proof(context), campaignId)).flatMap(({ kept }) => kept ?? []),
          sharedKinds,
        ]
  const row = rows?.find((one) => one.id === id)
  if (!row) throw notFound()
  return channelOf(row, kinds)
}

const sharedOf = ({ kept, ...row }: CampaignChannelRow, shown: boolean): CampaignChannel => ({
  ...row,
  kind: row.kind as ChannelKind,
  kept: kept && shown ? channelOf(kept, sharedKinds) : null,
})

@Resolver(() => Campaign)
export class CampaignChannelResolver {
  @priced({ cost: 700, size: 10 })
  @FieldResolver(() => [CampaignChannel], {
    description: 'Channels outside of Muster that are told of the campaign what every member may know.',
  })
  async channels(@Root() { id }: Campaign, @Ctx() context: Context): Promise<readonly CampaignChannel[]> {
    const shown = signedIn(context).credential.kind !== 'token'
    const rows = await context.reads.campaignChannels(proof(context), id)
    return rows.map((row) => sharedOf(row, shown))
  }
}

@Resolver(() => Account)
export class NotificationResolver {
  @priced({ cost: 900 })
  @FieldResolver(() => NotificationSettings, {
    description: 'How you are told what concerns you. Not available to API tokens.',
  })
  async notifications(@Ctx() context: Context): Promise<NotificationSettings> {
    inPerson(context)
    const row = await context.reads.notify(proof(context))
    if (!row) throw notFound()
    const digest = row.digest && { ...row.digest, day: weekdays[row.digest.day - 1] ?? 'MONDAY' }
    return {
      ...row,
      digest,
      pushKey: context.channels.pushKey,
      channels: row.channels.map((channel) => channelOf(channel, personalKinds)),
    }
  }

  @priced({ cost: 6000 })
  @Mutation(() => AddedChannel, {
    description:
      'Adds a channel: one of your own, or one of a campaign that you organise, which is then written in its log of the table.',
  })
  async addChannel(
    @Arg('input', () => AddChannelInput, { description: 'What is added.' }) input: AddChannelInput,
    @Ctx() context: Context,
  ): Promise<AddedChannel> {
    const { kind, campaignId = null, name, url = null, mention = null, keys = null } = input
    const given = { kind, campaignId, url, mention, keys: keys && { ...keys }, name: name ?? '' }
    const { id, secret } = await context.channels.add(signedIn(context), given)
    return { channel: await readChannel(context, id, campaignId), secret }
  }

  @priced({ cost: 6000 })
  @Mutation(() => Boolean, {
    description: `Removes a channel and drops what waits for it. The removal of a campaign’s channel is written in its log of the table. ${owners}`,
  })
  async removeChannel(@Arg('id', () => ID, channelAbout) id: string, @Ctx() context: Context): Promise<boolean> {
    await context.channels.remove(signedIn(context), { id })
    return true
  }

  @priced({ cost: 3000 })
  @Mutation(() => Boolean, {
    description: `Pauses a channel, or turns it on again. What waits for it is dropped. ${owners}`,
  })
  async pauseChannel(
    @Arg('id', () => ID, channelAbout) id: string,
    @Arg('paused', () => Boolean, { description: 'Whether it is paused from now on.' }) paused: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.channels.pause(signedIn(context), { id, paused })
    return true
  }

  @priced({ cost: 3000 })
  @Mutation(() => Boolean, {
    description: `Sends a test message to a channel, also in quiet hours; at most one a minute. ${owners}`,
  })
  async testChannel(@Arg('id', () => ID, channelAbout) id: string, @Ctx() context: Context): Promise<boolean> {
    await context.channels.test(signedIn(context), { id })
    return true
  }

  @priced({ cost: 3000 })
  @Mutation(() => Boolean, { description: `Chooses what a channel is told. ${owners}` })
  async chooseNotifications(
    @Arg('channelId', () => ID, channelAbout) id: string,
    @Arg('campaignId', () => ID, {
      nullable: true,
      description: 'Chooses for this campaign alone. Default: for all campaigns without a choice of their own.',
    })
    campaignId: string | undefined | null,
    @Arg('kinds', () => [NotificationKind], {
      nullable: true,
      description: 'What it is told. Default: as for all campaigns, or everything.',
    })
    kinds: Kind[] | undefined | null,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const input = { id, campaignId: campaignId ?? null, kinds: kinds ?? null }
    await context.channels.choose(signedIn(context), input)
    return true
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, { description: 'Sets your quiet hours.' })
  async setQuietHours(
    @Arg('hours', () => QuietHoursInput, { nullable: true, description: 'The hours. Default: none.' })
    hours: QuietHoursInput | undefined | null,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.channels.setQuietHours(signedIn(context), hours ? { ...hours } : null)
    return true
  }
}
