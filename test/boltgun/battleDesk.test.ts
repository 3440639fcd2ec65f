import { textFor } from '../support/lines.js'
import boltgun from '@muster/rulesets/boltgun/index.js'
import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/model/events.js'
import type { BoltgunOrder, ResultOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { describe, expect, test } from 'vitest'
import { plan, position } from './support/war.js'
import { scriptedDice } from '../cases/lib/dice.js'
import { system } from '../support/play.js'

const [A, B] = [seatId('A'), seatId('B')]
const dice = (): Dice => scriptedDice('any', [], (name, subject) => `${name}(${subject})`)

/** Two banners in contact, as their players have sent idle plans. */
const battle = (
  overrides: Readonly<Record<string, Json>> = {},
  armies: Readonly<Record<string, string[]>> = {},
  plans: Readonly<Record<string, readonly BoltgunOrder[] | null>> = {},
): State => {
  const seats = [A, B].map((seat) => ({ seat, title: seat, subtitle: 'Army' }))
  const settings = resolveSettings(boltgun.settings, { 'army.choice': 'scenario', ...overrides })
  if (!settings.ok) throw new Error(settings.problem.message)
  const packet = (seat: string, at: string): Json => ({
    armyRules: armies[seat] ?? [],
    banners: [{ id: `${seat}1`, at, level: 16 }],
    objectives: [],
  })
  const data: Json = {
    rows: Array.from({ length: 12 }, () => '.'.repeat(12)),
    seats: [packet('A', '3,3'), packet('B', '5,3')],
    features: [],
    relics: [],
    owned: 'footprints',
  }
  const scenario = {
    id: 'contact',
    title: 'Contact',
    about: '',
    seats: seats.map(({ title, subtitle }) => ({ title, subtitle })),
    data,
  }
  const opened = boltgun.evolve(boltgun.initial, boltgun.setUp(scenario, settings.value, seats, dice(), system))
  return answer(opened, plans, [])
}

interface Closed {
  readonly state: State
  readonly events: readonly BoltgunEvent[]
}

/** Closes the first group asked for now, or that of a kind of question; who is left out is silent. */
const closes = (
  state: State,
  orders: Readonly<Record<string, readonly BoltgunOrder[] | null>>,
  kind?: string,
  others: readonly BoltgunOrder[] | null = null,
): Closed => {
  const asks = boltgun.awaiting(state)
  const group = asks.find(({ view }) => kind === undefined || view.kind === kind)?.group
  if (!group) throw new Error('nobody is asked anything')
  const sheets = asks
    .filter((ask) => ask.group === group)
    .map((ask) => ({
      ask: ask.id,
      seat: ask.seat,
      orders: orders[ask.seat] === undefined ? others : (orders[ask.seat] ?? null),
    }))
  const events = boltgun.advance(state, group, sheets, dice(), system)
  return { state: boltgun.evolve(state, events), events }
}

const answer = (
  state: State,
  orders: Readonly<Record<string, readonly BoltgunOrder[] | null>>,
  others: readonly BoltgunOrder[] | null = null,
): State => closes(state, orders, undefined, others).state

const sheet = (state: State, winner: 'A' | 'B', lostA: number, lostB: number): ResultOrder => ({
  kind: 'result',
  battle: state.battles[0]?.id ?? noBattle(),
  winner: seatId(winner),
  lost: { A: lostA, B: lostB },
})

const noBattle = (): never => {
  throw new Error('there is no battle')
}

const asked = (state: State): readonly string[] =>
  boltgun.awaiting(state).map(({ seat, view }) => `${seat} ${view.kind}`)
const levels = (state: State): readonly number[] => state.banners.map(({ level }) => level)

describe('differing sheets', () => {
  test('both are asked again, and a correction settles it', () => {
    const first = battle()
    expect(asked(first)).toEqual(['A battle', 'B battle'])
    const differing = answer(first, { A: [sheet(first, 'A', 400, 1000)], B: [sheet(first, 'B', 1000, 400)] })
    expect(asked(differing)).toEqual(['A battle', 'B battle'])
    const settled = answer(differing, { B: [sheet(first, 'A', 400, 1000)] })
    expect([settled.turn, ...levels(settled)]).toEqual([2, 15, 12])
  })

  test('neither sees what the other wrote', () => {
    const first = battle()
    const differing = answer(first, { A: [sheet(first, 'A', 417, 1013)], B: [sheet(first, 'B', 1031, 439)] })
    const shown = (seat: typeof A): string => JSON.stringify(boltgun.viewFor(differing, { kind: 'seat', seat }))
    for (const points of ['1031', '439']) expect(shown(A)).not.toContain(points)
    for (const points of ['417', '1013']) expect(shown(B)).not.toContain(points)
    expect(boltgun.viewFor(differing, { kind: 'seat', seat: A }).detail.battles[0]?.sheets).toEqual([
      { seat: 'A', says: 'table', winner: 'A', lost: [417, 1013], sacrifice: 0 },
    ])
  })
})

describe('forfeits', () => {
  const claimOf = (state: State, seat: 'A' | 'B'): ResultOrder => ({
    kind: 'result',
    battle: state.battles[0]?.id ?? noBattle(),
    forfeits: [seatId(seat)],
  })
  const reply = (state: State, say: 'answered' | 'concede'): BoltgunOrder => ({
    kind: 'answerForfeit',
    battle: state.battles[0]?.id ?? noBattle(),
    answer: say,
  })
  const rule = (state: State, stands: boolean): BoltgunOrder => ({
    ...{ kind: 'ruleForfeit', battle: state.battles[0]?.id ?? noBattle() },
    ...{ stands, reason: 'The letter of the third was late.' },
  })
  const resultOf = (state: State, events: readonly BoltgunEvent[]) =>
    [
      ...state.battles.map(({ result }) => result),
      ...events.map((e) => (e.kind === 'battleResolved' ? e.result : null)),
    ]
      .filter((result) => result !== null)
      .at(-1)

  test('a claim against silence is put to the other side, and silence lets it stand', () => {
    const first = battle({ 'forfeit.modifier': -10 })
    const claim = closes(first, { A: [claimOf(first, 'B')] })
    expect(asked(claim.state)).toEqual(['B forfeit', 'facilitator overrule'])
    const stood = closes(claim.state, {})
    expect(resultOf(claim.state, stood.events)).toMatchObject({ how: 'forfeit', forfeits: ['B'] })
    expect(levels(stood.state)).not.toEqual([16, 16])
  })

  test('an answer lets the claim fall: both report anew, and it is not claimed twice', () => {
    const first = battle()
    const claim = answer(first, { A: [claimOf(first, 'B')] })
    const again = answer(claim, { B: [reply(claim, 'answered')] })
    expect(asked(again)).toEqual(['A battle', 'B battle'])
    const second = closes(again, { A: [claimOf(again, 'B')] })
    expect(resultOf(again, second.events)).toMatchObject({ how: 'abstract', forfeits: [] })
    const both = answer(again, { A: [sheet(first, 'A', 0, 2000)], B: [sheet(first, 'A', 0, 2000)] })
    expect([both.turn, ...levels(both)]).toEqual([2, 16, 7])
  })

  test('a sheet of the other side is an answer: the sheets differ', () => {
    const first = battle()
    const answered = answer(first, { A: [claimOf(first, 'B')], B: [sheet(first, 'B', 0, 0)] })
    expect(asked(answered)).toEqual(['A battle', 'B battle'])
    expect(answered.battles[0]?.step).toBe('results-2')
  })

  test('who insists on a claim against a sheet has sent none: it alone is looked at', () => {
    const first = battle()
    const answered = answer(first, { A: [claimOf(first, 'B')], B: [sheet(first, 'B', 1600, 0)] })
    const closed = closes(answered, {})
    expect(resultOf(answered, closed.events)).toMatchObject({ how: 'one-sided', winner: 'B' })
  })

  test('a facilitator overrules or upholds a claim before it is answered, and may leave it', () => {
    const first = battle()
    const claim = answer(first, { A: [claimOf(first, 'B')] })
    const overrule = (orders: readonly BoltgunOrder[] | null) => closes(claim, { facilitator: orders }, 'overrule')
    expect(asked(overrule([rule(claim, false)]).state)).toEqual(['A battle', 'B battle'])
    const upheld = overrule([rule(claim, true)])
    expect(resultOf(claim, upheld.events)).toMatchObject({
      forfeits: ['B'],
      reason: 'The letter of the third was late.',
    })
    expect(asked(overrule(null).state)).toEqual(['B forfeit'])
  })

  test('who concedes is not asked again; the other may add what he gives up', () => {
    const first = battle({}, { B: ['SACRIFICE'] })
    const conceded = answer(first, { A: [claimOf(first, 'A')] })
    expect(asked(conceded)).toEqual(['B battle'])
    const id = first.battles[0]?.id ?? noBattle()
    const settled = closes(conceded, { B: [{ kind: 'result', battle: id, abstract: true, sacrifice: 2 }] })
    expect(resultOf(conceded, settled.events)).toMatchObject({ how: 'forfeit', forfeits: ['A'], sacrifice: [0, 2] })
  })

  test('without a plan the other side is asked, whether it has a rule to use or not', () => {
    for (const rules of [[], ['SACRIFICE']]) {
      const idle = battle({}, { B: rules }, { A: null })
      expect(asked(idle)).toEqual(['B battle'])
      expect(boltgun.awaiting(idle)[0]?.deadline).toBe('forfeit')
    }
    expect(battle({}, {}, { A: null, B: null }).turn).toBe(2)
  })

  test('a sealed forfeit closes its group at once, another sheet does not', () => {
    const first = battle()
    const [ask] = boltgun.awaiting(first)
    if (!ask) throw new Error('nobody is asked')
    expect(boltgun.closesGroup?.(ask.view, [claimOf(first, 'B')])).toBe(true)
    expect(boltgun.closesGroup?.(ask.view, [sheet(first, 'A', 0, 0)])).toBe(false)
  })
})

describe('a facilitator rules on sheets that differ', () => {
  const differing = (overrides: Readonly<Record<string, Json>> = {}): State => {
    const first = battle({ 'results.conflict': 'facilitator', ...overrides })
    const once = answer(first, { A: [sheet(first, 'A', 417, 1013)], B: [sheet(first, 'B', 1031, 439)] })
    return answer(once, {})
  }
  const id = (state: State) => state.battles[0]?.id ?? noBattle()

  test('he sees both sheets, the sides their own', () => {
    const state = differing()
    expect(asked(state)).toEqual(['facilitator conflict'])
    expect(boltgun.viewFor(state, { kind: 'facilitator' }).detail.battles[0]?.sheets).toHaveLength(2)
    expect(boltgun.viewFor(state, { kind: 'seat', seat: A }).detail.battles[0]?.sheets).toHaveLength(1)
  })

  test('his ruling stands, with his reason for the two alone', () => {
    const state = differing()
    const reason = 'Both photographs show it.'
    const ruling = { kind: 'ruleBattle', battle: id(state), winner: A, lost: { A: 400, B: 1000 }, reason } as const
    const settled = closes(state, { facilitator: [ruling] })
    expect([settled.state.turn, ...levels(settled.state)]).toEqual([2, 15, 12])
    const { board } = boltgun.viewFor(state, { kind: 'observer' })
    const told = (seat: string): string =>
      settled.events
        .map((event) => textFor(boltgun, event, { kind: 'seat', seat: seatId(seat) }, board) ?? '')
        .join(' ')
    expect(told('A')).toContain(reason)
    expect(told('B')).toContain(reason)
    expect(told('C')).not.toContain(reason)
  })

  test('silence, or a draw where there are none, is abstract resolution', () => {
    const state = differing({ 'results.draws': 'forbidden' })
    const draw = { kind: 'ruleBattle', battle: id(state), winner: 'draw', lost: { A: 0, B: 0 }, reason: 'x' } as const
    for (const orders of [null, [draw]]) {
      const { events } = closes(state, { facilitator: orders })
      expect(events.find((event) => event.kind === 'battleResolved')).toMatchObject({ result: { how: 'abstract' } })
    }
  })

  test('the desk refuses strangers, draws where there are none, and silence about the reason', () => {
    const state = differing({ 'results.draws': 'forbidden' })
    const view = boltgun.viewFor(state, { kind: 'facilitator' })
    const [ask] = boltgun.awaiting(state)
    if (!ask) throw new Error('nobody is asked')
    const problems = (detail: Json): number => {
      const read = boltgun.readOrder({ kind: 'ruleBattle', item: id(state), detail })
      return read.ok ? boltgun.checkOrders(view, ask.view, [read.value]).length : 1
    }
    expect(problems({ winner: 'A', lost: { A: 0, B: 1 }, reason: 'So it was.' })).toBe(0)
    expect(problems({ winner: 'A', lost: { A: 0, B: 1 } })).toBe(1)
    expect(problems({ winner: 'draw', lost: { A: 0, B: 1 }, reason: 'x' })).toBe(1)
    expect(problems({ winner: 'C', lost: { A: 0, B: 1 }, reason: 'x' })).toBe(1)
    expect(problems({ abstract: true, reason: 'x'.repeat(401) })).toBe(1)
    expect(boltgun.checkOrders(view, ask.view, [])).toEqual([])
  })
})

describe('the mission die', () => {
  test('the genius is asked first, then both for the result; silence leaves the die', () => {
    const first = battle({}, { B: ['TACTICAL_GENIUS'] })
    expect(asked(first)).toEqual(['B shift'])
    expect(asked(answer(first, {}))).toEqual(['A battle', 'B battle'])
    expect(answer(first, {}).battles[0]?.mission?.shifts).toEqual([{ seat: B, by: 0 }])
  })

  test('of two geniuses the attacker declares first', () => {
    const first = battle({}, { A: ['TACTICAL_GENIUS'], B: ['TACTICAL_GENIUS', 'RAIDERS'] })
    expect(asked(first)).toEqual(['B shift'])
    expect(asked(answer(first, {}))).toEqual(['A shift'])
    expect(asked(answer(answer(first, {}), {}))).toEqual(['A battle', 'B battle'])
  })
})

describe('a choice between sheet and abstract result', () => {
  test('is the submitter’s alone', () => {
    const first = battle({ 'results.one_sided': 'submitter_chooses' })
    const open = answer(first, { A: [sheet(first, 'B', 2000, 0)] })
    expect(asked(open)).toEqual(['A choose'])
    const id = first.battles[0]?.id ?? noBattle()
    const settled = answer(open, { A: [{ kind: 'choose', battle: id, use: 'sheet' }] })
    expect([settled.turn, ...levels(settled)]).toEqual([2, 9, 16])
  })
})

test('an answer about another battle, or of a kind not asked for, does not count', () => {
  const first = battle()
  const stray = answer(first, { A: [{ ...sheet(first, 'A', 0, 2000), battle: strayBattle }] })
  const silent = answer(first, {})
  expect(levels(stray)).toEqual(levels(silent))
})

const strayBattle = 'b1-A-B-9' as ResultOrder['battle']

test('of several battles of the same two players everybody reads the same number, of one alone none', () => {
  const two = plan(position('. A1 .\n. . .\nB1 . B2'), {}).state
  const shown = (letter: string): readonly string[] =>
    boltgun
      .viewFor(two, { kind: 'seat', seat: seatId(letter) })
      .detail.battles.map(({ id, number }) => `${id} ${String(number)}`)
      .sort()
  expect(shown('A')).toEqual(['b1-A-B-1 1', 'b1-A-B-2 2'])
  expect(shown('B')).toEqual(shown('A'))
  const titles = boltgun.awaiting(two).map(({ seat, view }) => `${seat} ${String(view.about)} ${view.title}`)
  expect(titles).toContain('A b1-A-B-2 How did the battle end? · battle 2 of A and B')
  expect(titles).toContain('B b1-A-B-2 How did the battle end? · battle 2 of A and B')
  const [only] = boltgun.awaiting(battle())
  expect(only?.view.title).toBe('How did the battle end?')
})
