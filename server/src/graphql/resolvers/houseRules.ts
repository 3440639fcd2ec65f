import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { CampaignRow, HouseRulesRow } from '../../store/reads.js'
import { retold } from '../../messages/retold.js'
import { statsOf } from './briefings.js'
import type { Context } from '../context.js'
import { priced } from '../limits/priced.js'
import { Campaign, CampaignTabletop } from '../types/campaign.js'
import { ChosenDeadline, HouseRules } from '../types/houseRules.js'
import { LateStart } from '../types/lateStart.js'
import { Ruleset, Scenario } from '../types/rulesets.js'
import { installed, playedBy, rulesetOf, scenarioPlayed } from './rulesets.js'

export const chosenSystem = (
  { shelf }: Pick<Context, 'shelf'>,
  tabletop: HouseRulesRow['tabletop'],
): CampaignTabletop => {
  const { title = tabletop.id } = shelf.systems.find(({ id }) => id === tabletop.id) ?? {}
  return { ...tabletop, title: retold('tabletop', title) }
}

@Resolver(() => Campaign)
export class CampaignHouseRulesResolver {
  @FieldResolver(() => HouseRules, { description: 'What it is played under; fixed when it is created.' })
  houseRules(@Root() row: CampaignRow): HouseRulesRow {
    return row
  }
}

@Resolver(() => HouseRules)
export class HouseRulesResolver {
  @FieldResolver(() => Ruleset, { description: 'Its ruleset.' })
  ruleset(@Root() rules: HouseRules, @Ctx() { shelf }: Context): Ruleset {
    return rulesetOf(installed(playedBy(shelf, rules), rules.rulesetId))
  }

  @FieldResolver(() => Scenario, { description: 'The scenario that it was created from.' })
  scenario(@Root() row: HouseRulesRow, @Ctx() { shelf }: Context): Promise<Scenario> {
    return scenarioPlayed(shelf, row)
  }

  @FieldResolver(() => CampaignTabletop, { description: 'The tabletop system of its battles.' })
  tabletop(@Root() { tabletop }: HouseRulesRow, @Ctx() context: Context): CampaignTabletop {
    return chosenSystem(context, tabletop)
  }

  @priced({ size: 6 })
  @FieldResolver(() => [ChosenDeadline], { description: 'Its deadlines, by class.' })
  deadlines(@Root() rules: HouseRules, @Ctx() { shelf }: Context): readonly ChosenDeadline[] {
    const { rulesetId, deadlineRules } = rules
    return installed(playedBy(shelf, rules), rulesetId).deadlines.map(({ id, title }) => {
      const { days = null, at = null } = deadlineRules[id] ?? {}
      return { class: id, title: retold(rulesetId, title), days, at }
    })
  }

  @priced({ size: 20 })
  @FieldResolver(() => [LateStart], {
    description:
      'What late starters are given, by the turn at whose opening they begin; the last one is the last that admits anybody. Empty: its ruleset has no reserved starts.',
  })
  lateStart(@Root() rules: HouseRulesRow, @Ctx() { shelf }: Context): readonly LateStart[] {
    const { rulesetId, settings } = rules
    const ruleset = installed(playedBy(shelf, rules), rulesetId)
    const { lateStart } = ruleset
    const read = resolveSettings(ruleset.settings, settings)
    if (!lateStart || !read.ok) return []
    return Array.from({ length: lateStart.lastTurn(read.value) }, (_, index) => ({
      turn: index + 1,
      gains: statsOf(rulesetId, lateStart.compensation(read.value, index + 1)),
    }))
  }
}
