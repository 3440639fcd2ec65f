import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { armies, armyTypes } from '@muster/rulesets/boltgun/engine/data/armies.js'
import { armyRules, type ArmyRule } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import { groupId } from '@muster/rulesets/kit/ids.js'
import { RuleBug } from '@muster/rulesets/kit/result.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { assert, integer, property, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fill } from '../support/fill.js'
import { system } from '../support/play.js'
import { randomFrom } from '../support/random.js'
import { askOf, close, complaint, opened, opening, own, preset, refused, viewAt } from './support/armies.js'
import { reportOf, seat, viewOf } from './support/war.js'

const observer = { kind: 'observer' } as const
const rulesOf = (state: ReturnType<typeof opening>, letter: string): readonly string[] =>
  state.seats.find(({ id }) => id === letter)?.armyRules ?? []

describe('before the first turn', () => {
  const state = opening('three-valleys')

  test('every player is asked for an army, and the war has not begun', () => {
    const asks = boltgun.awaiting(state)
    expect(asks.map(({ seat: asked, view, askedOfAllSeats }) => [asked, view.kind, askedOfAllSeats])).toEqual([
      ['A', 'army', true],
      ['B', 'army', true],
      ['C', 'army', true],
    ])
    expect(boltgun.clock(state)).toEqual({ turn: 0, stage: 'armies' })
    const view = viewOf(state, 'A')
    expect([view.contacts, view.facts.find(({ key }) => key === 'sectors')?.value]).toEqual([[], 0])
    expect(view.pieces.length).toBeGreaterThan(0)
    expect(view.detail.packets[0]?.army.source).toBe('proposal')
  })

  test('all ten printed armies and the proposal are offered, and each is accepted', () => {
    const ask = askOf(state, 'A')
    const offered = boltgun
      .orderOptions(viewAt(state, ask), ask.view)
      .flatMap(({ item = [] }) => item.map(({ id }) => id))
    expect([...offered].sort()).toEqual([...armyTypes, 'own', 'proposal'].sort())
    for (const type of armyTypes) expect([type, refused(state, 'A', preset(type))]).toEqual([type, []])
    expect(refused(state, 'A', preset('proposal', { type: 'Somebody else' }))).toEqual([])
    expect(refused(state, 'A')).toEqual([])
  })

  test('an army beyond the budget is refused by its name, a list of one’s own as such', () => {
    const poor = opening('three-valleys', { 'army.budget': 0 })
    expect(complaint(poor, 'A', preset('Sisters'))).toBe(
      'The army Sisters takes 2 points, 2 points over the budget of 0: take less, or a rule with negative points.',
    )
    expect(complaint(poor, 'A', own(['TACTICAL_GENIUS']))).toBe(
      'Your list takes 1 point, 1 point over the budget of 0: take less, or a rule with negative points.',
    )
  })

  test('a group that is not open is no mistake of a player', () => {
    const dice = { roll: () => [1] }
    for (const group of ['armies.2', 'consent.1', 'plan.1'])
      expect(() => boltgun.advance(state, groupId(group), [], dice, system)).toThrow(RuleBug)
  })

  test('whatever is drawn from the options’ own lists is accepted', () => {
    const ask = askOf(state, 'B')
    const random = randomFrom('options')
    for (const option of boltgun.orderOptions(viewAt(state, ask), ask.view))
      for (let tries = 0; tries < 12; tries += 1) expect(refused(state, 'B', fill(option, random))).toEqual([])
  })

  test('silence takes the proposal, and the first turn opens with it', () => {
    const { state: begun, events } = close(state, { A: [preset('Sisters')] })
    expect([begun.turn, begun.stage, begun.armies]).toEqual([1, 'plans', null])
    expect(['A', 'B', 'C'].map((letter) => rulesOf(begun, letter))).toEqual([['HATRED'], armies.Tau, armies.Orks])
    expect(begun.seats.map(({ armyType }) => armyType)).toEqual(['Sisters', 'Tau', 'Orks'])
    const lines = reportOf(events, seat('B'), begun).map(({ text }) => text)
    expect(lines.join('\n')).toContain('No army was chosen, so the proposed one is taken: Tau')
    expect(lines.join('\n')).toContain('A Sisters; B Tau; C Orks')
  })

  test('what a seat takes decides what it sees from the start', () => {
    const sight = (army: string): number =>
      viewOf(close(state, { A: [preset(army)] }).state, 'A')
        .cells.find(({ key }) => key === 'owner')
        ?.rows.join('').length ?? 0
    const seen = (army: string) => JSON.stringify(viewOf(close(state, { A: [preset(army)] }).state, 'A').cells)
    expect(sight('Tau')).toBeGreaterThan(0)
    expect(seen('Tau')).not.toBe(seen('Sisters'))
    expect(seen('Sisters')).toBe(seen('Space Marines'))
  })
})

