import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import * as words from '../../messages/requests.generated.js'
import type { CampaignRef } from '../../referee/common/contract.js'
import type { CampaignRow } from '../../store/reads.js'
import { badInput, notFound } from '../../base/problems.js'
import { type Context, proof, signedIn } from '../context.js'
import { createCampaignOf } from '../createCampaign.js'
import { Campaign, Invitation } from '../types/campaign.js'
import { PlaceRole } from '../types/enums.js'
import { CreateCampaignInput } from '../types/inputs.js'
import { DateTime, SeatId } from '../types/scalars.js'
import { priced } from '../limits/priced.js'

const idAbout = { description: 'Id of the campaign.' }

/** What the caller may know of a campaign after changing it. */
export const readBack = async (context: Context, { campaignId }: CampaignRef): Promise<CampaignRow> => {
  const found = await context.reads.campaign(proof(context), campaignId)
  if (!found) throw notFound()
  return found
}

@Resolver(() => Campaign)
export class OrganisingResolver {
  @priced({ cost: 22_000 })
  @Mutation(() => Campaign, { description: 'Creates a campaign; you become its organiser.' })
  async createCampaign(
    @Arg('input', () => CreateCampaignInput, { description: 'Everything needed to create it.' })
    input: CreateCampaignInput,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.createCampaign(signedIn(context), createCampaignOf(input)))
  }

  @priced({ cost: 6000 })
  @Mutation(() => Invitation, {
    description:
      'Creates an invitation link: for one person, or with `PLAYER` and no seat a code for as many people as there are free seats. For the organiser; for a seat that its holder offers also for that holder.',
  })
  async invite(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('role', () => PlaceRole, { description: '`PLAYER`, `OBSERVER` or `FACILITATOR`.' }) role: PlaceRole,
    @Arg('seat', () => SeatId, { nullable: true, description: 'For a player: the seat. Left out: whichever is free.' })
    seat: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<Invitation> {
    const caller = signedIn(context)
    if (role === 'ORGANISER' || role === 'WAITING' || role === 'DEPUTY' || role === 'COMMANDER')
      throw badInput(words.inviteWhom(), 'role')
    const made = await context.referee.invite(caller, { campaignId, role, ...(seat == null ? {} : { seat }) })
    return { ...made, url: `/join/${made.token}`, usedBy: null }
  }

  @priced({ cost: 6000 })
  @Mutation(() => Boolean, { description: 'Revokes an invitation that nobody has accepted. For the organiser.' })
  async revokeInvitation(
    @Arg('id', () => ID, { description: 'Id of the invitation.' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.revokeInvitation(signedIn(context), { id })
    return true
  }

  @priced({ cost: 30_000 })
  @Mutation(() => Campaign, {
    description: 'Starts the campaign; every seat must be held by a person or played by a bot. For the organiser.',
  })
  async startCampaign(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.startCampaign(signedIn(context), { campaignId }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Closes the current stage early: immediately if every other holder of a seat has sealed or consented, else after a notice to everybody. For the organiser or the facilitator.',
  })
  async closeStage(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.closeStage(signedIn(context), { campaignId }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Moves the running deadlines of a deadline class to a later time. For the organiser or the facilitator.',
  })
  async extendDeadline(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('class', () => String, { description: 'Id of the deadline class.' }) deadline: string,
    @Arg('at', () => DateTime, { description: 'The new time.' }) at: Date,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const caller = signedIn(context)
    const input = { campaignId, class: deadline, at: at.toISOString() }
    return readBack(context, await context.referee.extendDeadline(caller, input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Pauses the campaign: deadlines stop, and drafts can still be saved. When it is resumed, each deadline moves by exactly the time of the pause. For the organiser or the facilitator.',
  })
  async pauseCampaign(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('note', () => String, { nullable: true, description: 'The reason; all members can read it.' })
    note: string | undefined | null,
    @Arg('until', () => DateTime, {
      nullable: true,
      description: 'When the campaign resumes by itself; all members can read it. Default: when somebody resumes it.',
    })
    until: Date | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = { campaignId, note: note ?? undefined, until: until?.toISOString() }
    return readBack(context, await context.referee.pauseCampaign(signedIn(context), input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, { description: 'Resumes a paused campaign. For the organiser or the facilitator.' })
  async resumeCampaign(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.resumeCampaign(signedIn(context), { campaignId }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Agrees that the paused campaign moves to another server; all members read it in the log. Whoever resumes the campaign takes it back. For the organiser, not for co-organisers.',
  })
  async allowMove(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.allowMove(signedIn(context), { campaignId }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Removes the holder of a seat: their streams close, and the seat can be offered again. For the organiser.',
  })
  async removeHolder(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('seat', () => SeatId, { description: 'The seat.' }) seat: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.removeHolder(signedIn(context), { campaignId, seat }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'You are back at your seat: a bot plays it no longer, and it is no longer offered to others. For the holder of a seat.',
  })
  async keepSeat(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.keepSeat(signedIn(context), { campaignId }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Removes the facilitator; open questions to them are closed as unanswered. For the organiser.',
  })
  async removeFacilitator(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.removeFacilitator(signedIn(context), { campaignId }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Lets a bot play a vacant seat until a person accepts an invitation to it. For the organiser.',
  })
  async seatBot(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('seat', () => SeatId, { description: 'The seat.' }) seat: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.seatBot(signedIn(context), { campaignId, seat }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Removes the bot from a seat, which becomes vacant. For the organiser.',
  })
  async removeBot(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('seat', () => SeatId, { description: 'The seat.' }) seat: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.removeBot(signedIn(context), { campaignId, seat }))
  }

  @priced({ cost: 15_000 })
  @Mutation(() => Campaign, {
    description: 'Ends the campaign early and opens it to all members. For the organiser.',
  })
  async endCampaign(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.endCampaign(signedIn(context), { campaignId }))
  }
}
