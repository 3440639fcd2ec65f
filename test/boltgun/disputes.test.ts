import boltgun from '@muster/rulesets/boltgun/index.js'
import type { BattleResult } from '@muster/rulesets/boltgun/engine/model/battle.js'
import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/model/events.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { describe, expect, test } from 'vitest'
import { diceFrom } from '../support/random.js'
import { system } from '../support/play.js'
import { shownBy } from '../support/showing.js'
import { plan, position, reportOf, seat, viewOf, type Setting } from './support/war.js'
import { ownNews } from './twoworld/own.js'

interface Closed {
  readonly state: State
  readonly events: readonly BoltgunEvent[]
}

type Drafts = Readonly<Record<string, readonly OrderDraft[]>>

/** Closes the group that asks this kind of question first; who is left out is silent. */
const close = (from: State, kind: string, drafts: Drafts = {}, salt = 'word'): Closed => {
  const asks = boltgun.awaiting(from)
  const group = asks.find(({ view }) => view.kind === kind)?.group
  if (!group) throw new Error(`nobody is asked a ${kind}`)
  const sheets = asks
    .filter((ask) => ask.group === group)
    .map(({ id, seat: whose }) => ({ ask: id, seat: whose, orders: drafts[whose]?.map(read) ?? null }))
  const events = boltgun.advance(from, group, sheets, diceFrom(salt, boltgun.clock(from)), system)
  return { state: boltgun.evolve(from, events), events }
}

const read = (draft: OrderDraft): BoltgunOrder => {
  const order = boltgun.readOrder(draft)
  if (!order.ok) throw new Error(order.problem.message)
  return order.value
}

const sheet = (state: State, winner: string, lostA: number, lostB: number): OrderDraft => ({
  ...{ kind: 'result', item: state.battles[0]?.id ?? '' },
  detail: { winner, lost: { A: lostA, B: lostB } },
})

const accept = (state: State, of: string): OrderDraft => ({
  kind: 'accept',
  item: state.battles[0]?.id ?? '',
  with: of,
})

const asked = (state: State): readonly string[] => boltgun.awaiting(state).map((ask) => `${ask.seat} ${ask.view.kind}`)

const map = 'A1 . B1 . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . C1\nD1 . . . . . . . .'

/** A and B have reported differently and correct nothing; each names third players. */
const disputed = (named: Readonly<Record<string, readonly string[]>> = {}, setting: Setting = {}): State => {
  const first = plan(position(map, { levels: { A1: 16, B1: 16 }, ...setting }), {}).state
  const differing = close(first, 'battle', {
    A: [sheet(first, 'A', 417, 1013)],
    B: [sheet(first, 'B', 1031, 439)],
  }).state
  const drafts = Object.entries(named).map(
    ([side, thirds]) => [side, thirds.map((of) => accept(differing, of))] as const,
  )
  return close(differing, 'battle', Object.fromEntries(drafts)).state
}

const resultIn = (events: readonly BoltgunEvent[]): BattleResult => {
  const found = events.find((event) => event.kind === 'battleResolved')
  if (found?.kind !== 'battleResolved') throw new Error('no battle is resolved')
  return found.result
}

const told = ({ events, state }: Closed, letter: string): string =>
  reportOf(events, seat(letter), state)
    .map(({ text }) => text)
    .join('\n')

