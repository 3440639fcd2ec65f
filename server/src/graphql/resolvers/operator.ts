import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql'
import * as words from '../../messages/operating.generated.js'
import { notFound } from '../../base/problems.js'
import { operatorLimits } from '../../referee/useCases/operate.js'
import type { ActRow, ComplaintRow, JobsRow, MessagesRow, OperatorAccountRow } from '../../store/reads.operator.js'
import { type Context, inPerson, signedIn } from '../context.js'
import { priced } from '../limits/priced.js'
import * as types from '../types/operator.js'
import * as state from '../types/operatorState.js'

const search = { nullable: true, description: 'Part of it, in any case. Left out: all.' } as const

const proofOf = (context: Context): string => inPerson(context).credential.raw

/** Who is no operator is told what everybody is told of something that is not there. */
const found = <Row>(row: Row | null): Row => {
  if (row === null) throw notFound()
  return row
}

@Resolver(() => types.Operator)
export class OperatorResolver {
  @priced({ cost: 500 })
  @Query(() => types.Operator, {
    description: 'The server, for its operators; for everybody else it does not exist. Not with an API token.',
  })
  async operator(@Ctx() context: Context): Promise<types.Operator> {
    found(await context.reads.operator(proofOf(context)))
    return {}
  }

  @priced({ cost: 5000, size: 200 })
  @FieldResolver(() => [types.OperatorAccount], { description: 'Accounts, newest first, at most 200.' })
  async accounts(
    @Arg('search', () => String, search) text: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly OperatorAccountRow[]> {
    return found(await context.reads.operatorAccounts(proofOf(context), text ?? '', 200))
  }

  @priced({ cost: 15_000, size: 50 })
  @FieldResolver(() => [types.OperatorCampaign], { description: 'Campaigns, newest first, at most 50.' })
  async campaigns(
    @Arg('search', () => String, search) text: string | undefined | null,
    @Arg('held', () => Boolean, { defaultValue: false, description: 'Only those on hold.' }) held: boolean,
    @Ctx() context: Context,
  ): Promise<readonly types.OperatorCampaign[]> {
    const rows = found(await context.reads.operatorCampaigns(proofOf(context), text ?? '', held, 50))
    return rows.map(({ fault, ...row }) => {
      if (!fault) return { ...row, fault }
      const { reference, error, place, at } = fault
      return { ...row, fault: { reference, at, text: words.fault({ error, place, known: place ? 'yes' : 'no' }) } }
    })
  }

  @priced({ cost: 10_000 })
  @FieldResolver(() => state.OperatorStorage, { description: 'What the server stores.' })
  async storage(@Ctx() context: Context): Promise<state.OperatorStorage> {
    const row = found(await context.reads.operatorStorage(proofOf(context)))
    const { bytes: folderBytes, free: folderFree } = await context.folderUse()
    return { ...row, folderBytes, folderFree }
  }

  @priced({ cost: 2000 })
  @FieldResolver(() => state.OperatorJobs, { description: 'The queue of jobs.' })
  async jobs(@Ctx() context: Context): Promise<JobsRow> {
    return context.referee.jobs(inPerson(context))
  }

  @priced({ cost: 3000 })
  @FieldResolver(() => state.OperatorMessages, { description: 'How notifications fare.' })
  async messages(@Ctx() context: Context): Promise<MessagesRow> {
    return found(await context.reads.operatorMessages(proofOf(context)))
  }

  @priced({ cost: 2000, size: 200 })
  @FieldResolver(() => [types.Complaint], { description: 'Complaints, newest first, at most 200.' })
  async complaints(
    @Arg('settled', () => Boolean, {
      defaultValue: false,
      description: 'Those that are settled, in place of the open ones.',
    })
    settled: boolean,
    @Ctx() context: Context,
  ): Promise<readonly ComplaintRow[]> {
    return found(await context.reads.operatorComplaints(proofOf(context), settled, 200))
  }

  @priced({ cost: 1000, size: 200 })
  @FieldResolver(() => [types.OperatorAct], { description: 'What operators did, newest first, at most 200.' })
  async acts(@Ctx() context: Context): Promise<readonly ActRow[]> {
    return found(await context.reads.operatorActs(proofOf(context), 200))
  }

  @priced({ cost: 4000 })
  @Mutation(() => Boolean, {
    description:
      'For operators: blocks an account. Its sessions, API tokens and streams end at once, and nobody signs in to it. Its seats stay, and are silent.',
  })
  async blockAccount(
    @Arg('accountId', () => ID, { description: 'Id of the account.' }) accountId: string,
    @Arg('reason', () => String, {
      description: `Why, for operators alone: 1 to ${String(operatorLimits.reason)} characters.`,
    })
    reason: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.blockAccount(signedIn(context), { accountId, reason })
    return true
  }

  @priced({ cost: 4000 })
  @Mutation(() => Boolean, {
    description: 'For operators: lets a blocked account in again; its API tokens work as before.',
  })
  async unblockAccount(
    @Arg('accountId', () => ID, { description: 'Id of the account.' }) accountId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.unblockAccount(signedIn(context), { accountId })
    return true
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, {
    description: 'For operators: settles a complaint. Nobody is told.',
  })
  async settleComplaint(
    @Arg('id', () => ID, { description: 'Id of the complaint.' }) complaintId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.settleComplaint(signedIn(context), { complaintId })
    return true
  }

  @priced({ cost: 4000 })
  @Mutation(() => Boolean, {
    description:
      'For operators: lets a campaign on hold try its stage again. The log of the table says that the host did.',
  })
  async retryCampaign(
    @Arg('campaignId', () => ID, { description: 'Id of the campaign.' }) campaignId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.retryCampaign(signedIn(context), { campaignId })
    return true
  }
}
