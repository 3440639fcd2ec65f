import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql'
import { retold } from '../../messages/retold.js'
import type { UnwindingOf } from '../../referee/common/facilitatingContract.js'
import type { CampaignRow } from '../../store/reads.js'
import { type Context, proof, signedIn } from '../context.js'
import { priced } from '../limits/priced.js'
import { Campaign } from '../types/campaign.js'
import { SeatId } from '../types/scalars.js'
import { ClosedQuestion, CorrectedLine, CorrectedSheetInput, UnwindingPreview } from '../types/unwinding.js'
import { previewOf } from './facilitating.js'
import { readBack } from './organising.js'

const idAbout = { description: 'Id of the campaign.' }
const questionAbout = { description: '`ClosedQuestion.number`.' }
const sheetsAbout = {
  description: 'What should have been answered. Of desks that are left out, what they had answered.',
}
const reasonAbout = { description: 'Why, at most 500 characters: all members read it.' }

const inputOf = (
  campaignId: string,
  question: number,
  sheets: readonly CorrectedSheetInput[],
  reason: string,
): UnwindingOf => ({
  ...{ campaignId, question, reason },
  // Tidied where they are read: what is null is left out.
  sheets: sheets as UnwindingOf['sheets'],
})

@Resolver(() => Campaign)
export class UnwindingResolver {
  @priced({ cost: 1500, size: 20 })
  @FieldResolver(() => [ClosedQuestion], {
    description:
      'Closed questions that only some were asked, the newest 50: all of them for a facilitator who sees everything, to correct; for who holds a seat its own alone, with what it sealed, to call a vote on.',
  })
  async closedQuestions(
    @Root() { id, rulesetId }: CampaignRow,
    @Ctx() context: Context,
  ): Promise<readonly ClosedQuestion[]> {
    const rows = await context.reads.closedQuestions(proof(context), id)
    return rows.map((row) => ({
      ...row,
      sheets: row.sheets.map((sheet) => ({ ...sheet, title: retold(rulesetId, sheet.title) })),
    }))
  }

  @priced({ cost: 700, size: 20 })
  @FieldResolver(() => [CorrectedLine], {
    description:
      'Lines of your own briefings that are no longer so, because the campaign was played again; of another seat’s where you may read them.',
  })
  correctedLines(
    @Root() { id }: CampaignRow,
    @Arg('after', () => Int, { description: 'Only as briefings with higher numbers say it; 0: all.' }) after: number,
    @Arg('seat', () => SeatId, {
      nullable: true,
      description: 'Of this seat’s briefings instead, as far as you may read them.',
    })
    seat: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly CorrectedLine[]> {
    return context.reads.correctedLines(proof(context), id, after, seat == null ? undefined : { seat })
  }

  @priced({ cost: 30_000 })
  @Mutation(() => UnwindingPreview, {
    description:
      'Says what would come of it if a closed question had been answered otherwise: the campaign is played again from there on a copy, with what was sealed and the same dice. Nothing is stored, and nobody is told. For the facilitator.',
  })
  async previewUnwinding(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('question', () => Int, questionAbout) question: number,
    @Arg('sheets', () => [CorrectedSheetInput], sheetsAbout) sheets: CorrectedSheetInput[],
    @Arg('reason', () => String, reasonAbout) reason: string,
    @Ctx() context: Context,
  ): Promise<UnwindingPreview> {
    const input = inputOf(campaignId, question, sheets, reason)
    const { steps, ...corrected } = await context.referee.previewUnwinding(signedIn(context), input)
    const campaign = await readBack(context, { campaignId })
    const told = retold(
      campaign.rulesetId,
      steps.map((step) => ({ ...step, fallen: step.fallen.map((one) => ({ ...one, notes: one.why })) })),
    )
    return {
      steps: told.map((step) => ({
        ...step,
        fallen: step.fallen.map(({ notes, ...one }) => ({ ...one, why: notes })),
      })),
      changes: await previewOf(context, campaign, corrected),
    }
  }

  @priced({ cost: 30_000 })
  @Mutation(() => Campaign, {
    description:
      'Plays a running or paused campaign again from a closed question on, as if it had been answered otherwise: with what was sealed, as far as it may still be given, and the same dice. All members read that it was done and why; whoever it concerns reads what is otherwise. Nothing that was told is deleted. For the facilitator.',
  })
  async unwind(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('question', () => Int, questionAbout) question: number,
    @Arg('sheets', () => [CorrectedSheetInput], sheetsAbout) sheets: CorrectedSheetInput[],
    @Arg('reason', () => String, reasonAbout) reason: string,
    @Arg('seen', () => String, {
      nullable: true,
      description: '`CorrectionPreview.seen`: refused if the campaign has moved on since. Default: as it is now.',
    })
    seen: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    const input = { ...inputOf(campaignId, question, sheets, reason), seen: seen ?? null }
    return readBack(context, await context.referee.unwind(signedIn(context), input))
  }

  @priced({ cost: 30_000 })
  @Mutation(() => Campaign, {
    description:
      'Opens the last stage that asked all seats the same again. What came of it does not count; the named seats may answer anew, and of all others what they had sealed, or that they had sealed nothing, is kept. What was told stays in the history. All members read who did it and why. For the facilitator.',
  })
  async reopenStage(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('seats', () => [SeatId], { description: 'Seats that may answer anew, at least one.' }) seats: string[],
    @Arg('reason', () => String, reasonAbout) reason: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(context, await context.referee.reopenStage(signedIn(context), { campaignId, seats, reason }))
  }
}
