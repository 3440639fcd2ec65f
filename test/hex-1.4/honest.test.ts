import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { Facility } from '@muster/rulesets/hex-1.4/engine/data/facilities.js'
import type { Slot } from '@muster/rulesets/hex-1.4/engine/data/slots.js'
import type { UnitType } from '@muster/rulesets/hex-1.4/engine/data/troops.js'
import type { HexOrder, ResultOrder, RosterLine } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { Unit } from '@muster/rulesets/hex-1.4/engine/model/pieces.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { cellName, pieceId } from '@muster/rulesets/kit/ids.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import { describe, expect, test } from 'vitest'
import {
  askedNow,
  battleSeen,
  blue,
  close,
  fightOf,
  invaded,
  invasion,
  march,
  ready,
  red,
  report,
  unit,
  unitOf,
  viewOf,
  type Course,
} from './support/fights.js'
import { frontier, holders, noDice, stateOf } from './support/position.js'

const dice = { 'rolloff.d6(3/6:Red-CF1-Blue-OF2:Blue)': 6 }

describe('HX-525: against a bot nothing is typed in', () => {
  test('its fight is rolled off as soon as both are ready, and spends nothing', () => {
    const ready = close(invaded(), 'prepare', {}, dice, [blue])
    expect(fightOf(ready)).toMatchObject({ step: 'closed', mission: null, result: { how: 'bot', winner: 'Blue' } })
  })

  test('a bot that takes a side over rolls off what the other reports, filed or to be confirmed', () => {
    const course = ready()
    const won = { Red: [report(course, red, { Blue: 0 })] }
    expect(fightOf(close(course, 'report', won, dice, [blue])).result).toMatchObject({ how: 'bot', winner: 'Blue' })
    const filed = close(course, 'report', won)
    expect(askedNow(filed)).toEqual(['confirm Blue'])
    expect(fightOf(close(filed, 'confirm', {}, dice, [blue])).result).toMatchObject({ how: 'bot', winner: 'Blue' })
    const differing = close(course, 'report', { ...won, Blue: [report(course, blue)] })
    expect(fightOf(close(differing, 'correct', {}, dice, [blue])).result).toMatchObject({ how: 'bot', winner: 'Blue' })
  })

  test('it has no confirmation to offer', () => {
    const course = ready()
    const filed = close(course, 'report', { Red: [report(course, red)] })
    const [ask] = hex.awaiting(filed.state)
    expect(ask && hex.suggest(viewOf(filed, blue), ask.view, { roll: () => [1] })).toEqual([])
  })
})

describe('HX-526: kills are shared facts', () => {
  const told = (course: Course, kills: number, destroyed: number): ResultOrder => ({
    ...{ kind: 'result', battle: fightOf(course).id, winner: red, degree: 'MINOR', left: { Blue: 300 } },
    ...{ destroyed: { Blue: destroyed }, units: [{ ...unitOf('Red-U1', 0), kills }] },
  })

  test('no more are destroyed than there were', () => {
    const course = ready()
    const problems = (order: HexOrder): readonly string[] => {
      const ask = hex.awaiting(course.state).find(({ seat }) => seat === red)
      return ask ? hex.checkOrders(viewOf(course, red), ask.view, [order]).map(({ code }) => code) : []
    }
    expect(problems(told(course, 40, 40))).toEqual(['destroyed'])
    expect(problems(told(course, 1, 1))).toEqual([])
    const refused = close(course, 'report', { Red: [told(course, 40, 40)] })
    expect(refused.events.filter(({ kind }) => kind === 'orderRefused')).toMatchObject([{ code: 'destroyed' }])
  })

  test('kills beyond what the result says do not count, and their player is told so before he seals', () => {
    const course = ready()
    const boast = told(course, 40, 1)
    const ask = hex.awaiting(course.state).find(({ seat }) => seat === red)
    const said = ask ? hex.warnings?.(viewOf(course, red), ask.view, [boast]) : []
    expect(said?.map(({ code, message }) => [code, message.includes('39')])).toEqual([['kills', true]])
    const agreed = close(course, 'report', { Red: [boast], Blue: [{ ...told(course, 0, 1), units: [] }] })
    expect(fightOf(agreed).result?.units[0]).toMatchObject([{ unit: 'Red-U1', kills: 1 }])
  })

  test('the other side is shown the totals that it confirms, and sheets that differ in them differ', () => {
    const course = ready()
    const filed = close(course, 'report', { Red: [told(course, 1, 1)] })
    expect(battleSeen(filed, blue)?.filed?.destroyed).toEqual({ Red: 0, Blue: 1 })
    const differing = close(course, 'report', {
      Red: [told(course, 1, 1)],
      Blue: [{ ...told(course, 0, 0), units: [] }],
    })
    expect(askedNow(differing)).toContain('correct Red')
    const agreed = close(filed, 'confirm', { Blue: [{ kind: 'confirm', battle: fightOf(course).id, units: [] }] })
    expect(fightOf(agreed).result).toMatchObject({ how: 'agreed', destroyed: { Red: 0, Blue: 1 } })
  })

  test('a ruling that counts fewer takes kills off a sheet', () => {
    const course = ready({ 'result.conflict': 'gm' })
    const other = { ...told(course, 0, 0), units: [] }
    const differing = close(course, 'report', { Red: [told(course, 1, 1)], Blue: [other] })
    const word: HexOrder = {
      ...{ kind: 'ruleBattle', battle: fightOf(course).id, winner: red, degree: 'MINOR', left: {}, destroyed: {} },
      reason: 'None fell.',
    }
    const ruled = close(differing, 'ruling', { facilitator: [word] })
    expect(fightOf(ruled).result?.units[0]).toMatchObject([{ unit: 'Red-U1', kills: 0 }])
  })
})

