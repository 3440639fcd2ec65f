import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import { cellName, facilitatorDesk, pieceId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, test } from 'vitest'
import {
  red,
  blue,
  close,
  invaded,
  fightOf,
  ready,
  unitOf,
  report,
  roll,
  viewOf,
  battleSeen,
  askedNow,
  type Course,
} from './support/fights.js'
import { frontier, holders, stateOf, type Position } from './support/position.js'

describe('HX-301: a report', () => {
  test('closes the question at once, and the other side confirms what both know', () => {
    const course = ready()
    const order = report(course, red, { Blue: 300 }, [unitOf('Red-U1', 4)])
    const ask = hex.awaiting(course.state).find(({ seat }) => seat === red)
    expect(ask && hex.closesGroup?.(ask.view, [order])).toBe(true)
    const filed = close(course, 'report', { Red: [order] })
    expect(askedNow(filed)).toEqual(['confirm Blue'])
    expect(battleSeen(filed, blue)?.filed).toEqual({
      ...{ winner: 'Red', degree: 'MINOR', left: { Red: 1000, Blue: 300 } },
      destroyed: { Red: 0, Blue: 0 },
    })
    expect(JSON.stringify(viewOf(filed, blue))).not.toContain('"lost":4')
    const confirm: HexOrder = { kind: 'confirm', battle: fightOf(filed).id, units: [unitOf('Blue-U1', 7)] }
    const agreed = close(filed, 'confirm', { Blue: [confirm] })
    expect(fightOf(agreed).result).toMatchObject({ how: 'agreed', winner: 'Red', left: { Red: 1000, Blue: 300 } })
    expect(battleSeen(agreed, red)?.result?.units.map(({ unit: id }) => id)).toEqual(['Red-U1'])
    expect(battleSeen(agreed, blue)?.result?.units.map(({ unit: id }) => id)).toEqual(['Blue-U1'])
  })

  test('stands in silence, or counts as disputed, as the settings say', () => {
    for (const [setting, how, winner] of [
      ['stands', 'unconfirmed', 'Red'],
      ['conflict', 'unplayed', 'Blue'],
    ] as const) {
      const course = ready({ 'result.silence': setting, 'result.conflict': 'defender_holds' })
      const silent = close(close(course, 'report', { Red: [report(course, red)] }), 'confirm')
      expect(fightOf(silent).result).toMatchObject({ how, winner })
    }
  })

  test('of which two differ is told to both as that alone, and may be corrected', () => {
    const course = ready()
    const differing = close(close(course, 'report', { Red: [report(course, red)] }), 'confirm', {
      Blue: [report(course, blue, { Red: 450 })],
    })
    expect(askedNow(differing)).toEqual(['correct Red', 'correct Blue', 'ruling facilitator'])
    expect(battleSeen(differing, red)).toMatchObject({ filed: null, own: { winner: 'Red' } })
    expect(JSON.stringify(battleSeen(differing, red))).not.toContain('450')
    const corrected = close(differing, 'correct', { Red: [report(course, blue, { Red: 450 })] })
    expect(fightOf(corrected).result).toMatchObject({ how: 'agreed', winner: 'Blue', left: { Red: 450 } })
  })

  test('that differs to the end goes as the settings say', () => {
    const ends = (settings: Readonly<Record<string, Json>>): Course => {
      const course = ready(settings)
      const answers = { Red: [report(course, red)], Blue: [report(course, blue)] }
      return close(close(course, 'report', answers), 'correct')
    }
    expect(fightOf(ends({ 'result.conflict': 'defender_holds' })).result).toMatchObject({
      winner: 'Blue',
      rollOff: null,
    })
    expect(fightOf(ends({ 'result.conflict': 'roll_off' })).result).toMatchObject({ rollOff: { dice: [2, 2] } })
    const referred = ends({ 'result.conflict': 'gm' })
    expect(askedNow(referred)).toEqual(['ruling facilitator'])
    expect(fightOf(close(referred, 'ruling')).result).toMatchObject({ how: 'unplayed', rollOff: { dice: [2, 2] } })
    const word: HexOrder = {
      ...{ kind: 'ruleBattle', battle: fightOf(referred).id, winner: red, degree: 'MAJOR', left: { Blue: 0 } },
      reason: 'Seen by all at the table.',
    }
    const ruled = close(referred, 'ruling', { [facilitatorDesk]: [word] })
    expect(fightOf(ruled).result).toMatchObject({ how: 'ruled', winner: 'Red', reason: 'Seen by all at the table.' })
    // HX-520: what is left of it waits for its dice
    expect(ruled.state.forces.find(({ id }) => id === 'Blue-OF2')?.points).toBe(0)
  })

  test('may be ruled on while it is corrected; the facilitator’s silence leaves it to the sides', () => {
    const course = ready()
    const differing = close(course, 'report', { Red: [report(course, red)], Blue: [report(course, blue)] })
    const left = close(differing, 'ruling')
    expect(askedNow(left)).toEqual(['correct Red', 'correct Blue'])
    const word: HexOrder = {
      ...{ kind: 'ruleBattle', battle: fightOf(course).id, winner: 'draw', degree: null, left: {} },
      reason: 'Neither.',
    }
    const ruled = close(differing, 'ruling', { [facilitatorDesk]: [word] })
    expect(fightOf(ruled).result).toMatchObject({ how: 'ruled', winner: 'draw', degree: null })
  })

  test('of units that are not there is refused whole', () => {
    const course = ready({ 'battle.unplayed': 'defender_holds' })
    const wrong = close(course, 'report', { Red: [report(course, red, {}, [unitOf('Blue-U1', 1)])] })
    expect(wrong.events.filter(({ kind }) => kind === 'orderRefused')).toMatchObject([{ seat: 'Red', order: 'result' }])
    expect(fightOf(wrong).result).toMatchObject({ how: 'unplayed', winner: 'Blue' })
  })
})