describe('the order of words', () => {
  test('a facilitator first, then the third player whom both named, then the dice', () => {
    const state = disputed({ A: ['C', 'D'], B: ['D'] })
    expect(asked(state)).toEqual(['facilitator conflict'])
    const word = close(state, 'conflict')
    expect(asked(word.state)).toEqual(['D word'])
    expect(resultIn(close(word.state, 'word').events).how).toBe('dice')
  })

  test('a facilitator who sees no secrets rules on what the sides show, each of them its own', () => {
    const state = disputed()
    const [one] = shownBy(boltgun, state, 'B').battles
    expect(one).toMatchObject({ sheets: [{ seat: 'B' }], sides: [{ seat: 'B', banner: 'B1' }, { banner: null }] })
    const { battles, judged } = shownBy(boltgun, state, 'A', 'B')
    expect(battles[0]?.sheets).toMatchObject([{ lost: [417, 1013] }, { lost: [1031, 439] }])
    expect(judged({ kind: 'ruleBattle', detail: { abstract: true, reason: 'Roll it.' } })).toMatchObject({
      problems: [],
    })
  })

  test('nobody is asked whom one side alone named, and nobody learns of it', () => {
    const state = disputed({ A: ['C'], B: ['D'] })
    const done = close(state, 'conflict')
    expect(resultIn(done.events).how).toBe('dice')
    expect(told(done, 'C')).not.toContain('word')
    for (const letter of ['A', 'B', 'C', 'D']) {
      expect(JSON.stringify(viewOf(state, letter))).not.toMatch(/witness/)
      expect(viewOf(state, letter).detail.words).toEqual([])
    }
  })

  test('a word makes one of the two sheets the result, and both read by whose word', () => {
    const { state } = close(disputed({ A: ['C'], B: ['C'] }), 'conflict')
    const [ask] = boltgun.awaiting(state)
    const done = close(state, 'word', { C: [{ kind: 'word', item: String(ask?.view.about), with: 'B' }] })
    expect(resultIn(done.events)).toMatchObject({ how: 'word', winner: 'B', lost: [1031, 439] })
    expect(told(done, 'A')).toContain('By the word of C, the sheet of B stands.')
    expect(told(done, 'C')).not.toContain('1031')
  })

  test('with two players there is nobody to name, and with results.conflict = abr nobody names anybody', () => {
    const options = (setting: Setting, rows: string): readonly string[] => {
      const first = plan(position(rows, setting), {}).state
      const differing = close(first, 'battle', { A: [sheet(first, 'A', 0, 9)], B: [sheet(first, 'B', 9, 0)] }).state
      const ask = boltgun.awaiting(differing).find((one) => one.seat === seatId('A'))
      return ask ? boltgun.orderOptions(viewOf(differing, 'A'), ask.view).map(({ kind }) => kind) : []
    }
    expect(options({}, map)).toContain('accept')
    expect(options({}, 'A1 . B1')).not.toContain('accept')
    expect(options({ settings: { 'results.conflict': 'abr' } }, map)).not.toContain('accept')
  })
})

describe('the dice, last of all', () => {
  const sheets = [
    [300, 1500, 1500, 300],
    [0, 1600, 700, 900],
    [500, 500, 500, 700],
  ] as const

  test('no figure leaves the two sheets, what both say stands, and a claim alone wins nothing', () => {
    for (const [a, b, c, d] of sheets)
      for (const other of ['A', 'B', 'draw'])
        for (let throw_ = 0; throw_ < 40; throw_ += 1) {
          const first = plan(position('A1 . B1', { levels: { A1: 16, B1: 14 } }), {}).state
          const one = close(first, 'battle', { A: [sheet(first, 'A', a, b)], B: [sheet(first, other, c, d)] }).state
          const two = close(one, 'battle').state
          const result = resultIn(close(two, 'conflict', {}, `throw ${String(throw_)}`).events)
          expect(result.winner).toBe(other === 'A' ? 'A' : 'draw')
          expect(result.lost[0]).toBeGreaterThanOrEqual(Math.min(a, c))
          expect(result.lost[0]).toBeLessThanOrEqual(Math.max(a, c))
          expect(result.lost[1]).toBeGreaterThanOrEqual(Math.min(b, d))
          expect(result.lost[1]).toBeLessThanOrEqual(Math.max(b, d))
        }
  })

  test('both read what both sheets said and between which claims the dice fell', () => {
    const first = plan(position('A1 . B1', { levels: { A1: 16, B1: 16 } }), {}).state
    const one = close(first, 'battle', { A: [sheet(first, 'A', 400, 1500)], B: [sheet(first, 'A', 400, 300)] }).state
    const done = close(close(one, 'battle').state, 'conflict')
    const fell = resultIn(done.events).lost[1]
    for (const letter of ['A', 'B']) {
      expect(told(done, letter)).toContain('Both sheets agreed that A has won and that A lost 400 points.')
      expect(told(done, letter)).toContain(`B’s losses by dice, between 300 and 1500 points: ${String(fell)} points.`)
    }
    const other = close(close(one, 'battle', { B: [sheet(first, 'B', 400, 300)] }).state, 'conflict')
    expect(told(other, 'A')).toContain('The sheets name different winners, so nobody has won.')
  })
})