describe('an own list (BG-300)', () => {
  const state = opening('first-contact')
  const long = 'x'.repeat(201)
  const custom = { title: 'Drop pods', text: 'May arrive from reserve.', why: 'They fall from the sky.' }

  test.each<[string, OrderDraft, readonly string[]]>([
    ['two points', own(['STEADFAST']), []],
    ['costs and gains', own(['HIGHLY_MOBILE', 'PONDEROUS']), []],
    ['nothing at all', own([]), []],
    ['too many points', own(['TELEPORT']), ['over-budget']],
    ['a rule twice', own(['BATTLELUST', 'BATTLELUST']), ['twice']],
    [
      'no justification',
      { kind: 'army', item: 'own', detail: { type: 'X', rules: [{ rule: 'TOUGH' }] } },
      ['no-justification'],
    ],
    [
      'an empty one',
      { kind: 'army', item: 'own', detail: { type: 'X', rules: [{ rule: 'TOUGH', why: '  ' }] } },
      ['no-justification'],
    ],
    ['an unknown rule', own(['FLIGHT']), ['unknown-rule']],
    [
      'a long text',
      { kind: 'army', item: 'own', detail: { type: 'X', rules: [{ rule: 'TOUGH', why: long }] } },
      ['too-long'],
    ],
    ['no type', { kind: 'army', item: 'own', detail: { rules: [] } }, ['no-type']],
    ['a long type', own([], { type: 'y'.repeat(41) }), ['too-long']],
    ['line breaks', own([], { type: 'a\nb' }), ['detail']],
    ['a title of its own', own([], { rules: [{ rule: 'TOUGH', title: 'Thick hides', why: 'Hides.' }] }), []],
    ['a rule of the campaign', own(['STEADFAST'], { customs: [custom] }), []],
    ['one that costs', own(['STEADFAST'], { customs: [{ ...custom, points: 1 }] }), ['over-budget']],
    ['one that gives', own(['TELEPORT'], { customs: [{ ...custom, points: -1 }] }), []],
    ['one without a reason', own([], { customs: [{ title: 'T', text: 't' }] }), ['no-justification']],
    ['one worth too much', own([], { customs: [{ ...custom, points: 4 }] }), ['points']],
    ['strange entries', own([], { luck: 1 }), ['detail']],
    ['a list of words', own([], { rules: ['TOUGH'] }), ['detail']],
    ['a node without a hive', own(['TOUGH'], { node: 'A1' }), ['no-hive']],
    ['a node of its own', own(['HIVE_MENTALITY'], { node: 'A1' }), []],
    ['another’s node', own(['HIVE_MENTALITY'], { node: 'B1' }), ['unknown-piece']],
    ['rules beside a printed army', preset('Sisters', { rules: [] }), ['detail']],
    ['an army that there is not', preset('Squats'), ['unknown-army']],
  ])('with %s', (_, draft, codes) => {
    expect(refused(state, 'A', draft)).toEqual(codes)
  })

  test('a budget exceeded says by how much', () => {
    expect(complaint(state, 'A', own(['TELEPORT', 'TOUGH']))).toContain('takes 5 points, 3 points over the budget of 2')
    const poor = opening('first-contact', { 'army.budget': 1 })
    expect(complaint(poor, 'A', preset('Sisters'))).toContain('1 point over the budget of 1')
  })

  test('one army is led', () => {
    expect(refused(state, 'A', preset('Tau'), preset('Sisters'))).toEqual(['one-answer'])
    expect(refused(state, 'A', { kind: 'march', piece: 'A1', to: '4,4' })).toEqual(['misplaced'])
  })

  test('is accepted exactly when its points are within the budget', () => {
    const rules = Object.keys(armyRules) as ArmyRule[]
    assert(
      property(subarray(rules, { maxLength: 12 }), integer({ min: 0, max: 6 }), (taken, budget) => {
        const points = taken.reduce((sum, rule) => sum + armyRules[rule].points, 0)
        const campaign = opening('first-contact', { 'army.budget': budget })
        expect(refused(campaign, 'B', own(taken))).toEqual(points > budget ? ['over-budget'] : [])
      }),
      { numRuns: 60 },
    )
  })

  test('is not taken where only printed armies are', () => {
    const strict = opening('first-contact', { 'army.approval': 'presets' })
    const ask = askOf(strict, 'A')
    const items = boltgun
      .orderOptions(viewAt(strict, ask), ask.view)
      .flatMap(({ item = [] }) => item.map(({ id }) => id))
    expect(items).not.toContain('own')
    expect(refused(strict, 'A', own(['TOUGH']))).toEqual(['presets-only'])
    const begun = close(strict, { A: [own(['TOUGH'])], B: [preset('Eldar')] }).state
    expect([rulesOf(begun, 'A'), rulesOf(begun, 'B')]).toEqual([['STEADFAST'], armies.Eldar])
  })

  test('a proposal beyond the budget is an army without rules', () => {
    const poor = opening('first-contact', { 'army.budget': 0 })
    expect(viewOf(poor, 'A').detail.packets[0]?.army).toMatchObject({ points: 0, rules: [] })
    expect(rulesOf(close(poor).state, 'A')).toEqual([])
  })
})

