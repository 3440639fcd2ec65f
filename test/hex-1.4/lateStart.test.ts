import { describe, expect, test } from 'vitest'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { evolve } from '@muster/rulesets/hex-1.4/engine/evolve/evolve.js'
import { initial } from '@muster/rulesets/hex-1.4/engine/model/initial.js'
import { contextOf } from '@muster/rulesets/hex-1.4/engine/model/rulesContext.js'
import type { HexScenario } from '@muster/rulesets/hex-1.4/engine/scenario.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { settings as spec } from '@muster/rulesets/hex-1.4/engine/settings/settings.js'
import { setUp } from '@muster/rulesets/hex-1.4/engine/setUp.js'
import { seatId, seatLetters } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import { lateStartsHold } from '../support/lateStart.js'
import { diceFrom } from '../support/random.js'
import { move, ordering, play, viewerOf } from './support/play.js'

const late = seatId('C')

/** Red stands two hexes from a headquarters that is kept, and Blue far away. */
const laid = (settings: Readonly<Record<string, Json>> = {}): State => {
  const data: HexScenario = {
    rows: 6,
    columns: 10,
    position: {
      seats: seatLetters(3).map((seat) => ({ seat })),
      hexes: [
        { at: '3/5', owner: 'A', facilities: ['FORTRESS'] },
        { at: '3/3', owner: 'A' },
        { at: '6/10', owner: 'B', facilities: ['FORTRESS'] },
        { at: '3/1', owner: 'C', facilities: ['FORTRESS'], features: ['CITY'] },
      ],
      forces: [
        { id: 'A-OF', seat: 'A', class: 'OF', at: '3/5', points: 1000 },
        { id: 'A-CF1', seat: 'A', class: 'CF', at: '3/3', points: 1000 },
        { id: 'A-RF1', seat: 'A', class: 'RF', at: '3/3', points: 500 },
        { id: 'B-OF', seat: 'B', class: 'OF', at: '6/10', points: 1000 },
        { id: 'C-OF', seat: 'C', class: 'OF', at: '3/1', points: 1000 },
      ],
    },
  }
  const read = resolveSettings(spec, settings)
  if (!read.ok) throw new Error(read.problem.message)
  const seats = seatLetters(3).map((seat) => ({
    ...{ seat, title: seat, subtitle: '' },
    ...(seat === late && { reserved: true as const }),
  }))
  const scenario = {
    ...{ id: 'kept', title: 'Kept', about: '', seats: seats.map(({ title }) => ({ title, subtitle: '' })) },
    data: data as HexScenario & Json,
  }
  return evolve(
    initial,
    setUp(scenario, read.value, seats, diceFrom('kept', { turn: 0, stage: 'set-up' }), defaultSystem),
  )
}

const admit = (state: State): State =>
  evolve(state, hex.lateStart?.admit(state, late, diceFrom('admit', hex.clock(state))) ?? [])

const at = (state: State, turn: number): State => ({ ...state, turn })

const closed = (state: State): readonly string[] =>
  hex.viewFor(state, { kind: 'observer' }).marks.flatMap(({ kind, at: cell }) => (kind === 'reserved' ? [cell] : []))

