import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { CampaignRow } from '../../store/reads.js'
import { type Context, signedIn } from '../context.js'
import { Campaign } from '../types/campaign.js'
import { OrganisingRole } from '../types/enums.js'
import { readBack } from './organising.js'
import { priced } from '../limits/priced.js'

const idAbout = { description: 'Id of the campaign.' }
const memberAbout = { description: 'Id of the member, from `CampaignStatus.members`.' }

@Resolver(() => Campaign)
export class CoOrganiserResolver {
  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Asks a member to become a co-organiser, or to take over the organiser’s place; they have to accept. For the organiser; co-organisers may ask for co-organisers only.',
  })
  async nameOrganiser(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('memberId', () => ID, memberAbout) memberId: string,
    @Arg('role', () => OrganisingRole, { description: 'What they are asked to become.' }) role: OrganisingRole,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.nameOrganiser(signedIn(context), { campaignId, memberId, role }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Answers whether you want to be the co-organiser, or the organiser, that you were asked to become.',
  })
  async answerNaming(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('accept', () => Boolean, { description: 'Whether you accept.' }) accept: boolean,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.answerNaming(signedIn(context), { campaignId, accept }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Dismisses a co-organiser, or takes back what a member was asked to become. For the organiser and co-organisers, who may also give up their own role.',
  })
  async dismissCoOrganiser(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('memberId', () => ID, memberAbout) memberId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.dismissCoOrganiser(signedIn(context), { campaignId, memberId }))
  }
}
