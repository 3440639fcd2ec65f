import { expect, test } from 'vitest'
import { ruleId } from '@muster/rulesets/kit/ids.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import type { ChosenRules } from '../../web/api/houseRules.js'
import type { RulesetOffer } from '../../web/api/rulesets.js'
import { type CampaignDraft, emptyDraft, readDraft, withRuleset } from '../../web/app/create/draft.js'
import { faultsIn } from '../../web/app/create/faults.js'
import { inputOf } from '../../web/app/create/input.js'
import { lastOf, presetFrom } from '../../web/app/create/last.js'
import {
  deadlinesOf,
  offeredOf,
  ownSettings,
  ownTable,
  settingsOf,
  tableOf,
  withLength,
  zoneOf,
} from '../../web/app/create/presets.js'
import { seatsOf } from '../../web/app/create/seats.js'
import { beside, stepNamed, stepOfInput, steps } from '../../web/app/create/steps.js'
import { linesOf } from '../../web/app/create/summaryLines.js'

const setting = {
  ...{ type: 'CHOICE' as const, question: 'Who wins a tie?', source: ruleId('X-1'), group: 'Battles', default: 'none' },
  ...{ options: { none: 'Nobody.', defender: 'The defender.' }, min: null, max: null, step: null, schema: null },
}
const board = { grid: 'square', width: 4, height: 3, layers: [] } as const satisfies Board

const ruleset: RulesetOffer = {
  ...{ id: 'x', title: 'X', edition: '1', generators: [] },
  settings: [
    { ...setting, key: 'tie' },
    { ...setting, key: 'fog', type: 'FLAG' as const, default: true, options: null },
  ],
  deadlines: [
    { id: 'orders', title: 'Orders', days: 3 },
    { id: 'results', title: 'Results', days: 9 },
  ],
  scenarios: [
    {
      ...{ id: 'heath', title: 'Heath', about: '', board },
      seats: ['North', 'South', 'West'].map((title) => ({ title, subtitle: '', reserved: null, alliance: null })),
    },
  ],
  presets: [
    {
      id: 'first',
      title: 'First campaign',
      about: '',
      choices: { settings: { tie: 'defender' }, absence: { quorum: 50 } },
    },
    { id: 'veteran', title: 'Veteran', about: '', choices: { settings: { fog: false }, press: 'GREY' } },
  ],
  paces: [
    {
      id: 'evening',
      title: 'Evening',
      about: '',
      choices: { deadlines: { orders: null, results: null }, noticeHours: 1 },
    },
    {
      ...{ id: 'league', title: 'Club league', about: '' },
      choices: { deadlines: { orders: { days: 2, at: '20:00' }, results: { days: 7, at: '20:00' } }, noticeHours: 24 },
    },
  ],
}
const offered = offeredOf(ruleset, null)
const [scenario = null] = ruleset.scenarios
const maps = { scenario, newMap: null }
const inputWith = (draft: CampaignDraft) => {
  if (!scenario) throw new Error('no scenario')
  return inputOf(offered, draft, scenario, 'Europe/Berlin')
}

test('steps follow one another, and an address that names none is the first', () => {
  expect(steps.map((step) => beside(step, 1))).toEqual(['map', 'pace', 'seats', 'rules', null])
  expect(beside('ruleset', -1)).toBeNull()
  expect(['pace', 'teapot', null].map(stepNamed)).toEqual(['pace', 'ruleset', 'ruleset'])
  expect(['scenarioId', 'deadlines', 'bots', 'absence', 'teapot'].map(stepOfInput)).toEqual([
    ...['map', 'pace', 'seats', 'rules', 'rules'],
  ])
})

test('whoever only goes on gets the first preset at the pace of a club, with bots in all other seats', () => {
  expect(faultsIn(offered, emptyDraft, maps)).toEqual([])
  expect(inputWith(emptyDraft)).toMatchObject({
    ...{ name: 'Heath', rulesetId: 'x', scenarioId: 'heath', timeZone: 'Europe/Berlin', seat: 'A', bots: ['B', 'C'] },
    ...{ settings: { tie: 'defender' }, absence: { quorum: 50 }, noticeHours: 24 },
    deadlines: { orders: { days: 2, at: '20:00' }, results: { days: 7, at: '20:00' } },
  })
})