describe('HX-534: closed ground', () => {
  test('is the headquarters hex with those around it, and nobody owns it', () => {
    const state = laid()
    const { name, neighbours, cell } = contextOf(state)
    const home = cell('3/1') ?? -1
    expect(closed(state)).toEqual(['3/1', ...neighbours(home).map(name)])
    expect(state.hexes.filter(({ owner }) => owner === late)).toEqual([])
    expect(state.forces.filter(({ seat }) => seat === late)).toEqual([])
  })

  test('is refused at the desk, to marches and scouts', () => {
    const state: State = { ...laid(), stage: 'movement' }
    const [ask] = hex.awaiting(state)
    if (!ask) throw new Error('nobody is asked')
    const view = hex.viewFor(state, viewerOf('A'))
    for (const force of ['A-CF1', 'A-RF1'])
      expect(hex.checkOrders(view, ask.view, [move(force, '3/2')])).toMatchObject([{ code: 'closed', rule: 'HX-534' }])
    const steps = hex.pathStep?.(view, ask.view, { kind: 'move', piece: 'A-RF1', path: [] }, [])
    expect(steps).toBeDefined()
    expect(JSON.stringify(steps)).not.toContain('"3/2"')
  })

  test('is entered by nobody who tries all the same', () => {
    const start: State = { ...laid(), stage: 'movement' }
    const orders = ordering('movement', { A: [move('A-CF1', '3/2'), move('A-RF1', '3/2', '3/1')] })
    const { state, events } = play(start, ['movement'], orders, diceFrom('move', { turn: 1, stage: 'movement' }))
    const standing = state.forces.filter(({ seat, class: kind }) => seat === 'A' && kind !== 'OF')
    expect(standing.map(({ at: cell }) => contextOf(state).name(cell))).toEqual(['3/3', '3/3'])
    expect(events.filter(({ kind }) => kind === 'orderRefused')).toMatchObject([{ code: 'closed' }, { code: 'closed' }])
  })

  test('is open again from late.until on, and the seat is out', () => {
    const state: State = { ...laid({ 'late.until': 3 }), stage: 'movement' }
    expect(closed(at(state, 2)).length).toBeGreaterThan(0)
    const open = at(state, 3)
    expect(closed(open)).toEqual([])
    const [ask] = hex.awaiting(open)
    if (!ask) throw new Error('nobody is asked')
    expect(hex.checkOrders(hex.viewFor(open, viewerOf('A')), ask.view, [move('A-CF1', '3/2')])).toEqual([])
    expect(hex.viewFor(open, viewerOf('A')).legend[2]).toEqual({
      seat: late,
      title: 'C',
      subtitle: '',
      eliminated: true,
    })
  })
})

describe('HX-535: what late starters get', () => {
  const settings = (chosen: Readonly<Record<string, Json>> = {}) => {
    const read = resolveSettings(spec, chosen)
    if (!read.ok) throw new Error(read.problem.message)
    return read.value
  }

  test.each([
    [1, {}, 0, 0],
    [2, {}, 8, 1],
    [4, {}, 24, 3],
    [6, { 'late.points': 10, 'late.hexes': 2 }, 50, 6],
    [3, { 'late.points': 0, 'late.hexes': 0 }, 0, 0],
  ])('is stated for turn %i with %j', (turn, chosen, points, hexes) => {
    expect(hex.lateStart?.compensation(settings(chosen), turn)).toMatchObject([
      { key: 'points', value: points },
      { key: 'hexes', value: hexes },
    ])
  })

  test('lasts until the setting says', () => {
    expect(hex.lateStart?.lastTurn(settings())).toBe(6)
    expect(hex.lateStart?.lastTurn(settings({ 'late.until': 9 }))).toBe(9)
  })

  test.each([
    [1, 0],
    [3, 2],
    [6, 3],
  ])('is given in turn %i, as far as hexes were closed', (turn, around) => {
    const state = admit(at(laid(), turn))
    const own = state.hexes.filter(({ owner }) => owner === late)
    expect(own).toHaveLength(1 + around)
    expect(own.every(({ explored }) => explored)).toBe(true)
    const seat = state.seats.find(({ id }) => id === late)
    const income = seat?.income.reduce((sum, { total }) => sum + total, 0) ?? 0
    expect(income).toBeGreaterThanOrEqual(5)
    expect(seat).toMatchObject({ capital: contextOf(state).cell('3/1'), stash: (turn - 1) * 8 + income })
    expect(seat?.reserved).toBeUndefined()
    expect(state.forces.filter((force) => force.seat === late).map(({ id, points }) => [id, points])).toEqual([
      ['C-OF', 1300],
      ['C-CF1', 1200],
    ])
  })
})

describe('HX-533: late starters', () => {
  test('count for nothing before they come: who is left alone has won', () => {
    const state = laid()
    const alone: State = {
      ...state,
      hexes: state.hexes.map((each) => (each.owner === 'B' ? { ...each, owner: null } : each)),
    }
    const { events } = play({ ...alone, stage: 'movement' }, ['movement', 'battle', 'postBattle'], () => [])
    expect(events.find(({ kind }) => kind === 'campaignEnded')).toMatchObject({ outcome: { champion: 'A' } })
  })

  lateStartsHold({ game: hex, scenario: 'unclaimed-3', settings: {} })
})

describe('HX-533: late starters under dark fog', () => {
  lateStartsHold({ game: hex, scenario: 'unclaimed-4', settings: { fog: 'dark' } })
})
