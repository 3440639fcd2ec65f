import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { CampaignRow, SeatRequestRow } from '../../store/reads.js'
import { notFound } from '../../base/problems.js'
import { type Context, proof, signedIn } from '../context.js'
import { priced } from '../limits/priced.js'
import { Campaign } from '../types/campaign.js'
import { SeatRequest } from '../types/finding.js'
import { Visibility } from '../types/findingEnums.js'
import { DateTime, SeatId } from '../types/scalars.js'
import { readBack } from './organising.js'

const idAbout = { description: 'Id of the campaign.' }

@Resolver(() => Campaign)
export class JoiningResolver {
  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Says who may find the campaign and ask for a seat. All members can read it in the log. For the organiser.',
  })
  async setVisibility(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('visibility', () => Visibility, { description: 'Who may find it.' }) visibility: Visibility,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.setVisibility(signedIn(context), { campaignId, visibility }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Before the start: reserves the start of a vacant seat for somebody who joins once the campaign runs. `HouseRules.lateStart` says what they will be given. For the organiser.',
  })
  async reserveSeat(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('seat', () => SeatId, { description: 'The seat.' }) seat: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.reserveSeat(signedIn(context), { campaignId, seat }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Before the start: the start of a seat is no longer reserved. For the organiser.',
  })
  async releaseSeat(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('seat', () => SeatId, { description: 'The seat.' }) seat: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.releaseSeat(signedIn(context), { campaignId, seat }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => SeatRequest, {
    description:
      'Asks for a seat in a listed or unlisted campaign. The organiser and co-organisers read it; at most 5 of yours can be open, and you can ask 10 times a day.',
  })
  async requestSeat(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('diceContribution', () => String, {
      description:
        'The seat’s contribution to the dice, if you get one before the start: 32 random bytes as 64 hex digits.',
    })
    diceContribution: string,
    @Arg('seat', () => SeatId, { nullable: true, description: 'The seat. Left out: whichever is free.' })
    seat: string | undefined | null,
    @Arg('note', () => String, { nullable: true, description: 'What to tell the organiser; at most 500 characters.' })
    note: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<SeatRequestRow> {
    const input = { campaignId, diceContribution, note: note ?? '', ...(seat == null ? {} : { seat }) }
    const { requestId } = await context.referee.requestSeat(signedIn(context), input)
    const made = (await context.reads.ownRequests(proof(context), { after: null, limit: 50 })).find(
      ({ id }) => id === requestId,
    )
    if (!made) throw notFound()
    return made
  }

  @priced({ cost: 6000 })
  @Mutation(() => Boolean, { description: 'Withdraws a request of yours that nobody has answered.' })
  async withdrawSeatRequest(
    @Arg('id', () => ID, { description: 'Id of the request.' }) requestId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.withdrawSeatRequest(signedIn(context), { requestId })
    return true
  }

  @priced({ cost: 15_000 })
  @Mutation(() => Campaign, {
    description:
      'Answers a request for a seat. If you accept it while the campaign is running, the place begins after a notice to everybody. For the organiser.',
  })
  async answerSeatRequest(
    @Arg('id', () => ID, { description: 'Id of the request.' }) requestId: string,
    @Arg('accept', () => Boolean, { description: 'Whether they get the seat.' }) accept: boolean,
    @Arg('seat', () => SeatId, { nullable: true, description: 'If they asked for any seat: the one that they get.' })
    seat: string | undefined | null,
    @Arg('text', () => String, { nullable: true, description: 'What to tell them; at most 500 characters.' })
    text: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = { requestId, accept, text: text ?? '', ...(seat == null ? {} : { seat }) }
    return readBack(context, await context.referee.answerSeatRequest(signedIn(context), input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Before the start: asks the holders of all seats to say that they are here. For the organiser.',
  })
  async callRoll(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('until', () => DateTime, { description: 'Until when you wait for answers; at most 30 days ahead.' })
    until: Date,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = { campaignId, until: until.toISOString() }
    return readBack(context, await context.referee.callRoll(signedIn(context), input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, { description: 'Answers the roll call: you are here. For the holder of a seat.' })
  async answerRollCall(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.answerRollCall(signedIn(context), { campaignId }))
  }

  @priced({ cost: 15_000 })
  @Mutation(() => Campaign, {
    description:
      'Frees the seats of all holders who have not answered the roll call in time. For the organiser; a co-organiser does not free the organiser’s seat.',
  })
  async freeMissingSeats(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.freeMissingSeats(signedIn(context), { campaignId }))
  }
}