test('only what differs from a preset is kept, also where that is the default', () => {
  const back = { settings: ownSettings(offered, emptyDraft, {}) }
  expect(back.settings).toEqual({ tie: 'none' })
  const draft = withRuleset(emptyDraft, 'x', back)
  expect(settingsOf(offered, draft)).toEqual({})
  expect(ownSettings(offered, draft, { tie: 'defender', fog: false })).toEqual({ fog: false })
  // Under another preset the same change means nothing.
  expect(settingsOf(offered, { ...draft, preset: 'veteran' })).toEqual({ fog: false })
})

test('the same holds for the campaign’s own questions and for deadlines', () => {
  expect(ownTable(offered, emptyDraft, { 'absence.quorum': 50, press: 'GREY' })).toEqual({ press: 'GREY' })
  expect(tableOf(offered, { ...emptyDraft, preset: 'veteran', pace: 'evening' })).toEqual({
    press: 'GREY',
    noticeHours: 1,
  })
  const longer = withLength(offered, emptyDraft, 'orders', { days: 5, at: '20:00' })
  const draft = withRuleset(emptyDraft, 'x', { deadlines: longer })
  expect(deadlinesOf(offered, draft)['orders']).toEqual({ days: 5, at: '20:00' })
  expect(withLength(offered, draft, 'orders', { days: 2, at: '20:00' })).toEqual({})
  expect(withLength(offered, { ...draft, pace: 'evening' }, 'results', null)).toEqual(longer)
})

test('a draft survives being written and read, and what is not one is none', () => {
  const draft: CampaignDraft = {
    ...withRuleset(emptyDraft, 'x', { scenario: 'heath', settings: { fog: false } }),
    ...{ name: 'War', seat: '', people: ['B'], table: { press: 'NONE' } },
  }
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  for (const text of [null, '', '{', '[]', '{"version":2}', '{"version":1,"of":{"x":7},"table":{},"people":[]}'])
    expect(readDraft(text)).toEqual(emptyDraft)
})

test('choices of one ruleset are kept while another is looked at', () => {
  const draft = withRuleset(withRuleset(emptyDraft, 'x', { scenario: 'heath' }), 'y', { scenario: 'moor' })
  expect([draft.of['x']?.scenario, draft.of['y']?.scenario]).toEqual(['heath', 'moor'])
})

test('seats are the organiser’s, a bot’s or nobody’s, and none that the map does not have', () => {
  if (!scenario) throw new Error('no scenario')
  expect(seatsOf(emptyDraft, scenario)).toEqual({ own: 'A', bots: ['B', 'C'], people: [], reserved: [] })
  expect(seatsOf({ ...emptyDraft, seat: '', people: ['C'] }, scenario)).toEqual({
    own: null,
    bots: ['A', 'B'],
    people: ['C'],
    reserved: [],
  })
  const kept = { ...scenario, seats: scenario.seats.map((seat, at) => (at === 2 ? { ...seat, reserved: true } : seat)) }
  expect(seatsOf(emptyDraft, kept)).toEqual({ own: 'A', bots: ['B'], people: [], reserved: ['C'] })
  expect(seatsOf({ ...emptyDraft, seat: 'G', people: ['H'] }, scenario)).toMatchObject({ own: null, people: [] })
  expect(inputWith({ ...emptyDraft, seat: '' })).not.toHaveProperty('diceContribution')
})

test('each fault leads to its step, in the order of the steps', () => {
  const wrong: CampaignDraft = {
    ...withRuleset(emptyDraft, 'x', {
      deadlines: { orders: { days: NaN, at: '20:00' }, results: { days: 3, at: '' } },
    }),
    ...{ name: ' ', table: { noticeHours: 0, 'absence.quorum': 101 } },
  }
  expect(faultsIn(offered, wrong, maps).map(({ step }) => step)).toEqual(['pace', 'pace', 'pace', 'rules', 'rules'])
  expect(faultsIn(offered, wrong, { scenario: null, newMap: null })[0]?.step).toBe('map')
})