describe('HX-524: a list', () => {
  const line = { name: 'Line', types: ['INFANTRY'], models: 10, points: 100 } as const
  type Line = Pick<RosterLine, 'types' | 'points'> & Partial<RosterLine>
  const own = (units: readonly Unit[], settings = {}, works: readonly Facility[] = []): State =>
    stateOf({
      settings,
      players: { Red: { stash: 60 }, Blue: {} },
      hexes: { ...frontier, '3/2': { owner: 'Red', facilities: works } },
      forces: {
        ...holders,
        'Red-CF1': { at: '3/3', points: 900, authorised: 2000, units },
        'Red-RF1': { at: '3/3', points: 400 },
      },
    })
  const codes = (state: State, units: readonly Line[], force = 'Red-CF1', before: readonly HexOrder[] = []) => {
    const ask = hex.awaiting(state).find(({ seat }) => seat === red)
    const roster: HexOrder = {
      ...{ kind: 'roster', force: pieceId(force) },
      units: units.map((unit) => ({ ...line, ...unit })),
    }
    const view = hex.viewFor(state, { kind: 'seat', seat: red })
    return ask ? hex.checkOrders(view, ask.view, [...before, roster]).map(({ code }) => code) : []
  }
  const times = (count: number, unit: Line): readonly Line[] => Array.from({ length: count }, () => unit)
  const troops: Line = { types: ['INFANTRY'], points: 10 }
  const of = (slot: Slot, types: readonly UnitType[] = ['INFANTRY']): Line => ({ types, points: 10, slot })

  test('has no unit without points, and no more of a slot than the chart and what stands allow', () => {
    const state = own([])
    expect(codes(state, times(60, { ...troops, points: 0 }))).toEqual(['no-points'])
    expect(codes(state, times(6, troops))).toEqual([])
    expect(codes(state, times(7, troops))).toEqual(['chart'])
    expect(codes(state, times(3, { types: ['HQ'], points: 10, slot: 'ELITES' }))).toEqual(['chart'])
    expect(codes(state, times(4, of('HEAVY_SUPPORT')))).toEqual(['chart'])
    expect(codes(own([], {}, ['TANK_FACTORY']), times(4, of('HEAVY_SUPPORT')))).toEqual([])
    expect(codes(own([], { 'roster.org_chart': 'free' }), times(40, troops))).toEqual([])
  })

  test('has no more dedicated transports than squads', () => {
    const transports = times(2, of('TRANSPORT', ['VEHICLE']))
    expect(codes(own([]), [...transports, troops])).toEqual(['transports'])
    expect(codes(own([]), [...transports, troops, troops])).toEqual([])
  })

  test('of a recon force is one HQ, Troops and Fast Attack', () => {
    const state = own([])
    expect(codes(state, [of('ELITES'), troops], 'Red-RF1')).toEqual(['chart'])
    expect(codes(state, [...times(2, { types: ['HQ'], points: 10 }), troops], 'Red-RF1')).toEqual(['chart'])
    expect(codes(state, [{ types: ['HQ'], points: 10 }], 'Red-RF1')).toEqual(['no-core'])
    expect(codes(state, [{ types: ['HQ'], points: 10 }, of('FAST_ATTACK', ['BIKE'])], 'Red-RF1')).toEqual([])
  })

  test('brings back nothing that was lost: new units are paid from what is alive', () => {
    const worn = own([{ ...unit('Red-U1'), points: 1000, alive: 4 }])
    const stands: Line = { ...line, id: 'Red-U1', name: 'Line', points: 1000 }
    expect(codes(worn, [stands, { ...troops, points: 500 }])).toEqual([])
    expect(codes(worn, [stands, { ...troops, points: 501 }])).toEqual(['points'])
    expect(codes(worn, [{ ...stands, models: 200 }])).toEqual(['veteran'])
    expect(codes(worn, [{ ...stands, types: ['HQ'] }])).toEqual(['veteran'])
    expect(codes(worn, [{ ...stands, name: 'Old guard' }])).toEqual([])
  })

  test('has no special character for a fortress that is only bought (HX-522)', () => {
    const hero: Line = { types: ['SPECIAL_CHARACTER'], points: 100 }
    const fortress: HexOrder = { kind: 'buyFacility', facility: 'FORTRESS', at: cellName('3/3') }
    expect(codes(own([]), [hero])).toEqual([])
    expect(codes(own([]), [hero, hero], 'Red-CF1', [fortress])).toEqual(['characters'])
  })

  test('names each unit once, also after a part of the force has taken some along', () => {
    const force = (name: string) => ({ at: '3/3', points: 900, units: [{ ...unit(name), points: 100 }] })
    const parts = { 'Red-CF1': force('Red-CF1-U1'), 'Red-CF1b': force('Red-CF1-U2') }
    const state = stateOf({ hexes: frontier, forces: { ...holders, ...parts } })
    const roster: HexOrder = { kind: 'roster', force: pieceId('Red-CF1'), units: [line] }
    const [ask] = hex.awaiting(state)
    const bought = ask
      ? hex.advance(state, ask.group, [{ ask: ask.id, seat: red, orders: [roster] }], noDice, defaultSystem)
      : []
    const written = bought.find(({ kind }) => kind === 'purchased')
    expect(written).toMatchObject({ deal: { units: [{ id: 'Red-CF1-U3' }] } })
  })

  test('below the least of the chart is warned', () => {
    const state = own([{ ...unit('Red-U1'), points: 100 }])
    const ask = hex.awaiting(state).find(({ seat }) => seat === red)
    const view = hex.viewFor(state, { kind: 'seat', seat: red })
    const said = ask ? (hex.warnings?.(view, ask.view, []) ?? []) : []
    expect(said.find(({ code }) => code === 'chart-least')?.message).toContain('1 HQ and 1 Troops')
  })

  test('counts units in a roll-off from so many points on', () => {
    const totals = (points: number, settings = {}): readonly number[] | undefined => {
      const small = Array.from({ length: 12 }, (_, at) => ({ ...unit(`Red-U${String(at)}`), points }))
      const position = invasion(settings)
      const forces = { ...position.forces, 'Red-CF1': { at: '3/5', points: 1000, units: small } }
      const moved = close({ state: stateOf({ ...position, forces }, 'movement'), events: [] }, 'movement', {
        Red: [march('Red-CF1', '3/6')],
      })
      return fightOf(close(moved, 'prepare', {}, { 'rolloff.d6(3/6:Red-CF1-Blue-OF2:Blue)': 5 }, [blue])).result
        ?.rollOff?.modifiers
    }
    expect(totals(10)).toEqual([11, 1])
    expect(totals(9)).toEqual([0, 2])
    expect(totals(9, { 'rolloff.unit_points': 0 })).toEqual([11, 1])
    expect(totals(10, { 'rolloff.unit_points': 500 })).toEqual([0, 2])
  })
})