describe('HX-340: a roll-off', () => {
  const wins = { 'rolloff.d6(3/6:Red-CF1-Blue-OF2:Red)': 6 }

  test('takes both: one alone is no agreement', () => {
    const course = ready({ 'battle.unplayed': 'defender_holds' })
    const alone = close(course, 'report', { Red: [roll(course)] }, wins)
    expect(fightOf(alone).result).toMatchObject({ how: 'unplayed', rollOff: null, winner: 'Blue' })
    const both = close(course, 'report', { Red: [roll(course)], Blue: [roll(course)] }, wins)
    expect(fightOf(both).result).toMatchObject({ how: 'roll-off', winner: 'Red', left: { Red: 1000, Blue: 0 } })
  })

  test('may be agreed before anything is prepared, and spends nothing', () => {
    const course = invaded()
    const early: HexOrder = {
      ...{ kind: 'prepare', battle: fightOf(course).id, strikes: 0, transporters: 0 },
      ...{ intel: false, freeHeavySupport: 0, rollOff: true },
    }
    const both = close(course, 'prepare', { Red: [early], Blue: [early] }, wins)
    expect(fightOf(both)).toMatchObject({ step: 'closed', mission: null, result: { how: 'roll-off', winner: 'Red' } })
    const alone = close(course, 'prepare', { Red: [early] })
    expect(askedNow(alone)).toEqual(['mission Red'])
  })
})

test('HX-297: a drawn battle may be played again, as often as it is drawn', () => {
  const course = ready({ 'battle.draw': 'replay' })
  const again = close(course, 'report', { Red: [report(course, 'draw')], Blue: [report(course, 'draw')] })
  expect(fightOf(again)).toMatchObject({ step: 'report', round: 1, filed: [null, null], result: null })
  const groups = [course, again].map(({ state }) => hex.awaiting(state)[0]?.group)
  expect(new Set(groups).size).toBe(2)
  const won = close(again, 'report', { Red: [report(course, red)], Blue: [report(course, red)] })
  expect(fightOf(won).result).toMatchObject({ how: 'agreed', winner: 'Red' })
})