describe('a node', () => {
  test('is named with the army, or with the first plan', () => {
    const state = opening('first-contact')
    const named = close(state, { A: [preset('Tyranids', { node: 'A2' })] }).state
    expect(named.banners.filter(({ node }) => node).map(({ id }) => String(id))).toEqual(['A2'])
    const later = close(state, { A: [preset('Tyranids')] }).state
    expect(later.seats.map(({ owesNode }) => owesNode)).toEqual([true, false])
    expect(JSON.stringify(viewOf(named, 'B'))).not.toContain('A2')
  })
})

describe('packets', () => {
  test.each(['players', 'scenario'])('are read out to each player when armies come from the %s', (choice) => {
    const first = opened('river-crossing', { 'army.choice': choice })
    const { state: begun, events } = choice === 'players' ? close(first.state) : first
    expect([begun.turn, begun.stage]).toEqual([1, 'plans'])
    const lines = (viewer: Parameters<typeof reportOf>[1]) =>
      reportOf(events, viewer, begun).filter(({ step }) => step === 'packet')
    const text = lines(seat('A'))
      .map((line) => line.text)
      .join('\n')
    for (const part of [
      /^Your banners: A1 at/m,
      /^Advantage: Massive Armies\. /m,
      /^Your army: Imperial Guard, 2 points/m,
    ])
      expect(text).toMatch(part)
    expect(text).toMatch(/^Objective: /m)
    expect(text).toMatch(/^Secondary objective: /m)
    expect(text).toMatch(/^Known from the start: /m)
    expect(text).not.toContain('B1')
    expect(lines(observer)).toEqual([])
  })
})

test('a sheet that the desk would have refused takes the proposal', () => {
  const state = opening('first-contact')
  for (const drafts of [[own(['TELEPORT', 'VERY_TOUGH'])], [preset('Tau'), preset('Sisters')]])
    expect(rulesOf(close(state, { A: drafts }).state, 'A')).toEqual(['STEADFAST'])
})

test('the schema that is published names every rule with its points, and the budget', () => {
  const ask = askOf(opening('first-contact', { 'army.budget': 5 }), 'A')
  const view = viewAt(opening('first-contact', { 'army.budget': 5 }), ask)
  const option = boltgun.orderOptions(view, ask.view).find(({ item }) => item?.[0]?.id === 'own')
  const detail = JSON.stringify(option?.detail satisfies Json | undefined)
  for (const [name, { points }] of Object.entries(armyRules))
    expect(detail).toMatch(new RegExp(`"const":"${name}","title":"[^"]+","x-points":${String(points)}[,}]`))
  expect(detail).toContain('"x-budget":5')
})
