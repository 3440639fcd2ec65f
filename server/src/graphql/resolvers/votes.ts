import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { CampaignRow } from '../../store/reads.js'
import { type Context, signedIn } from '../context.js'
import { Campaign } from '../types/campaign.js'
import { VoteKind } from '../types/enums.js'
import { DateTime } from '../types/scalars.js'
import { readBack } from './organising.js'
import { priced } from '../limits/priced.js'

const idAbout = { description: 'Id of the campaign.' }

/** What was left out or null is not there. */
const given = <Name extends string>(
  name: Name,
  value: string | undefined | null,
): { readonly [Key in Name]?: string } =>
  value == null ? {} : ({ [name]: value } as { readonly [Key in Name]?: string })

@Resolver(() => Campaign)
export class VoteResolver {
  @priced({ cost: 12_000 })
  @Mutation(() => Campaign, {
    description:
      'Calls a vote of all persons who hold seats; you have voted for it by that. It passes at once when more than half of the seats are for it, and fails as soon as it cannot pass; when its time is over it passes with more votes for than against, if at least half of the seats have voted. For holders of a seat; `EDITION` a facilitator decides alone by it, which all members read.',
  })
  async callVote(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('kind', () => VoteKind, { description: 'What is voted on.' }) kind: VoteKind,
    @Arg('class', () => String, { nullable: true, description: 'For `EXTEND`: id of the deadline class.' })
    deadline: string | undefined | null,
    @Arg('at', () => DateTime, {
      nullable: true,
      description: 'For `EXTEND`: the new deadline. For `PAUSE`: when the campaign resumes.',
    })
    at: Date | undefined | null,
    @Arg('note', () => String, { nullable: true, description: 'For `PAUSE`: the reason; all members can read it.' })
    note: string | undefined | null,
    @Arg('memberId', () => ID, {
      nullable: true,
      description: 'For `ORGANISER`: id of the member who is to organise, from `CampaignStatus.members`.',
    })
    memberId: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const about = { ...given('class', deadline), ...given('at', at?.toISOString()), ...given('note', note) }
    const input = { campaignId, kind, ...about, ...given('memberId', memberId) }
    return readBack(context, await context.referee.callVote(signedIn(context), input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Votes; you can change your vote until the vote is over. All members see it. For holders of a seat.',
  })
  async castVote(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('noticeId', () => ID, { description: 'Id of the vote, from `CampaignStatus.notices`.' }) matterId: string,
    @Arg('inFavour', () => Boolean, { description: 'Whether you are for it.' }) inFavour: boolean,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.castVote(signedIn(context), { campaignId, matterId, inFavour }))
  }

  @priced({ cost: 15_000 })
  @Mutation(() => Campaign, {
    description:
      'Gives up for your seat. All members see it, and you can still read what the seat knew until then. If all seats but one have conceded, the campaign ends, and the last one has won. For the holder of a seat.',
  })
  async concede(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('bot', () => Boolean, {
      nullable: true,
      description: 'Whether a bot plays on for the seat; otherwise it stays silent. Default true.',
    })
    bot: boolean | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.concede(signedIn(context), { campaignId, bot: bot ?? true }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Ends the open vote on another organiser, because you are there. For the organiser.',
  })
  async keepOrganising(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.keepOrganising(signedIn(context), { campaignId }))
  }
}
