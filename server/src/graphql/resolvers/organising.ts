import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { CampaignRef } from '../../referee/common/contract.js'
import type { CampaignRow } from '../../store/reads.js'
import { badInput, notFound } from '../../base/problems.js'
import { type Context, inPerson, proof } from '../context.js'
import { createCampaignOf } from '../createCampaign.js'
import { Campaign, Invitation } from '../types/campaign.js'
import { PlaceRole } from '../types/enums.js'
import { CreateCampaignInput } from '../types/inputs.js'
import { DateTime } from '../types/scalars.js'
import { priced } from '../limits/priced.js'

const idAbout = { description: 'Id of the campaign.' }

/** What the caller may know of a campaign after he changed it. */
export const readBack = async (context: Context, { campaignId }: CampaignRef): Promise<CampaignRow> => {
  const found = await context.reads.campaign(proof(context), campaignId)
  if (!found) throw notFound()
  return found
}

@Resolver(() => Campaign)
export class OrganisingResolver {
  @priced({ cost: 22_000 })
  @Mutation(() => Campaign, { description: 'Creates a campaign from a scenario; the caller organises it.' })
  async createCampaign(
    @Arg('input', () => CreateCampaignInput, { description: 'What to create it from.' }) input: CreateCampaignInput,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.createCampaign(inPerson(context), createCampaignOf(input)))
  }

  @priced({ cost: 6000 })
  @Mutation(() => Invitation, { description: 'Makes a link that gives one person a place. For the organiser.' })
  async invite(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('role', () => PlaceRole, { description: 'Player, observer or facilitator.' }) role: PlaceRole,
    @Arg('seat', () => ID, { nullable: true, description: 'The seat, for a player.' }) seat: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<Invitation> {
    const caller = inPerson(context)
    if (role === 'ORGANISER' || role === 'WAITING') throw badInput('Invite a player, an observer or a facilitator.')
    const made = await context.referee.invite(caller, { campaignId, role, ...(seat == null ? {} : { seat }) })
    return { ...made, url: `/join/${made.token}`, usedBy: null }
  }

  @priced({ cost: 6000 })
  @Mutation(() => Boolean, { description: 'Makes a link worthless that nobody has taken. For the organiser.' })
  async revokeInvitation(
    @Arg('id', () => ID, { description: 'Id of the invitation.' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.revokeInvitation(inPerson(context), { id })
    return true
  }

  @priced({ cost: 30_000 })
  @Mutation(() => Campaign, {
    description: 'Starts the war: every seat must be taken, by a person or a bot. For the organiser.',
  })
  async startCampaign(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.startCampaign(inPerson(context), { campaignId }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Closes what is open in the present stage: at once where every other holder of a seat has sealed or consents, else after a notice to all. For the organiser or the facilitator.',
  })
  async closeStage(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.closeStage(inPerson(context), { campaignId }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Moves the running deadlines of a class to a later time. For the organiser or the facilitator.',
  })
  async extendDeadline(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('class', () => String, { description: 'Id of the class of deadlines.' }) deadline: string,
    @Arg('at', () => DateTime, { description: 'The new time.' }) at: Date,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const caller = inPerson(context)
    const input = { campaignId, class: deadline, at: at.toISOString() }
    return readBack(context, await context.referee.extendDeadline(caller, input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, { description: 'Stops the clocks. For the organiser or the facilitator.' })
  async pauseCampaign(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('note', () => String, { nullable: true, description: 'Why, for everybody to read.' })
    note: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = { campaignId, ...(note == null ? {} : { note }) }
    return readBack(context, await context.referee.pauseCampaign(inPerson(context), input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, { description: 'Lets the clocks run again. For the organiser or the facilitator.' })
  async resumeCampaign(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.resumeCampaign(inPerson(context), { campaignId }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Takes a seat from its holder: his streams close, the seat can be offered anew. For the organiser.',
  })
  async removeHolder(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('seat', () => ID, { description: 'The seat.' }) seat: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.removeHolder(inPerson(context), { campaignId, seat }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Takes the facilitator’s place from him: what he was asked closes as silence. For the organiser.',
  })
  async removeFacilitator(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.removeFacilitator(inPerson(context), { campaignId }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Has a bot play a vacant seat, until a person accepts an invitation to it. For the organiser.',
  })
  async seatBot(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('seat', () => ID, { description: 'The seat.' }) seat: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.seatBot(inPerson(context), { campaignId, seat }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Takes the bot from a seat, which stands vacant then. For the organiser.',
  })
  async removeBot(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('seat', () => ID, { description: 'The seat.' }) seat: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.removeBot(inPerson(context), { campaignId, seat }))
  }

  @priced({ cost: 15_000 })
  @Mutation(() => Campaign, {
    description: 'Ends the war before its time and opens it to everybody in it. For the organiser.',
  })
  async endCampaign(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.endCampaign(inPerson(context), { campaignId }))
  }
}
