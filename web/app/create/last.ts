import type { Json } from '@muster/rulesets/kit/json.js'
import type { JsonRecord } from '../../api/graphql.js'
import type { ChosenRules } from '../../api/houseRules.js'
import type { MyCampaign } from '../../api/lastCampaign.js'
import type { Preset } from '../../api/rulesets.js'
import { usualHour } from '../../houseRules/rows.js'

/** The newest campaign under this ruleset that the reader organised or played. */
export const lastOf = (campaigns: readonly (MyCampaign | null)[], rulesetId: string): MyCampaign | null =>
  campaigns.find((one) => one?.ruleset.id === rulesetId && (one.place.organiser || one.place.role === 'PLAYER')) ?? null

const given = (record: Readonly<Record<string, unknown>>): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined)) as JsonRecord

/** House rules as choices for a new campaign. */
export const presetFrom = (
  { deadlines, tabletop: { title: _, ...tabletop }, absence, ...rules }: ChosenRules,
  { title, about }: Pick<Preset, 'title' | 'about'>,
): Preset => ({
  ...{ id: 'last', title, about },
  choices: {
    ...given(rules),
    absence: given(absence),
    tabletop: given(tabletop),
    deadlines: Object.fromEntries(
      deadlines.map(({ class: id, days, at }): [string, Json] => [
        id,
        days === null ? null : { days, at: at ?? usualHour },
      ]),
    ),
  },
})
