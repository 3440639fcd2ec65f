import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { badInput } from '../../base/problems.js'
import * as words from '../../messages/votes.generated.js'
import type { CallVote } from '../../referee/common/contract.js'
import type { VotedUnwinding } from '../../referee/common/votingContract.js'
import type { CampaignRow } from '../../store/reads.js'
import { type Context, signedIn } from '../context.js'
import { Campaign } from '../types/campaign.js'
import { VoteInput } from '../types/votes.js'
import { readBack } from './organising.js'
import { priced } from '../limits/priced.js'

const idAbout = { description: 'Id of the campaign.' }

/** Which one is given. Literals are judged by `@oneOf`; variables are read by a library that does not know it. */
const votedOn = ({
  deadline,
  pause,
  organiser,
  edition,
  corrections,
  unwinding,
  reopening,
  end,
}: VoteInput): Omit<CallVote, 'campaignId'> => {
  const given = [
    ...(deadline ? [{ kind: 'EXTEND' as const, class: deadline.class, at: deadline.at.toISOString() }] : []),
    ...(pause
      ? [{ kind: 'PAUSE' as const, at: pause.until.toISOString(), ...(pause.note == null ? {} : { note: pause.note }) }]
      : []),
    ...(organiser ? [{ kind: 'ORGANISER' as const, memberId: organiser }] : []),
    ...(edition ? [{ kind: 'EDITION' as const }] : []),
    ...(corrections ? [{ kind: 'CORRECT' as const, corrections }] : []),
    // Orders are tidied where they are read: what is null is left out.
    ...(unwinding ? [{ kind: 'UNWIND' as const, unwinding: unwinding as VotedUnwinding }] : []),
    ...(reopening ? [{ kind: 'REOPEN' as const, reopening }] : []),
    ...(end ? [{ kind: 'END' as const }] : []),
  ]
  const [one] = given
  if (!one || given.length > 1) throw badInput(words.oneThing(), 'on')
  return one
}

@Resolver(() => Campaign)
export class VoteResolver {
  @priced({ cost: 12_000 })
  @Mutation(() => Campaign, {
    description:
      'Calls a vote of all persons who hold seats; you have voted for it by that. It passes at once when more than half of the seats are for it, and fails as soon as it cannot pass; when its time is over it passes with more votes for than against, if at least half of the seats have voted. For holders of a seat; the edition a facilitator decides alone by it, which all members read.',
  })
  async callVote(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('on', () => VoteInput, { description: 'What is voted on.' }) on: VoteInput,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.callVote(signedIn(context), { campaignId, ...votedOn(on) }))
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
