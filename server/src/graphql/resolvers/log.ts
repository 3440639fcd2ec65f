import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql'
import type { CampaignRow, TableRow } from '../../store/reads.js'
import { type Context, proof, signedIn } from '../context.js'
import { retold } from '../../messages/retold.js'
import { logText, matterText } from '../logText.js'
import { Campaign } from '../types/campaign.js'
import { LogEntry, Notice } from '../types/log.js'
import { RunningDeadline } from '../types/awaited.js'
import { CampaignStatus, Seat } from '../types/table.js'
import { readBack } from './organising.js'
import { priced } from '../limits/priced.js'

const page = 50
const most = 200

const idAbout = { description: 'Id of the campaign.' }
const noticeAbout = { description: 'Id of the notice, from `CampaignStatus.notices`.' }

@Resolver(() => Campaign)
export class LogResolver {
  @priced({ cost: 300, size: most, by: 'limit', page })
  @FieldResolver(() => [LogEntry], {
    description:
      'The log of the table, newest first: who joined and left, who organised what, and how each stage closed. All members can read it.',
  })
  async log(
    @Root() { id, rulesetId, timeZone }: CampaignRow,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Only lines below this number. Default: from the newest.',
    })
    before: number | undefined | null,
    @Arg('limit', () => Int, {
      nullable: true,
      description: `How many: 1 to ${String(most)}. Default ${String(page)}.`,
    })
    limit: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly LogEntry[]> {
    const rows = await context.reads.log(proof(context), id, before ?? null, Math.min(most, Math.max(1, limit ?? page)))
    return rows.map((row) => ({
      ...row,
      cause: row.detail.cause ?? null,
      text: logText(retold(rulesetId, row), timeZone),
    }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description: 'Consents to an early closing, or to a place beginning without further notice. For holders of a seat.',
  })
  async consentTo(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('noticeId', () => ID, noticeAbout) matterId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.consentTo(signedIn(context), { campaignId, matterId }))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Objects to an early closing, which is then withdrawn: for holders of a seat, the facilitator, and whoever asked for it. Withdraws a vote: for whoever called it, or is to organise by it.',
  })
  async objectTo(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('noticeId', () => ID, noticeAbout) matterId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.objectTo(signedIn(context), { campaignId, matterId }))
  }
}

@Resolver(() => CampaignStatus)
export class TableResolver {
  @priced({ size: 8 })
  @FieldResolver(() => [Seat], { description: 'The seats, in order.' })
  seats(@Root() { rulesetId, seats }: TableRow): readonly Seat[] {
    return retold(rulesetId, seats)
  }

  @priced({ size: 4 })
  @FieldResolver(() => [RunningDeadline], { description: 'Running deadlines, the next one first.' })
  deadlines(@Root() { rulesetId, clocks }: TableRow): readonly RunningDeadline[] {
    return retold(rulesetId, clocks)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Why it is paused or held.' })
  note(@Root() { rulesetId, note }: TableRow): string | null {
    return retold(rulesetId, note)
  }

  @priced({ size: 8 })
  @FieldResolver(() => [Notice], { description: 'Open notices, the oldest first.' })
  notices(@Root() { matters, rulesetId, timeZone }: TableRow): readonly Notice[] {
    return matters.map((matter) => ({ ...matter, text: matterText(retold(rulesetId, matter), timeZone) }))
  }
}
