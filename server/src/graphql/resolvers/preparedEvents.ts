import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql'
import { retold } from '../../messages/retold.js'
import type { CampaignRow, PreparedEventRow } from '../../store/reads.js'
import { type Context, proof, signedIn } from '../context.js'
import { priced } from '../limits/priced.js'
import { Campaign } from '../types/campaign.js'
import { CorrectionInput, PreparedEvent } from '../types/facilitating.js'
import { readBack } from './organising.js'

const idAbout = { description: 'Id of the campaign.' }
const eventAbout = { description: 'Id of the event. One that has happened, or could not, is not found.' }

const stateOf = ({ settledAt, problem }: PreparedEventRow): PreparedEvent['state'] =>
  settledAt === null ? 'WAITING' : problem === null ? 'RELEASED' : 'FAILED'

@Resolver(() => Campaign)
export class PreparedEventResolver {
  @priced({ cost: 500, size: 100 })
  @FieldResolver(() => [PreparedEvent], {
    nullable: true,
    description:
      'What you have prepared as the facilitator, by turn, and the latest 50 events that happened or could not; null: you are not one who sees everything.',
  })
  async preparedEvents(
    @Root() { id, rulesetId }: CampaignRow,
    @Ctx() context: Context,
  ): Promise<readonly PreparedEvent[] | null> {
    const rows = await context.reads.preparedEvents(proof(context), id)
    return (
      rows?.map((row) => ({
        ...row,
        state: stateOf(row),
        problem: row.problem === null ? null : retold(rulesetId, row.problem),
      })) ?? null
    )
  }

  @priced({ cost: 8000 })
  @Mutation(() => Campaign, {
    description:
      'Prepares corrections and announcements that happen by themselves when a turn opens, or changes such an event until then. Nobody else is told that it is there. For the facilitator.',
  })
  async prepareEvent(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('turn', () => Int, { description: 'A turn that has not opened yet, at most 500 turns ahead.' }) turn: number,
    @Arg('corrections', () => [CorrectionInput], {
      description: 'What happens, 1 to 20 things, one after the other. Only their form is looked at now.',
    })
    corrections: CorrectionInput[],
    @Arg('eventId', () => ID, { nullable: true, description: 'The event that is changed. Default: a new one.' })
    eventId: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = { campaignId, turn, corrections, eventId: eventId ?? null }
    return readBack(context, await context.referee.prepareEvent(signedIn(context), input))
  }

  @priced({ cost: 8000 })
  @Mutation(() => Campaign, { description: 'Takes an event back that has not happened yet. For the facilitator.' })
  async deletePreparedEvent(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('eventId', () => ID, eventAbout) eventId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.deletePreparedEvent(signedIn(context), { campaignId, eventId }))
  }

  @priced({ cost: 30_000 })
  @Mutation(() => Campaign, {
    description:
      'Lets an event happen now, before its turn. Whoever it concerns reads it in their report; all members read in the log that something happened. For the facilitator.',
  })
  async releaseEvent(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('eventId', () => ID, eventAbout) eventId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.releaseEvent(signedIn(context), { campaignId, eventId }))
  }
}
