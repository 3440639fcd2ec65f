import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { plannedEnd } from '../../referee/common/calendar.js'
import type { CampaignRow, HealthAnswerRow, HealthRow, HealthSecretsRow, HealthStageRow } from '../../store/reads.js'
import { type Context, proof } from '../context.js'
import { priced } from '../limits/priced.js'
import { Campaign } from '../types/campaign.js'
import { playedBy } from './rulesets.js'
import { CampaignHealth, type HealthSecrets, type HealthStage } from '../types/health.js'

/** Deadlines missed since the last seal, of the present holder alone; a stage that was closed before its deadline says nothing. */
const missedInRow = (answers: readonly HealthAnswerRow[] | null): number | null => {
  const own = answers?.filter(({ before }) => before === false)
  if (!own || answers?.at(-1)?.before === null) return null
  const since = own.map(({ answer }) => answer).lastIndexOf('SEALED')
  return own.slice(since + 1).filter(({ answer }) => answer === 'MISSED').length
}

const stageOf = (
  { deadlineRules, timeZone }: Pick<CampaignRow, 'deadlineRules' | 'timeZone'>,
  { classes, ...stage }: HealthStageRow,
): HealthStage => ({
  ...stage,
  plannedAt: plannedEnd(
    stage.openedAt,
    classes.map((name) => deadlineRules[name] ?? null),
    timeZone,
  ),
})

/** In which turn something happened; null: before those that are told. */
const turnAt = (stages: readonly HealthStageRow[], at: string): number | null =>
  stages.filter(({ openedAt }) => Date.parse(openedAt) <= Date.parse(at)).at(-1)?.turn ?? null

const secretsOf = (stages: readonly HealthStageRow[], { seats, battles }: HealthSecretsRow): HealthSecrets => {
  const begun = battles.map(({ openedAt }) => turnAt(stages, openedAt))
  const decided = battles.map(({ closedAt }) => closedAt && turnAt(stages, closedAt))
  return {
    seats,
    turns: [...new Set(stages.map(({ turn }) => turn))].map((turn) => ({
      turn,
      begun: begun.filter((one) => one === turn).length,
      decided: decided.filter((one) => one === turn).length,
    })),
    openBattles: battles.filter(({ closedAt }) => closedAt === null).length,
  }
}

const healthOf = (campaign: CampaignRow, { stages, battlesTold, seats, secrets }: HealthRow): CampaignHealth => ({
  battlesTold,
  stages: stages.map((stage) => stageOf(campaign, stage)),
  seats: seats.map((seat) => ({ ...seat, missedInRow: missedInRow(seat.answers) })),
  secrets: secrets && secretsOf(stages, secrets),
})

@Resolver(() => Campaign)
export class HealthResolver {
  @priced({ cost: 16_000 })
  @FieldResolver(() => CampaignHealth, {
    nullable: true,
    description:
      'How it fares: pace, silence, battles. Made of what all members may know anyway, but for `secrets`. Null: you have left it.',
  })
  async health(@Root() campaign: CampaignRow, @Ctx() context: Context): Promise<CampaignHealth | null> {
    const row = await context.reads.health(
      proof(context),
      campaign.id,
      playedBy(context.shelf, campaign)?.battleLines ?? [],
    )
    return row && healthOf(campaign, row)
  }
}
