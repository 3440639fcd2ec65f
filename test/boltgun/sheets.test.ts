import { readOrder } from '@muster/rulesets/boltgun/engine/desk.js'
import type { ResultOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { seatId, token } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, test } from 'vitest'
import { system } from '../support/play.js'
import { diceFrom } from '../support/random.js'
import { plan, position, viewOf, type Setting } from './support/war.js'

const map = 'A1 . B1 . . . . . . . . . . C1'

/** A1 and B1 fight; C looks on from afar. */
const fight = (setting: Setting = {}): State => plan(position(map, setting), {}).state

/** What the desk says of a sheet of A's, or nothing. */
const complaint = (detail: Json, setting: Setting = {}): string => {
  const state = fight(setting)
  const ask = boltgun.awaiting(state).find(({ seat }) => seat === seatId('A'))
  if (!ask) throw new Error('A is not asked')
  const read = readOrder({ kind: 'result', item: ask.view.about ?? '', detail })
  if (!read.ok) return read.problem.message
  return boltgun
    .checkOrders(viewOf(state, 'A'), ask.view, [read.value])
    .map(({ message }) => message)
    .join(' ')
}

const table = (A: Json, B: Json = 0) => ({ winner: 'A', lost: { A, B } })

describe('a sheet may say', () => {
  test.each<[string, Json]>([
    ['that nothing was lost', table(0)],
    ['half points', table(0.5)],
    ['the most that any army is worth', table(10_000)],
    ['that it was drawn', { ...table(0), winner: 'draw' }],
    ['no levels given up', { ...table(0), sacrifice: 0 }],
    ['a list of the longest', { ...table(0), list: 'x'.repeat(1500) }],
    ['that it is not abstract', { ...table(0), abstract: false }],
    ['its own forfeit', { forfeits: ['A'] }],
    ['that the other forfeits', { forfeits: ['B'] }],
    ['so twice', { forfeits: ['B', 'B'] }],
  ])('%s', (_, detail) => {
    expect(complaint(detail)).toBe('')
  })

  test('three levels given up at most (BG-313)', () => {
    const setting: Setting = { armyRules: { A: ['SACRIFICE'] } }
    for (const detail of [table(0), { abstract: true }, { forfeits: ['B'] }]) {
      for (const sacrifice of [0, 1, 3]) expect(complaint({ ...detail, sacrifice }, setting)).toBe('')
      for (const sacrifice of [-1, 1.5, 4, '1', null])
        expect(complaint({ ...detail, sacrifice }, setting)).toMatch(sacrifice === null ? /^$|Give up/ : /^Give up/)
    }
  })
})

describe('a sheet may not say', () => {
  const points = 'Give the points that each side lost, e.g. { "A": 450, "B": 900.5 }.'
  const forfeits = 'Name the seats that forfeit, e.g. ["A"].'
  const strangers = 'Only A and B fought this battle: name these.'
  test.each<[string, Json, string]>([
    ['less than nothing', table(-0.5), points],
    ['more than an army is worth', table(10_000.5), points],
    ['quarters of a point', table(0.25), points],
    ['points as text', table('5'), points],
    ['points of one side alone', { winner: 'A', lost: { A: 5 } }, points],
    ['points of a third', { winner: 'A', lost: { A: 5, B: 5, C: 5 } }, points],
    ['points of a stranger', { winner: 'A', lost: { A: 5, C: 5 } }, strangers],
    ['that a stranger has won', { winner: 'C', lost: { A: 5, B: 5 } }, strangers],
    ['that a stranger forfeits', { forfeits: ['C'] }, strangers],
    ['that a stranger forfeits too', { forfeits: ['B', 'C'] }, strangers],
    ['that both forfeit', { forfeits: ['A', 'B'] }, 'Name yourself, or the other side where it did not answer.'],
    ['three forfeits', { forfeits: ['A', 'B', 'C'] }, forfeits],
    ['a forfeit that names no seat', { forfeits: ['A', 1] }, forfeits],
    ['a forfeit of nobody', { forfeits: [] }, forfeits],
    ['a forfeit as text', { forfeits: 'A' }, forfeits],
    [
      'a forfeit and more',
      { forfeits: ['A'], winner: 'A' },
      'A forfeit says nothing else: leave the other entries out.',
    ],
    [
      'a list without end',
      { ...table(0), list: 'x'.repeat(1501) },
      'Write the army list in at most 1500 letters, or leave it out.',
    ],
    [
      'levels given up by an army without Sacrifice',
      { ...table(0), sacrifice: 1 },
      'Only an army with Sacrifice may give up levels: leave it out.',
    ],
    [
      'both a result and the wish for dice',
      { ...table(0), abstract: true },
      'Ask for abstract resolution or report a result of the table, not both.',
    ],
  ])('%s', (_, detail, message) => {
    expect(complaint(detail)).toBe(message)
  })

  test('that it was drawn, where there are no draws (A-39)', () => {
    const setting: Setting = { settings: { 'results.draws': 'forbidden' } }
    expect(complaint({ ...table(0), winner: 'draw' }, setting)).toBe(
      'Draws are not allowed in this campaign: name the winner.',
    )
    expect(complaint(table(0), setting)).toBe('')
  })
})

/** The result of the fight, where A has sealed this and B nothing. */
const resultOf = (said: Omit<ResultOrder, 'kind' | 'battle'> | null) => {
  const state = fight()
  const asks = boltgun.awaiting(state).filter(({ group }, _, all) => group === all[0]?.group)
  const [first] = asks
  if (!first) throw new Error('nobody is asked')
  const sheet: ResultOrder | null = said && { kind: 'result', battle: token(first.view.about ?? ''), ...said }
  const sheets = asks.map(({ id, seat }) => ({ ask: id, seat, orders: seat === seatId('A') && sheet ? [sheet] : null }))
  const events = boltgun.advance(state, first.group, sheets, diceFrom('war', boltgun.clock(state)), system)
  const resolved = events.find((event) => event.kind === 'battleResolved')
  return resolved?.kind === 'battleResolved' ? resolved.result : null
}

describe('a sheet that got past the desk', () => {
  const silent = resultOf(null)

  test('counts where it is whole', () => {
    expect(resultOf({ winner: seatId('A'), lost: { A: 0, B: 1200 } })).toMatchObject({ how: 'one-sided', winner: 'A' })
    expect(silent).toMatchObject({ how: 'abstract' })
  })

  test.each<[string, Omit<ResultOrder, 'kind' | 'battle'>]>([
    ['names a winner who did not fight', { winner: seatId('C'), lost: { A: 0, B: 1200 } }],
    ['names no winner', { lost: { A: 0, B: 1200 } }],
    ['leaves out its own losses', { winner: seatId('A'), lost: { B: 1200, C: 0 } }],
    ['leaves out the other’s losses', { winner: seatId('A'), lost: { A: 0, C: 0 } }],
    ['names no losses', { winner: seatId('A') }],
  ])('counts as none where it %s', (_, said) => {
    expect(resultOf(said)).toEqual(silent)
  })
})
