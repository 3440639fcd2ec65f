import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { JsonRecord } from '../../api/graphql.js'
import type { Preset, RulesetOffer } from '../../api/rulesets.js'
import * as words from '../../messages/createSteps.generated.js'
import { answerOf, choicesIn } from '../../houseRules/tableChoices.js'
import { tableFields } from '../../houseRules/tableFields.js'
import type { TableChoices } from '../../houseRules/fields.js'
import { usualHour } from '../../houseRules/rows.js'
import { type CampaignDraft, type Length, ofRuleset } from './draft.js'

/** What somebody may begin from: the ruleset’s own presets and paces, and those of their last campaign. */
export interface Offered {
  readonly ruleset: RulesetOffer
  readonly paces: readonly Preset[]
  readonly presets: readonly Preset[]
}

/** Where a ruleset has none of its own. */
const usual: Preset = {
  id: 'usual',
  get title() {
    return words.usual()
  },
  get about() {
    return words.usualAbout()
  },
  choices: {},
}

const orUsual = (own: readonly Preset[]): readonly Preset[] => (own.length > 0 ? own : [usual])

export const offeredOf = (ruleset: RulesetOffer, last: Preset | null): Offered => ({
  ruleset,
  paces: [...orUsual(ruleset.paces), ...(last ? [last] : [])],
  presets: [...orUsual(ruleset.presets), ...(last ? [last] : [])],
})

/** What somebody gets who only goes on. */
const firstChosen = { pace: 'league', preset: 'first' }

const named = (presets: readonly Preset[], id: string): Preset =>
  presets.find((one) => one.id === id) ?? presets[0] ?? usual

export const paceOf = ({ paces }: Offered, { pace = firstChosen.pace }: CampaignDraft): Preset => named(paces, pace)

export const presetOf = ({ presets }: Offered, { preset = firstChosen.preset }: CampaignDraft): Preset =>
  named(presets, preset)

const recordIn = ({ choices }: Preset, name: string): JsonRecord => {
  const found = choices[name]
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as JsonRecord) : {}
}

/** Every deadline class with its length: as the pace has it, unless it was changed. */
export const deadlinesOf = (offered: Offered, draft: CampaignDraft): Readonly<Record<string, Length>> => {
  const pace = recordIn(paceOf(offered, draft), 'deadlines') as Readonly<Record<string, Length>>
  const own = ofRuleset(draft, offered.ruleset.id).deadlines
  return Object.fromEntries(
    offered.ruleset.deadlines.map(({ id, days }): [string, Length] => {
      const given = pace[id] === undefined ? { days, at: usualHour } : pace[id]
      return [id, own[id] === undefined ? given : own[id]]
    }),
  )
}

/** Settings that the preset has put in place of the ruleset’s defaults. */
const presetSettings = (offered: Offered, draft: CampaignDraft): JsonRecord => {
  const known = new Set(offered.ruleset.settings.map(({ key }) => key))
  const given = Object.entries(recordIn(presetOf(offered, draft), 'settings'))
  return Object.fromEntries(given.filter(([key]) => known.has(key)))
}

/** Settings that differ from the ruleset’s defaults, by the preset or by hand. */
export const settingsOf = (offered: Offered, draft: CampaignDraft): JsonRecord => {
  const all = { ...presetSettings(offered, draft), ...ofRuleset(draft, offered.ruleset.id).settings }
  const usually = new Map(offered.ruleset.settings.map((spec) => [spec.key, canonical(spec.default)]))
  return Object.fromEntries(Object.entries(all).filter(([key, value]) => usually.get(key) !== canonical(value)))
}

/** What of these settings the preset does not say by itself. */
export const ownSettings = (offered: Offered, draft: CampaignDraft, changed: JsonRecord): JsonRecord => {
  const preset = presetSettings(offered, draft)
  return Object.fromEntries(
    offered.ruleset.settings.flatMap(({ key, default: standard }): [string, Json][] => {
      const value = changed[key] ?? standard
      return canonical(value) === canonical(preset[key] ?? standard) ? [] : [[key, value]]
    }),
  )
}

const presetTable = (offered: Offered, draft: CampaignDraft): TableChoices => ({
  ...choicesIn(rulesChoices(presetOf(offered, draft))),
  ...choicesIn(paceChoices(paceOf(offered, draft))),
})

/** The answers to the campaign’s own questions. */
export const tableOf = (offered: Offered, draft: CampaignDraft): TableChoices => ({
  ...presetTable(offered, draft),
  ...draft.table,
})

/** What of these answers pace and preset do not say by themselves. */
export const ownTable = (offered: Offered, draft: CampaignDraft, choices: TableChoices): TableChoices => {
  const given = presetTable(offered, draft)
  return Object.fromEntries(
    Object.entries(choices).filter(([key, value]) => {
      const field = tableFields.find((one) => one.key === key)
      return field !== undefined && canonical(value) !== canonical(answerOf(field, given))
    }),
  )
}

/** Of a last campaign, only what belongs to the pace. */
const paceKeys = new Set([
  'deadlines',
  'timeZone',
  ...tableFields.filter(({ step }) => step === 'pace').map(({ key }) => key),
])

export const paceChoices = ({ choices }: Preset): JsonRecord =>
  Object.fromEntries(Object.entries(choices).filter(([key]) => paceKeys.has(key)))

/** What a preset says of the rules alone. */
export const rulesChoices = ({ choices }: Preset): JsonRecord =>
  Object.fromEntries(Object.entries(choices).filter(([key]) => !paceKeys.has(key)))

/** How many answers somebody has changed in what the preset gives. */
export const changesIn = (draft: CampaignDraft, rulesetId: string): number =>
  Object.keys(ofRuleset(draft, rulesetId).settings).length +
  Object.keys(draft.table).filter((key) => !paceKeys.has(key)).length

/** The time zone that was chosen, or that of a last campaign, or the reader’s own. */
export const zoneOf = (offered: Offered, { timeZone, ...draft }: CampaignDraft, own: string): string => {
  const given = paceOf(offered, { ...draft }).choices['timeZone']
  return timeZone ?? (typeof given === 'string' ? given : own)
}

/** The lengths with one changed; what equals the pace again is no change. */
export const withLength = (
  offered: Offered,
  draft: CampaignDraft,
  id: string,
  length: Length,
): Readonly<Record<string, Length>> => {
  const { [id]: _, ...others } = ofRuleset(draft, offered.ruleset.id).deadlines
  const plain = deadlinesOf(offered, {
    ...draft,
    of: { ...draft.of, [offered.ruleset.id]: { ...ofRuleset(draft, offered.ruleset.id), deadlines: {} } },
  })
  return canonical(plain[id] ?? null) === canonical(length) ? others : { ...others, [id]: length }
}
