import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type { JsonRecord } from '../../api/graphql.js'
import type { TableChoices } from '../../houseRules/fields.js'

/** How long a deadline class gives; null: no deadline. */
export type Length = { readonly days: number; readonly at: string } | null

/** What is chosen of one ruleset: kept while another is looked at. */
export interface RulesetDraft {
  /** Id of a scenario, or `anew`. */
  readonly scenario?: string
  readonly players?: number
  readonly seed?: string
  /** What differs from the pace. */
  readonly deadlines: Readonly<Record<string, Length>>
  /** What differs from the preset. */
  readonly settings: JsonRecord
}

/** A campaign that is being created, as far as somebody has chosen: plain data, kept in the tab. */
export interface CampaignDraft {
  readonly version: 1
  readonly ruleset?: string
  readonly of: Readonly<Record<string, RulesetDraft>>
  readonly pace?: string
  readonly preset?: string
  /** What differs from pace and preset in the campaign’s own questions. */
  readonly table: TableChoices
  readonly timeZone?: string
  /** Own seat; empty: none. */
  readonly seat?: string
  /** Who plays the other seats, where it is not a bot. */
  readonly people: readonly string[]
  /** Whether a code for all free seats is made. */
  readonly code: boolean
  readonly tabletop?: TabletopChoice
  readonly name?: string
}

export const emptyDraft: CampaignDraft = { version: 1, of: {}, table: {}, people: [], code: true }

const untouched: RulesetDraft = { deadlines: {}, settings: {} }

export const ofRuleset = ({ of }: CampaignDraft, id: string): RulesetDraft => of[id] ?? untouched

export const withRuleset = (draft: CampaignDraft, id: string, change: Partial<RulesetDraft>): CampaignDraft => ({
  ...draft,
  of: { ...draft.of, [id]: { ...ofRuleset(draft, id), ...change } },
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isKept = (value: unknown): value is CampaignDraft =>
  isRecord(value) &&
  value['version'] === 1 &&
  isRecord(value['table']) &&
  Array.isArray(value['people']) &&
  isRecord(value['of']) &&
  Object.values(value['of']).every((one) => isRecord(one) && isRecord(one['deadlines']) && isRecord(one['settings']))

/** A draft as the tab kept it; an empty one where nothing readable was kept. */
export const readDraft = (text: string | null): CampaignDraft => {
  if (text === null) return emptyDraft
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? kept : emptyDraft
  } catch {
    return emptyDraft
  }
}
