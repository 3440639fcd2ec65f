import { expect, test } from 'vitest'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { ruleId } from '@muster/rulesets/kit/ids.js'
import type { SettingsSpec } from '@muster/rulesets/kit/settings.js'
import type { RuleText } from '@muster/rulesets/kit/ruleText.js'
import { shelf } from '@muster/rulesets/tabletop/index.js'
import type { HouseRules } from '../../web/api/houseRules.js'
import { campaignGroups, differing, settingGroups } from '../../web/houseRules/rows.js'

const setting = {
  ...{ type: 'CHOICE' as const, question: 'Who wins a tie?', source: ruleId('X-1'), group: 'Battles', default: 'none' },
  ...{ options: { none: 'Nobody.', defender: 'The defender.' }, min: null, max: null, step: null, schema: null },
}

const usualAbsence: HouseRules['absence'] = {
  ...{
    silentStages: 2,
    silentThen: 'OFFER',
    quorum: 0,
    waitHours: 24,
    excuses: 0,
    excuseTurns: 5,
    vacations: 'NOTHING',
    vacationStageDays: 7,
    vacationDays: 21,
  },
}

const rowsOf = (given: HouseRules) => campaignGroups(given).flatMap(({ rows }) => rows)

const rules: HouseRules = {
  ...{
    edition: '1',
    timeZone: 'Europe/Berlin',
    noticeHours: 24,
    coolDownHours: 0,
    publishHours: 0,
    blindFacilitator: false,
    voteHours: 72,
    silentDays: 14,
    showSealed: true,
    replaceable: false,
  },
  ...{ draftAtDeadline: 'SEAL', observersDelayTurns: null },
  ...{ press: 'OPEN', letterDelayHours: 0, facilitatorReadsLetters: false, absence: usualAbsence },
  settings: { tie: 'defender', turns: 9, open: false },
  deadlines: [
    { class: 'orders', title: 'Orders', days: 3, at: '20:00' },
    { class: 'results', title: 'Results', days: null, at: null },
  ],
  tabletop: { id: 'x', title: 'X', variants: [], settings: {}, overrides: {} },
  scenario: { title: 'Heath', seats: [] },
  ruleset: {
    ...{ id: 'x', title: 'X' },
    settings: [
      { ...setting, key: 'tie' },
      { ...setting, key: 'turns', type: 'NUMBER' as const, group: 'End', default: 9, min: 1, max: 20, options: null },
      { ...setting, key: 'open', type: 'FLAG' as const, default: true, options: null },
    ],
    deadlines: [
      { id: 'orders', days: 3 },
      { id: 'results', days: 12 },
    ],
    rules: [
      { id: 'X-1', title: 'Ties', setting: null },
      { id: 'X-2', title: 'Draws', setting: 'tie' },
      { id: 'X-3', title: 'Others', setting: 'turns' },
    ],
  },
}

test('each question is answered in words, with its default, whether it differs, and the rules that it decides', () => {
  const groups = settingGroups(rules)
  expect(groups.map(({ title, rows }) => [title, rows.map(({ key }) => key)])).toEqual([
    ['Battles', ['tie', 'open']],
    ['End', ['turns']],
  ])
  const [tie, open] = groups[0]?.rows ?? []
  expect(tie).toMatchObject({ value: 'The defender.', usual: 'Nobody.', differs: true })
  expect(tie?.rules.map(({ id }) => id)).toEqual(['X-1', 'X-2'])
  expect(open).toMatchObject({ value: 'No', usual: 'Yes', differs: true })
  expect(differing(groups).flatMap(({ rows }) => rows.map(({ key }) => key))).toEqual(['tie', 'open'])
})

test('deadlines differ from the ruleset’s by length or by the time of day', () => {
  const rows = rowsOf(rules).filter(({ key }) => key.startsWith('deadline.'))
  expect(rows.map(({ value }) => value)).toEqual(['3 days after the stage opens, at 20:00', 'No deadline'])
  expect(rows.every(({ differs }) => differs)).toBe(true)
  expect(differing(campaignGroups({ ...rules, deadlines: [] }))).toEqual([])
})

test('which seats share sight is told, and nothing usual', () => {
  const scenario = { title: 'Heath', seats: ['North', 'North', null].map((alliance) => ({ alliance })) }
  expect(differing(campaignGroups({ ...rules, deadlines: [], scenario }))).toMatchObject([
    { rows: [{ key: 'alliances', value: 'Seats A and B share sight: the alliance “North”.' }] },
  ])
})

test('no two questions of one page stand at the same place', () => {
  const table = rowsOf(rules).map(({ key }) => key)
  for (const { settings } of [boltgun, hex])
    for (const system of shelf) {
      const keys = [...table, ...settings.map(({ key }) => key), ...system.settings.map(({ key }) => key)]
      expect(keys.length).toBe(new Set(keys).size)
    }
})

test('the page asks every question: deadlines, what the table shows, letters, absence and votes', () => {
  const groups = campaignGroups(rules)
  expect(groups.map(({ title }) => title)).toEqual(['Clock and table', 'Letters', 'Absence', 'Votes'])
  for (const { rows } of groups)
    for (const { key, question, value } of rows)
      expect([key, question.length > 3, value.length > 0]).toEqual([key, true, true])
})

const asked: readonly (readonly [
  string,
  { readonly settings: SettingsSpec },
  readonly (readonly [string, RuleText])[],
])[] = [
  ['boltgun', boltgun, Object.entries(boltgun.rules)],
  ['hex-1.4', hex, Object.entries(hex.rules)],
]

test.each(asked)(
  'every setting of %s is linked to a rule that it decides, and every rule’s setting is on the page',
  (_, { settings }, texts) => {
    const all = texts.map(([id, { title, setting = null }]) => ({ id, title, setting }))
    const specs = settings.map(({ key, question, source, group }) => ({
      ...{ ...setting, key, question, source, group },
    }))
    const rows = settingGroups({ settings: {}, ruleset: { ...rules.ruleset, settings: specs, rules: all } }).flatMap(
      (group) => group.rows,
    )
    expect(rows.flatMap(({ key, rules: decided }) => (decided.length > 0 ? [] : [key]))).toEqual([])
    const keys = new Set(rows.map(({ key }) => key))
    expect(all.flatMap(({ setting }) => (setting === null || keys.has(setting) ? [] : [setting]))).toEqual([])
  },
)

test('nothing is done about silent seats where nobody sees who has sealed, unless the group chose it', () => {
  const differs = (changes: Partial<HouseRules>): readonly string[] =>
    rowsOf({ ...rules, ...changes }).flatMap(({ key, differs: is }) => (is && key.startsWith('absence.') ? [key] : []))
  expect(differs({})).toEqual([])
  expect(differs({ showSealed: false })).toEqual(['absence.silentStages'])
  expect(differs({ absence: { ...usualAbsence, silentThen: 'BOT', quorum: 50 } })).toEqual([
    'absence.silentThen',
    'absence.quorum',
  ])
})