describe('at the desk', () => {
  const differing = (): State => {
    const first = plan(position(map), {}).state
    return close(first, 'battle', { A: [sheet(first, 'A', 0, 9)], B: [sheet(first, 'B', 9, 0)] }).state
  }
  const problems = (state: State, letter: string, drafts: readonly OrderDraft[]): readonly string[] => {
    const ask = boltgun.awaiting(state).find((one) => one.seat === seatId(letter))
    if (!ask) throw new Error(`${letter} is asked nothing`)
    return boltgun.checkOrders(viewOf(state, letter), ask.view, drafts.map(read)).map(({ code }) => code)
  }

  test('third players may be named beside a corrected sheet or without one, each once, and no fighter', () => {
    const state = differing()
    const correction = sheet(state, 'B', 9, 0)
    expect(problems(state, 'A', [correction, accept(state, 'C'), accept(state, 'D')])).toEqual([])
    expect(problems(state, 'A', [accept(state, 'C')])).toEqual([])
    expect(problems(state, 'A', [accept(state, 'B')])).toEqual(['result'])
    expect(problems(state, 'A', [accept(state, 'C'), accept(state, 'C')])).toEqual(['result'])
    expect(problems(state, 'A', [correction, correction])).toEqual(['one-answer'])
    const first = plan(position(map), {}).state
    expect(problems(first, 'A', [accept(first, 'C')])).toEqual(['result'])
  })

  test('who names a third player reads what that player will learn', () => {
    const state = differing()
    const ask = boltgun.awaiting(state).find((one) => one.seat === seatId('A'))
    const option = ask && boltgun.orderOptions(viewOf(state, 'A'), ask.view).find(({ kind }) => kind === 'accept')
    expect(option?.with?.map(({ id }) => id)).toEqual(['C', 'D'])
    expect(option?.with?.[0]?.about).toContain('Learns that the two of you fight')
  })

  test('the third player is offered both sheets, and may say that they cannot tell', () => {
    const { state } = close(disputed({ A: ['C'], B: ['C'] }), 'conflict')
    const [ask] = boltgun.awaiting(state)
    if (!ask) throw new Error('nobody is asked')
    const [option] = boltgun.orderOptions(viewOf(state, 'C'), ask.view)
    expect(option?.with?.map(({ id, about }) => `${id}: ${about ?? ''}`)).toEqual([
      'A: Player A (A) has won.\nPlayer A (A) lost 417 points.\nPlayer B (B) lost 1013 points.',
      'B: Player B (B) has won.\nPlayer A (A) lost 1031 points.\nPlayer B (B) lost 439 points.',
      'none: The dice decide, within the two sheets.',
    ])
    const word = { kind: 'word', item: String(ask.view.about) }
    expect(problems(state, 'C', [{ ...word, with: 'none' }])).toEqual([])
    expect(problems(state, 'C', [{ ...word, with: 'D' }])).toEqual(['word'])
    expect(problems(state, 'C', [{ ...word, item: String(state.battles[0]?.id), with: 'A' }])).toEqual(['word'])
    expect(resultIn(close(state, 'word', { C: [{ ...word, with: 'none' }] }).events).how).toBe('dice')
  })
})

