import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { CampaignRow } from '../../store/reads.js'
import { type Context, signedIn } from '../context.js'
import { Campaign } from '../types/campaign.js'
import { CommanderLink } from '../types/commanders.js'
import { readBack } from './organising.js'
import { priced } from '../limits/priced.js'

const idAbout = { description: 'Id of the campaign.' }
const commanderAbout = 'Id of the commander’s place: one of `CampaignStatus.commanders`.'

@Resolver(() => Campaign)
export class CommanderResolver {
  @priced({ cost: 10_000 })
  @Mutation(() => CommanderLink, {
    description:
      'Makes a link for somebody who is to play your seat with you: they read what the seat knows and has known, write in its drafts, and answer for its battles. The link can be followed once, within 14 days; an open one is replaced. For the holder of a seat.',
  })
  async inviteCommander(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CommanderLink> {
    const { token, expiresAt } = await context.referee.inviteCommander(signedIn(context), { campaignId })
    return { campaignId, url: `/join/${token}`, expiresAt }
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Says for which pieces a commander of your seat writes, and whether they may seal. It counts at once. For the holder of a seat.',
  })
  async entrustCommander(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('commanderId', () => ID, { description: commanderAbout }) commanderId: string,
    @Arg('pieces', () => [ID], {
      nullable: true,
      description: 'Ids of pieces of your seat, at most 500; null or left out: all, also those that you get later.',
    })
    pieces: string[] | undefined | null,
    @Arg('seals', () => Boolean, {
      nullable: true,
      description: 'Whether they may seal; only together with all pieces. Default: no.',
    })
    seals: boolean | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = { campaignId, commanderId, pieces: pieces ?? null, seals: seals ?? false }
    return readBack(context, await context.referee.entrustCommander(signedIn(context), input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Ends that a commander plays your seat with you: they keep what it knew until then. Without an id your open link is withdrawn. For the holder of a seat; a commander gives it up with `leaveCampaign`.',
  })
  async dismissCommander(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('commanderId', () => ID, { nullable: true, description: commanderAbout })
    commanderId: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = { campaignId, commanderId: commanderId ?? null }
    return readBack(context, await context.referee.dismissCommander(signedIn(context), input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Ends that somebody plays a seat with its holder: their streams close, and they keep what the seat knew until then. The holder can ask them again. For the organiser and the facilitator.',
  })
  async removeCommander(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('memberId', () => ID, { description: 'Id of the commander: one of `CampaignStatus.members`.' })
    memberId: string,
    @Arg('reason', () => String, { description: 'Why, at most 500 characters: all members read it.' }) reason: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.removeCommander(signedIn(context), { campaignId, memberId, reason }))
  }
}
