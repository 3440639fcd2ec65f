import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import { z } from 'zod'
import { newSeatBytes } from '../../api/seatBytes.js'
import { type JsonRecord, sent } from '../../api/graphql.js'
import type { RulesetOffer, ScenarioOffer } from '../../api/rulesets.js'
import type { CreateCampaignInput } from '../../api/campaign.js'

export interface CampaignValues {
  readonly name: string
  readonly seat: string
  readonly timeZone: string
  readonly showSealed: boolean
  readonly sealDrafts: boolean
  readonly noticeHours: string
  readonly deadlines: readonly { readonly days: string; readonly at: string }[]
}

export const formShape = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name it, so that the others know it in their lists.')
    .max(80, 'At most 80 characters.'),
})

/** Seats are letters in the order of the scenario. */
export const seatName = (index: number): string => String.fromCharCode(65 + index)

export const startValues = (ruleset: RulesetOffer, zone: string): CampaignValues => ({
  name: '',
  seat: seatName(0),
  timeZone: zone,
  showSealed: true,
  sealDrafts: true,
  noticeHours: '24',
  deadlines: ruleset.deadlines.map(({ days }) => ({ days: String(days), at: '23:59' })),
})

/** What the server is asked for. A deadline of no days is no deadline. */
export const inputOf = (
  ruleset: RulesetOffer,
  scenario: ScenarioOffer,
  { settings, tabletop }: { readonly settings: JsonRecord; readonly tabletop: TabletopChoice | null },
  { name, seat, timeZone, showSealed, sealDrafts, noticeHours, deadlines }: CampaignValues,
): CreateCampaignInput => ({
  name: name.trim(),
  rulesetId: ruleset.id,
  scenarioId: scenario.id,
  timeZone,
  showSealed,
  noticeHours: Number(noticeHours) || 24,
  draftAtDeadline: sealDrafts ? 'seal' : 'ignore',
  settings,
  ...(tabletop ? { tabletop: sent(tabletop) } : {}),
  deadlines: Object.fromEntries(
    ruleset.deadlines.map(({ id }, index) => {
      const days = Number(deadlines[index]?.days)
      return [id, days > 0 ? { days, at: deadlines[index]?.at || '23:59' } : null]
    }),
  ),
  // The map may have been changed after the seat was chosen.
  ...(seat && seat.charCodeAt(0) - 65 < scenario.seats.length ? { seat, seatBytes: newSeatBytes() } : {}),
})