test('HX-293: a mission named with the preparations is not asked for; silence lets the dice choose', () => {
  const course = invaded()
  const named: HexOrder = {
    ...{ kind: 'prepare', battle: fightOf(course).id, strikes: 0, transporters: 0 },
    ...{ intel: false, freeHeavySupport: 0, mission: 'BLITZ' },
  }
  expect(fightOf(close(course, 'prepare', { Red: [named] }))).toMatchObject({ step: 'report', mission: 'BLITZ' })
  expect(fightOf(close(close(course, 'prepare', { Blue: [named] }), 'mission')).mission).toBe('TAKE_AND_HOLD')
})

describe('HX-275, HX-279: a raid on a hex without troops', () => {
  const raided = (guard: boolean): Course => {
    const forces: Position['forces'] = {
      ...holders,
      'Red-RF1': { at: '3/5', points: 300 },
      ...(guard ? { 'Blue-RF1': { at: '3/6', points: 300 } } : {}),
    }
    const state = stateOf({ hexes: { ...frontier, '3/5': { owner: 'Red' } }, forces }, 'movement')
    const order: HexOrder = {
      ...{ kind: 'move', force: pieceId('Red-RF1'), path: [cellName('3/6')] },
      onArrival: { kind: 'raid' },
    }
    return close({ state, events: [] }, 'movement', { Red: [order] }, { 'recon.d6(Red-RF1@3/6)': 4 })
  }

  test('asks its owner alone, whether a recon force of his is there or not', () => {
    for (const guard of [false, true]) {
      const course = raided(guard)
      expect(askedNow(course)).toEqual(['defend Blue'])
      const [ask] = hex.awaiting(course.state)
      expect(ask && hex.orderOptions(viewOf(course, blue), ask.view).length).toBe(guard ? 1 : 0)
    }
    const [alone, guarded] = [raided(false), raided(true)]
    expect(viewOf(guarded, red)).toEqual(viewOf(alone, red))
  })
})

test('HX-273: who raids a hex is not told of another raider by the dice for their order', () => {
  const hexes = {
    ...frontier,
    '3/5': { owner: 'Red' },
    '4/5': { owner: 'Green' },
    '5/4': { owner: 'Green', facilities: ['FORTRESS'] },
  } as const
  const raiders = { 'Red-RF1': { at: '3/5', points: 300 }, 'Green-RF1': { at: '4/5', points: 300 } }
  const forces = {
    ...holders,
    'Green-OF': { at: '5/4', points: 600 },
    'Blue-OF2': { at: '3/6', points: 600 },
    ...raiders,
  }
  const raid = (force: string): HexOrder => ({
    ...{ kind: 'move', force: pieceId(force), path: [cellName('3/6')], onArrival: { kind: 'raid' } },
  })
  const state = stateOf({ players: { Red: {}, Blue: {}, Green: {} }, hexes, forces }, 'movement')
  const thrown = { 'recon.d6(Red-RF1@3/6)': 4, 'recon.d6(Green-RF1@3/6)': 4, 'raidOrder.d6(3/6:Red)': 5 }
  const course = close(
    { state, events: [] },
    'movement',
    { Red: [raid('Red-RF1')], Green: [raid('Green-RF1')] },
    thrown,
  )
  expect(course.events.filter(({ kind }) => kind === 'orderRolled').map(({ seenBy }) => seenBy)).toEqual([
    'referee',
    'referee',
  ])
  expect(course.state.battles.map(({ key }) => key)).toEqual(['3/6:raid:Green-RF1'])
  expect(viewOf(course, red).detail.battles).toEqual([])
})
