import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql'
import type { ViewChanges as Changes } from '@muster/rulesets/kit/viewChanges.js'
import type { ReportLine as LineRow } from '@muster/rulesets/kit/view.js'
import { notFound } from '../../base/problems.js'
import type { Corrected } from '../../referee/common/facilitatingContract.js'
import { retold } from '../../messages/retold.js'
import { withText } from '../../messages/lines.js'
import type { CampaignRow, ChangesSince, DryRunRow, DryRunViewerRow } from '../../store/reads.js'
import { type Context, proof, signedIn } from '../context.js'
import { priced } from '../limits/priced.js'
import { Campaign } from '../types/campaign.js'
import { PlaceRole } from '../types/enums.js'
import { SeatId } from '../types/scalars.js'
import { CorrectionInput, CorrectionPreview, DryRun, DryRunViewer, type ViewChanges } from '../types/facilitating.js'
import { readBack } from './organising.js'
import { playedBy } from './rulesets.js'

const idAbout = { description: 'Id of the campaign.' }
const correctionsAbout = { description: 'What is to be set right, 1 to 20 things, one after the other.' }

const statusOf = async (context: Context, campaignId: string) => {
  const status = await context.reads.table(proof(context), campaignId)
  if (!status) throw notFound()
  return status
}

const changesOf = (
  { shelf }: Context,
  campaign: CampaignRow,
  { cells, changes, ...lines }: Changes & Partial<Pick<ChangesSince, 'added' | 'removed'>>,
): ViewChanges => {
  const sentences = playedBy(shelf, campaign)?.report ?? {}
  const told = (rows: readonly LineRow[] = []) => rows.map((line) => withText(campaign.rulesetId, sentences, line))
  return {
    ...{ cells, added: told(lines.added), removed: told(lines.removed) },
    changes: retold(campaign.rulesetId, changes),
  }
}

type At = Omit<DryRunRow, 'viewers'>

const viewerOf = (context: Context, campaign: CampaignRow, run: At, row: DryRunViewerRow): DryRunViewer => {
  const { viewer, report, view, asks, changes, sinceLast } = row
  const { number, at, turn, stage, boardHash } = run
  const seat = viewer.startsWith('seat:') ? viewer.slice('seat:'.length) : null
  const told = asks.map((ask) => ({ ...ask, deadlineAt: null, closed: true }))
  const { id: campaignId, rulesetId, edition } = campaign
  return {
    ...{ seat, role: seat !== null ? 'PLAYER' : viewer === 'observer' ? 'OBSERVER' : 'FACILITATOR' },
    briefing: {
      ...{ number, at, turn, stage, boardHash, view, report, asks: told, sheets: [] },
      ...{ campaignId, rulesetId, edition, own: false },
    },
    changes: changesOf(context, campaign, changes),
    sinceLast: sinceLast && changesOf(context, campaign, sinceLast),
  }
}

const readRun = async (context: Context, campaign: CampaignRow): Promise<DryRun | null> => {
  const run = await context.reads.dryRun(proof(context), campaign.id)
  return run && { ...run, viewers: run.viewers.map((row) => viewerOf(context, campaign, run, row)) }
}

export const previewOf = async (
  context: Context,
  campaign: CampaignRow,
  { seen, viewers }: Corrected,
): Promise<CorrectionPreview> => {
  const { turn, stage } = await statusOf(context, campaign.id)
  const at = { number: 0, at: new Date().toISOString(), turn, stage, boardHash: campaign.boardHash }
  return { seen, viewers: viewers.map((row) => viewerOf(context, campaign, at, row)) }
}

@Resolver(() => Campaign)
export class FacilitatingResolver {
  @priced({ cost: 2500 })
  @FieldResolver(() => DryRun, {
    name: 'dryRun',
    nullable: true,
    description:
      'The newest run of the stage that waits to be published; null: none waits, none was run, or you are not the facilitator.',
  })
  run(@Root() campaign: CampaignRow, @Ctx() context: Context): Promise<DryRun | null> {
    return readRun(context, campaign)
  }

  @priced({ cost: 700, size: 20 })
  @FieldResolver(() => [Int], {
    description:
      'Numbers of your own briefings that tell of corrections: what they set right was told otherwise before.',
  })
  async corrections(
    @Root() { id }: CampaignRow,
    @Arg('after', () => Int, { description: 'Only briefings with higher numbers; 0: all.' }) after: number,
    @Ctx() context: Context,
  ): Promise<readonly number[]> {
    return (await context.reads.corrections(proof(context), id)).filter((number) => number > after)
  }