describe('fog', () => {
  const news = (state: State, events: readonly BoltgunEvent[], letter: string): string =>
    JSON.stringify(
      ownNews({ start: state, now: state, states: [state], events, sealed: [], closed: [], seat: seatId(letter) }),
    )
  /** All that a seat is given. */
  const given = (closed: Closed, letter: string): string =>
    JSON.stringify([
      viewOf(closed.state, letter),
      reportOf(closed.events, seat(letter), closed.state),
      boltgun.awaiting(closed.state).flatMap((ask) => (ask.seat === seatId(letter) ? [ask.id, ask.view] : [])),
    ])
  const asks = (named: Readonly<Record<string, readonly string[]>>, setting: Setting = {}): Closed =>
    close(disputed(named, setting), 'conflict')

  test('a stranger cannot tell whether a third player is asked; the oracle says so, and a planted leak shows it', () => {
    const word = asks({ A: ['C'], B: ['C'] })
    const idle = { state: plan(position(map, { levels: { A1: 16, B1: 16 } }), {}).state, events: [] }
    expect(news(word.state, word.events, 'D')).toBe(news(idle.state, idle.events, 'D'))
    expect(given(word, 'D')).toBe(given(idle, 'D'))
    const leaked = word.events.map((event) => ({ ...event, seenBy: 'everyone' as const }))
    expect(given({ ...word, events: leaked }, 'D')).not.toBe(given(idle, 'D'))
  })

  test('the third player learns no level of either', () => {
    const one = asks({ A: ['C'], B: ['C'] })
    const other = asks({ A: ['C'], B: ['C'] }, { levels: { A1: 18, B1: 12 } })
    expect(news(one.state, one.events, 'C')).toBe(news(other.state, other.events, 'C'))
    expect(given(one, 'C')).toBe(given(other, 'C'))
  })

  test('the question’s name says nothing of the battle’s handle or number', () => {
    const rows = 'A1 . B1 . . . C1\n. . . . . . .\n. . . . . . .\n. . . . . . .\nA2 . B2 . . . .'
    const first = plan(position(rows, { levels: { A1: 16, B1: 16, A2: 16, B2: 16 } }), {}).state
    expect(first.battles.map(({ number }) => number).sort()).toEqual([1, 2])
    const differing = close(first, 'battle', { A: [sheet(first, 'A', 0, 9)], B: [sheet(first, 'B', 9, 0)] }).state
    const corrected = { A: [accept(differing, 'C')], B: [accept(differing, 'C')] }
    const group = boltgun.awaiting(differing).find(({ view }) => view.about === differing.battles[0]?.id)?.group
    const sheets = boltgun
      .awaiting(differing)
      .filter((ask) => ask.group === group)
      .map(({ id, seat: whose }) => ({ ask: id, seat: whose, orders: (corrected as Drafts)[whose]?.map(read) ?? null }))
    const dice = diceFrom('word', boltgun.clock(differing))
    const events = group ? boltgun.advance(differing, group, sheets, dice, system) : []
    const { state } = close(boltgun.evolve(differing, events), 'conflict')
    const ask = boltgun.awaiting(state).find(({ view }) => view.kind === 'word')
    expect([ask?.id, ask?.view.about, ask?.view.title].join(' ')).not.toMatch(/b1-A-B|battle 1|battle 2/)
  })
})

test('what two unlike sheets said is read when the war is opened, and by nobody before', () => {
  const first = plan(position(map, { levels: { A1: 16, B1: 16 } }), {}).state
  const { events, state } = close(first, 'battle', {
    A: [sheet(first, 'A', 417, 1013)],
    B: [sheet(first, 'B', 1031, 439)],
  })
  const texts = (viewer: Parameters<typeof reportOf>[1]): string =>
    reportOf(events, viewer, state)
      .map(({ text }) => text)
      .join(' ')
  expect(texts({ kind: 'everyone' })).toContain('won by A, A loses 417 points, B loses 1013 points')
  for (const letter of ['A', 'B', 'C']) expect(texts(seat(letter))).not.toMatch(/417|1031/)
})

test('a bot asks for the dice again and names nobody; asked for a word, it has none', () => {
  const first = plan(position(map), {}).state
  const differing = close(first, 'battle', { A: [sheet(first, 'A', 0, 9)], B: [sheet(first, 'B', 9, 0)] }).state
  const ask = boltgun.awaiting(differing).find((one) => one.seat === seatId('A'))
  const dice = diceFrom('bot', boltgun.clock(first))
  expect(ask && boltgun.suggest(viewOf(differing, 'A'), ask.view, dice).map(({ kind }) => kind)).toEqual(['result'])
  const { state } = close(disputed({ A: ['C'], B: ['C'] }), 'conflict')
  const [word] = boltgun.awaiting(state)
  expect(word && boltgun.suggest(viewOf(state, 'C'), word.view, dice)).toEqual([])
})
