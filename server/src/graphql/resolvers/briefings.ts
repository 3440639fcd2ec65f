import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { RulesetDetail } from '@muster/rulesets/kit/graphql.js'
import type { Board, Fact, GameView } from '@muster/rulesets/kit/view.js'
import { notFound } from '../../base/problems.js'
import { cellsOf } from '../cells.js'
import { type Context, proof } from '../context.js'
import type { BriefingSource } from '../sources.js'
import { Ask } from '../types/asks.js'
import { Briefing } from '../types/briefing.js'
import { Cell, CellLayer, Contact, Stat, LegendEntry, Mark, Piece, ReportLine } from '../types/view.js'
import { withText } from '../../messages/lines.js'
import { retold } from '../../messages/retold.js'
import { PackedView } from '../types/scalars.js'
import { limits } from '../limits/numbers.js'
import { priced } from '../limits/priced.js'
import { playedBy } from './rulesets.js'

/** The map of a briefing, by the caller's own proof. */
export const boardOf = async (context: Context, briefing: BriefingSource): Promise<Board> => {
  const board = await context.reads.boardOf(proof(context), briefing)
  if (!board) throw notFound()
  return board
}

/** Figures with their labels. */
export const statsOf = (rulesetId: string, facts: readonly Fact[]): readonly Fact[] =>
  facts.map(({ key, label, value }) => ({ key, label: retold(rulesetId, label), value: retold(rulesetId, value) }))

@Resolver(() => Briefing)
export class BriefingResolver {
  @priced({ size: 12 })
  @FieldResolver(() => [Ask], { description: 'What the seat, or the facilitator, is asked.' })
  asks(@Root() briefing: BriefingSource): readonly Ask[] {
    return retold(briefing.rulesetId, briefing.asks).map((ask) => ({ ...ask, briefing }))
  }

  @priced({ size: 200 })
  @FieldResolver(() => [ReportLine], { description: 'What happened, as far as this viewer may know.' })
  report(@Root() briefing: BriefingSource, @Ctx() { shelf }: Context): readonly ReportLine[] {
    const { rulesetId, report } = briefing
    const sentences = playedBy(shelf, briefing)?.report ?? {}
    return report.map((line) => withText(rulesetId, sentences, line))
  }

  @priced({ size: 150 })
  @FieldResolver(() => [Piece], { description: 'Your own pieces.' })
  pieces(@Root() { view }: BriefingSource): readonly Piece[] {
    return view.pieces
  }

  @priced({ size: 150 })
  @FieldResolver(() => [Contact], { description: 'Enemies, as far as you know them.' })
  contacts(@Root() { view }: BriefingSource): readonly Contact[] {
    return view.contacts
  }

  @priced({ size: 150 })
  @FieldResolver(() => [Mark], { description: 'Things on the map other than pieces.' })
  marks(@Root() { rulesetId, view }: BriefingSource): readonly Mark[] {
    return retold(rulesetId, view.marks)
  }

  @priced({ size: 12 })
  @FieldResolver(() => [Stat], { description: 'Figures to show beside the map.' })
  stats(@Root() { rulesetId, view }: BriefingSource): readonly Stat[] {
    // Stored views call them `facts`.
    return statsOf(rulesetId, view.facts)
  }

  @priced({ size: 64 })
  @FieldResolver(() => [LegendEntry], { description: 'The sides, as everybody knows them.' })
  legend(@Root() { rulesetId, view }: BriefingSource): readonly LegendEntry[] {
    return retold(rulesetId, view.legend).map((entry) => ({ ...entry, reserved: entry.reserved ?? false }))
  }

  @priced({ size: 6 })
  @FieldResolver(() => [CellLayer], { description: 'What is known of the cells, as packed rows.' })
  layers(@Root() { view }: BriefingSource): readonly CellLayer[] {
    return view.cells
  }

  @priced({ cost: 200 })
  @FieldResolver(() => PackedView, { description: 'The whole view in packed form, without the board.' })
  view(@Root() { rulesetId, view }: BriefingSource): BriefingSource['view'] {
    const { facts, legend, marks, detail } = view
    return {
      ...view,
      detail: retold(rulesetId, detail),
      ...{ facts: statsOf(rulesetId, facts), legend: retold(rulesetId, legend), marks: retold(rulesetId, marks) },
    }
  }

  @FieldResolver(() => RulesetDetail, { description: 'The part that only this ruleset has.' })
  detail(@Root() { rulesetId, view }: BriefingSource): GameView['detail'] {
    return retold(rulesetId, view.detail)
  }

  @priced({ cost: 1200, size: limits.cells, by: 'limit' })
  @FieldResolver(() => [Cell], {
    description: 'The cells of the packed rows one by one, in row order.',
  })
  async cells(
    @Root() briefing: BriefingSource,
    @Arg('offset', () => Int, { nullable: true, description: 'How many to skip. Default 0.' })
    offset: number | undefined | null,
    @Arg('limit', () => Int, { nullable: true, description: 'How many to return: 1 to 400. Default 400.' })
    limit: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly Cell[]> {
    return cellsOf(await boardOf(context, briefing), briefing.view.cells, offset ?? 0, limit ?? undefined)
  }
}