  @priced({ cost: 230 })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What you have written down for yourself as the facilitator; null: nothing, or you are not.',
  })
  notes(@Root() { id }: CampaignRow, @Ctx() context: Context): Promise<string | null> {
    return context.reads.notes(proof(context), id)
  }

  @priced({ cost: 6000 })
  @Mutation(() => Boolean, {
    description: 'Writes down notes of your own, which nobody else reads, in place of the last. For the facilitator.',
  })
  async keepNotes(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('text', () => String, { description: 'At most 20,000 characters.' }) text: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.referee.keepNotes(signedIn(context), { campaignId, text })
    return true
  }

  @priced({ cost: 30_000 })
  @Mutation(() => CorrectionPreview, {
    description:
      'Says what corrections would change, and for whom. Nothing is stored, and nobody is told. For the facilitator.',
  })
  async previewCorrections(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('corrections', () => [CorrectionInput], correctionsAbout) corrections: CorrectionInput[],
    @Ctx() context: Context,
  ): Promise<CorrectionPreview> {
    const corrected = await context.referee.previewCorrections(signedIn(context), { campaignId, corrections })
    return previewOf(context, await readBack(context, { campaignId }), corrected)
  }

  @priced({ cost: 30_000 })
  @Mutation(() => Campaign, {
    description:
      'Sets right what is wrong in the state of a running or paused campaign, all of it or nothing. Whoever it concerns reads what and why in their report; all members read in the log that it was done. For the facilitator.',
  })
  async correct(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('corrections', () => [CorrectionInput], correctionsAbout) corrections: CorrectionInput[],
    @Arg('seen', () => String, {
      nullable: true,
      description: '`CorrectionPreview.seen`: refused if the campaign has moved on since. Default: as it is now.',
    })
    seen: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = { campaignId, corrections, seen: seen ?? null }
    return readBack(context, await context.referee.correct(signedIn(context), input))
  }

  @priced({ cost: 30_000 })
  @Mutation(() => DryRun, {
    description:
      'Resolves the stage that waits to be published on a copy, as often as you like. All members read in the log that you did; what it says is yours alone. For the facilitator.',
  })
  async dryRun(@Arg('campaignId', () => ID, idAbout) campaignId: string, @Ctx() context: Context): Promise<DryRun> {
    const campaign = await readBack(context, await context.referee.dryRun(signedIn(context), { campaignId }))
    const run = await readRun(context, campaign)
    if (!run) throw notFound()
    return run
  }

  @priced({ cost: 30_000 })
  @Mutation(() => Campaign, {
    description:
      'Publishes the stage that waits: it is resolved, and everybody is told, in one step. For the facilitator.',
  })
  async publishStage(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('run', () => Int, {
      nullable: true,
      description: 'Number of your newest run: it is published only if nothing has changed since. Default: as it is.',
    })
    run: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = { campaignId, run: run ?? null }
    return readBack(context, await context.referee.publishStage(signedIn(context), input))
  }
}

const seatAbout = 'The seat; left out: the one of `role` that is no seat.'
const roleAbout = '`OBSERVER` or `FACILITATOR`, if no seat is named. Neither: the first.'

/** One of them: of a seat, of those without one, or the first. */
const oneOf = (
  viewers: readonly DryRunViewer[],
  seat: string | undefined | null,
  role: PlaceRole | undefined | null,
): DryRunViewer | null => {
  const wanted = viewers.find((one) => (seat == null ? one.seat === null && one.role === role : one.seat === seat))
  return wanted ?? (seat == null && role == null ? (viewers[0] ?? null) : null)
}

@Resolver(() => DryRun)
export class DryRunResolver {
  @FieldResolver(() => DryRunViewer, {
    nullable: true,
    description: 'One of those viewers; null: there is no such one.',
  })
  viewer(
    @Root() { viewers }: DryRun,
    @Arg('seat', () => SeatId, { nullable: true, description: seatAbout }) seat: string | undefined | null,
    @Arg('role', () => PlaceRole, { nullable: true, description: roleAbout }) role: PlaceRole | undefined | null,
  ): DryRunViewer | null {
    return oneOf(viewers, seat, role)
  }
}

@Resolver(() => CorrectionPreview)
export class CorrectionPreviewResolver {
  @FieldResolver(() => DryRunViewer, {
    nullable: true,
    description: 'One of those viewers; null: there is no such one.',
  })
  viewer(
    @Root() { viewers }: CorrectionPreview,
    @Arg('seat', () => SeatId, { nullable: true, description: seatAbout }) seat: string | undefined | null,
    @Arg('role', () => PlaceRole, { nullable: true, description: roleAbout }) role: PlaceRole | undefined | null,
  ): DryRunViewer | null {
    return oneOf(viewers, seat, role)
  }
}
