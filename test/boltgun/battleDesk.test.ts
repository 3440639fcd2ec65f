import boltgun from '@muster/rulesets/boltgun/index.js'
import type { BoltgunOrder, ResultOrder } from '@muster/rulesets/boltgun/engine/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/state.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { describe, expect, test } from 'vitest'
import { scriptedDice } from '../cases/lib/dice.js'

const [A, B] = [seatId('A'), seatId('B')]
const system = { id: 'none', title: 'None', missions: {}, notes: [] }
const dice = (): Dice => scriptedDice('any', [], (name, subject) => `${name}(${subject})`)

/** Two banners in contact, as their players have sent idle plans. */
const battle = (
  overrides: Readonly<Record<string, Json>> = {},
  armies: Readonly<Record<string, string[]>> = {},
): State => {
  const seats = [A, B].map((seat) => ({ seat, title: seat, subtitle: 'Army' }))
  const settings = resolveSettings(boltgun.settings, overrides)
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
  return answer(opened, {}, [])
}

/** Closes the group asked for now; seats left out answer as `others` says, or not at all. */
const answer = (
  state: State,
  orders: Readonly<Record<string, readonly BoltgunOrder[]>>,
  others: readonly BoltgunOrder[] | null = null,
): State => {
  const asks = boltgun.awaiting(state)
  const group = asks[0]?.group
  if (!group) throw new Error('nobody is asked anything')
  const sheets = asks
    .filter((ask) => ask.group === group)
    .map((ask) => ({ ask: ask.id, seat: ask.seat, orders: orders[ask.seat] ?? others }))
  return boltgun.evolve(state, boltgun.advance(state, group, sheets, dice(), system))
}

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
    const shown = [A, B].map((seat) => JSON.stringify(boltgun.viewFor(differing, { kind: 'seat', seat })))
    for (const view of shown) for (const points of ['417', '1013', '1031', '439']) expect(view).not.toContain(points)
  })

  test('a second difference is resolved abstractly', () => {
    const first = battle()
    const differing = answer(first, { A: [sheet(first, 'A', 0, 2000)], B: [sheet(first, 'B', 2000, 0)] })
    const settled = answer(differing, {})
    expect(settled.turn).toBe(2)
    expect(levels(settled)).not.toEqual([16, 7])
    expect(levels(settled)).not.toEqual([7, 16])
  })
})

describe('forfeits', () => {
  test('a claim against silence stands, a claim that is answered does not', () => {
    const first = battle({ 'forfeit.modifier': -10 })
    const claim = { ...sheet(first, 'A', 0, 0), forfeits: [B] }
    const silent = answer(first, { A: [claim] })
    const answered = answer(first, { A: [claim], B: [sheet(first, 'A', 0, 0)] })
    expect(levels(answered)).toEqual([16, 16])
    expect(levels(silent)).not.toEqual([16, 16])
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
    expect([settled.turn, ...levels(settled)]).toEqual([2, 7, 16])
  })
})

test('an answer about another battle, or of a kind not asked for, does not count', () => {
  const first = battle()
  const stray = answer(first, { A: [{ ...sheet(first, 'A', 0, 2000), battle: strayBattle }] })
  const silent = answer(first, {})
  expect(levels(stray)).toEqual(levels(silent))
})

const strayBattle = 'b1-A-B-9' as ResultOrder['battle']