const past: ChosenRules = {
  ...{ settings: { tie: 'none', fog: false, gone: 3 }, timeZone: 'Asia/Tokyo', noticeHours: 48, showSealed: false },
  ...{ coolDownHours: 0, publishHours: 0, blindFacilitator: false, voteHours: 72, silentDays: 14 },
  ...{ replaceable: false, draftAtDeadline: 'IGNORE', observersDelayTurns: null, press: 'NONE', letterDelayHours: 2 },
  ...{ facilitatorReadsLetters: false },
  absence: {
    silentStages: 0,
    silentThen: 'BOT',
    quorum: 0,
    waitHours: 24,
    excuses: 0,
    excuseTurns: 5,
    vacations: 'NOTHING',
    vacationStageDays: 7,
    vacationDays: 21,
  },
  deadlines: [
    { class: 'orders', title: 'Orders', days: 1, at: '18:00' },
    { class: 'results', title: 'Results', days: null, at: null },
  ],
  tabletop: { id: 'x', title: 'X', variants: ['night'], settings: {}, overrides: {} },
}

test('“as in my last campaign” takes its house rules for the rules, and its deadlines for the pace', () => {
  const last = presetFrom(past, { title: 'Last', about: '' })
  const both = offeredOf(ruleset, last)
  if (!scenario) throw new Error('no scenario')
  const rules = inputOf(both, { ...emptyDraft, preset: 'last' }, scenario, 'Europe/Berlin')
  expect(rules).toMatchObject({
    settings: { fog: false },
    press: 'NONE',
    noticeHours: 24,
    tabletop: { variants: ['night'] },
  })
  expect(rules).toMatchObject({
    showSealed: false,
    draftAtDeadline: 'IGNORE',
    absence: { silentThen: 'BOT', silentStages: 0 },
  })
  expect(rules).not.toHaveProperty('observersDelayTurns')
  expect(rules.deadlines).toMatchObject({ orders: { days: 2 } })
  const pace: CampaignDraft = { ...emptyDraft, pace: 'last' }
  expect(zoneOf(both, pace, 'Europe/Berlin')).toBe('Asia/Tokyo')
  expect(zoneOf(both, { ...pace, timeZone: 'UTC' }, 'Europe/Berlin')).toBe('UTC')
  expect(inputOf(both, pace, scenario, 'Asia/Tokyo')).toMatchObject({
    ...{
      noticeHours: 48,
      settings: { tie: 'defender' },
      deadlines: { orders: { days: 1, at: '18:00' }, results: null },
    },
  })
})

test('the last campaign is the newest under the same ruleset that one organised or played', () => {
  const campaign = (id: string, rulesetId: string, role: 'PLAYER' | 'OBSERVER' | 'ORGANISER', organiser: boolean) => ({
    ...{ id, name: id, ruleset: { id: rulesetId }, place: { role, organiser } },
  })
  const all = [
    null,
    campaign('other', 'y', 'PLAYER', true),
    campaign('watched', 'x', 'OBSERVER', false),
    campaign('played', 'x', 'PLAYER', false),
    campaign('older', 'x', 'ORGANISER', true),
  ]
  expect(lastOf(all, 'x')?.id).toBe('played')
  expect(lastOf([campaign('led', 'x', 'OBSERVER', true)], 'x')?.id).toBe('led')
  expect(lastOf(all, 'z')).toBeNull()
})

test('the summary has a line for each step, with what was changed', () => {
  const draft = withRuleset({ ...emptyDraft, people: ['C'], table: { press: 'NONE' } }, 'x', {
    settings: { fog: false },
  })
  expect(linesOf(offered, draft, scenario, 'Europe/Berlin')).toEqual([
    { step: 'ruleset', text: 'X' },
    { step: 'map', text: 'Heath · 3 seats' },
    { step: 'pace', text: 'Club league · Europe/Berlin' },
    { step: 'seats', text: 'You play A · a bot plays B until somebody takes it · seat C is free' },
    { step: 'rules', text: 'First campaign, 2 answers changed' },
  ])
})
