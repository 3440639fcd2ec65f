import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Procedure as KitProcedure, TabletopChoice } from '@muster/rulesets/kit/system.js'
import * as problems from '../../messages/problems.generated.js'
import { retold } from '../../messages/retold.js'
import { longestOdds } from '../../referee/compute/odds.js'
import { badInput } from '../../base/problems.js'
import { type Context, type Shelf, signedIn } from '../context.js'
import { tabletopOf } from '../createCampaign.js'
import { TabletopInput } from '../types/inputs.js'
import { Rule, SettingSpec } from '../types/rulesets.js'
import { JsonScalar } from '../types/scalars.js'
import {
  Procedure,
  ProcedureOdds,
  ReferenceCell,
  ReferenceRow,
  ReferenceTable,
  TabletopSystemSummary,
  TabletopSize,
  TabletopSource,
  TabletopSystem,
  TerrainKind,
} from '../types/tabletop.js'
import { rulesOf, settingSpecOf } from './rulesets.js'
import { priced } from '../limits/priced.js'

const idsAbout = 'Ids to look up; unknown ids are ignored.'

/** The system of a choice; the caller has to correct what does not fit. */
export const systemOf = (shelf: Pick<Shelf, 'system'>, choice: TabletopChoice): TabletopSystem => {
  const made = shelf.system(choice)
  if (!made.ok)
    throw badInput(problems.wrongInSystem({ at: made.problem.key, problem: made.problem.message }), made.problem.key)
  const { id, title, variants, missions, notes } = made.value
  return { source: made.value, id, title, variants, missions, notes }
}

const wanted = <Item extends { readonly id: string }>(
  items: readonly Item[],
  ids: readonly string[] | undefined | null,
): readonly Item[] => (ids ? items.filter(({ id }) => ids.includes(id)) : items)

const procedureOf = ({ withoutOdds, ...procedure }: KitProcedure): Procedure => ({
  ...procedure,
  withoutOdds: withoutOdds ?? null,
})

@Resolver(() => TabletopSystemSummary)
export class ShelvedTabletopSystemResolver {
  @priced({ cost: 20, size: 4 })
  @Query(() => [TabletopSystemSummary], {
    description: 'Tabletop systems for battles, the default first. Public.',
  })
  tabletopSystems(@Ctx() { shelf }: Context): readonly TabletopSystemSummary[] {
    return shelf.systems.map((source) => {
      const { id, title, about, variants } = source
      return { source, ...retold('tabletop', { id, title, about, variants }) }
    })
  }

  @priced({ cost: 50, size: 30 })
  @FieldResolver(() => [SettingSpec], { description: 'Readings that the group may choose.' })
  settings(@Root() { source }: TabletopSystemSummary): readonly SettingSpec[] {
    return source.settings.map((spec) => settingSpecOf('tabletop', spec))
  }
}

@Resolver(() => TabletopSystem)
export class TabletopSystemResolver {
  @priced({ cost: 12_000 })
  @Query(() => TabletopSystem, {
    description: 'A tabletop system with the given choices applied. For signed-in users.',
  })
  tabletopSystem(
    @Arg('choice', () => TabletopInput, { description: 'System, variants, readings and changed values.' })
    choice: TabletopInput,
    @Ctx() context: Context,
  ): TabletopSystem {
    signedIn(context, 'read')
    return systemOf(context.shelf, tabletopOf(choice))
  }

  @priced({ cost: 30_000 })
  @Query(() => ProcedureOdds, {
    description: `Possible outcomes of a procedure, at most ${String(longestOdds)}, each with its exact probability. For signed-in users.`,
  })
  async procedureOdds(
    @Arg('choice', () => TabletopInput, { description: 'System, variants, readings and changed values.' })
    choice: TabletopInput,
    @Arg('procedure', () => ID, { description: 'Id of one of its procedures.' }) procedure: string,
    @Arg('input', () => JsonScalar, { description: 'Input that matches the procedure’s JSON Schema.' }) input: Json,
    @Ctx() context: Context,
  ): Promise<ProcedureOdds> {
    signedIn(context, 'read')
    return context.shelf.oddsOf({ choice: tabletopOf(choice), procedure, input })
  }

  @priced({ size: 4 })
  @FieldResolver(() => [TabletopSource], { description: 'Where its figures come from.' })
  sources(@Root() { source }: TabletopSystem): readonly TabletopSource[] {
    return source.sources.map(({ title, url = null, note = null }) => ({ title, url, note }))
  }

  @FieldResolver(() => TabletopSize, { description: 'Size of the usual table, in inches.' })
  table(@Root() { source }: TabletopSystem): TabletopSize {
    return source.table
  }

  @priced({ size: 30 })
  @FieldResolver(() => [TerrainKind], { description: 'Kinds of terrain that its procedure `tableTerrain` names.' })
  terrain(@Root() { source }: TabletopSystem): readonly TerrainKind[] {
    return Object.entries(source.terrain).map(([kind, piece]) => ({ kind, ...piece }))
  }

  @priced({ cost: 150, size: 30, by: 'ids' })
  @FieldResolver(() => [ReferenceTable], { description: 'Its reference tables: all of them, or those in `ids`.' })
  tables(
    @Root() { source }: TabletopSystem,
    @Arg('ids', () => [ID], { nullable: true, description: idsAbout }) ids: string[] | undefined | null,
  ): readonly ReferenceTable[] {
    return wanted(source.tables, ids).map(({ note = null, rows, ...table }) => ({
      ...table,
      note,
      rows: rows.map((row) => {
        const { id, title, ledger, flag = null, note: said = null } = row
        return { source: row, id, title, ledger, flag, note: said }
      }),
    }))
  }

  @priced({ cost: 50, size: 20, by: 'ids' })
  @FieldResolver(() => [Procedure], { description: 'Its procedures: all of them, or those in `ids`.' })
  procedures(
    @Root() { source }: TabletopSystem,
    @Arg('ids', () => [ID], { nullable: true, description: idsAbout }) ids: string[] | undefined | null,
  ): readonly Procedure[] {
    return wanted(source.procedures, ids).map(procedureOf)
  }

  @priced({ cost: 100, size: 300, by: 'ids' })
  @FieldResolver(() => [Rule], { description: 'Its rules in our own words: all of them, or those in `ids`.' })
  rules(
    @Root() { source }: TabletopSystem,
    @Arg('ids', () => [ID], { nullable: true, description: idsAbout }) ids: string[] | undefined | null,
  ): readonly Rule[] {
    return rulesOf(source.rules, ids)
  }
}

@Resolver(() => ReferenceRow)
export class ReferenceRowResolver {
  @priced({ cost: 4, size: 6 })
  @FieldResolver(() => [ReferenceCell], { description: 'Its values.' })
  cells(@Root() { source }: ReferenceRow): readonly ReferenceCell[] {
    return Object.entries(source.cells).map(([column, { printed = null, ...cell }]) => ({ column, ...cell, printed }))
  }
}
