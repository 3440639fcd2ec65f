import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { openUpkeep } from './support/steps.js'
import { cellName } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, test } from 'vitest'
import { close, march, red, type Course } from './support/fights.js'
import { aftermath, cellOf, fought } from './support/fought.js'
import { move, ordering, play } from './support/play.js'
import { frontier, holders, scripted, stateOf, type Position } from './support/position.js'
import { textsOf } from './support/told.js'

describe('a captured hex', () => {
  const rich = (settings: Readonly<Record<string, Json>> = {}): Position => ({
    settings,
    hexes: {
      ...frontier,
      '3/5': { owner: 'Red' },
      '3/6': { owner: 'Blue', facilities: ['BASE', 'AIRSTRIP', 'GARRISON'], features: ['ORE_MINE_LARGE', 'SWAMP'] },
    },
    forces: { ...holders, 'Red-CF1': { at: '3/5', points: 900 } },
  })
  const taken = (settings: Readonly<Record<string, Json>> = {}): Course =>
    close({ state: stateOf(rich(settings), 'movement'), events: [] }, 'movement', { Red: [march('Red-CF1', '3/6')] })

  test('says what it holds, yields and allows, to its new owner alone', () => {
    const course = taken()
    expect(textsOf(course, 'Red')).toContain(
      '3/6 as it is taken over: Large ore mine and Swamp; Base, Airstrip and Garrison. It yields 5 RP as it stands. ' +
        'It allows more: one conquest force and 2 steps in all and one step outside one’s land for every march. ' +
        'Its garrison needs 100 points of occupation force.',
    )
    expect(textsOf(course, 'Blue').join()).not.toMatch(/taken over/)
  })

  test('has nothing left that the settings destroy', () => {
    expect(textsOf(taken({ 'capture.facilities': 'destroy' }), 'Red')).toContain(
      '3/6 as it is taken over: Large ore mine and Swamp; no facilities. It yields 5 RP as it stands.',
    )
  })

  test('is told after a battle too, and a fortress of what it needs', () => {
    const state = fought(
      {
        hexes: { ...frontier, '3/7': { owner: 'Blue', facilities: ['FORTRESS'] } },
        forces: { ...holders, 'Red-CF1': { at: '3/7', points: 900 } },
      },
      { contests: { '3/7': 'Red' } },
    )
    const course = aftermath(state)
    expect(textsOf(course, 'Red')).toContain(
      '3/7 as it is taken over: no features; Fortress. It yields 5 RP as it stands. ' +
        'It allows more: one conquest force, one recon force and one special character. ' +
        '500 points of occupation force must hold its fortress, or it will sleep.',
    )
  })
})

describe('a garrison that stands still', () => {
  const guarded = (points: number, settings: Readonly<Record<string, Json>> = {}): Position => ({
    settings,
    hexes: { ...frontier, '3/5': { owner: 'Red' }, '3/7': { owner: 'Blue', facilities: ['GARRISON'] } },
    forces: {
      ...holders,
      'Red-CF1': { at: '3/5', points: 900 },
      'Blue-OF2': { at: '3/7', points },
    },
  })
  const told = (position: Position, letter: string): string => {
    const start = { state: stateOf(position, 'movement'), events: [] }
    return textsOf(close(start, 'movement', { Red: [march('Red-CF1', '3/6')] }), letter).join(' ')
  }

  test('tells its owner alone why', () => {
    expect(told(guarded(60), 'Blue')).toContain(
      'The garrison in 3/7 does not defend 3/6: 60 points of occupation force stand there, and it takes 100 to react.',
    )
    expect(told(guarded(700, { 'garrison.react': 'optional' }), 'Blue')).toContain(
      'does not defend 3/6: it had no order',
    )
    expect(told(guarded(700), 'Blue')).toContain('The garrison Blue-OF2 in 3/7 defends 3/6.')
    expect(told(guarded(60), 'Red')).not.toMatch(/garrison/i)
  })

  test('because its own hex is invaded', () => {
    const position = guarded(700)
    const invasions = {
      ...position,
      hexes: { ...position.hexes, '2/6': { owner: 'Red' } },
      forces: { ...position.forces, 'Red-CF2': { at: '2/6', points: 800 } },
    }
    const start = { state: stateOf(invasions, 'movement'), events: [] }
    const course = close(start, 'movement', { Red: [march('Red-CF1', '3/6'), march('Red-CF2', '3/7')] })
    expect(textsOf(course, 'Blue')).toContain(
      'The garrison in 3/7 does not defend 3/6: its own hex is invaded too, and it defends only that.',
    )
  })
})

describe('an Upkeep', () => {
  const opens = (position: Position, change: (state: State) => State = (state) => state): Course => {
    const state = change(stateOf(position))
    return openUpkeep(state)
  }
  const weak: Position = { hexes: frontier, forces: { ...holders, 'Blue-OF': { at: '3/8', points: 300 } } }
  const at = (state: State, name: string, change: Partial<State['hexes'][number]>): State => ({
    ...state,
    hexes: state.hexes.map((hexThere, cell) => (cell === cellOf(state, name) ? { ...hexThere, ...change } : hexThere)),
  })

  test('warns of a fortress that will sleep, and says when it sleeps and when it wakes', () => {
    const fresh = opens(weak, (state) => at(state, '3/8', { undermanned: false }))
    expect(textsOf(fresh, 'Blue')[0]).toBe(
      'The fortress in 3/8 is held by 300 points of occupation force. Unless there are 500 at the next Upkeep it will sleep: ' +
        'it yields as plain ground and allows no forces and no special character.',
    )
    const asleep = opens(weak, (state) => at(state, '3/8', { undermanned: true }))
    expect(textsOf(asleep, 'Blue')[0]).toMatch(
      /^The fortress in 3\/8 .* \(500 are needed\) and sleeps: .* It wakes at an Upkeep/,
    )
    const strong = { ...weak, forces: holders }
    const woken = opens(strong, (state) => at(state, '3/8', { undermanned: true, dormant: true }))
    expect(textsOf(woken, 'Blue')[0]).toMatch(/600 points .* enough again: it wakes/)
    const relieved = opens(strong, (state) => at(state, '3/8', { undermanned: true }))
    expect(textsOf(relieved, 'Blue')[0]).toMatch(/enough again: it will not sleep/)
  })

  test('says why a hex pays nothing or less, to its owner and to its raider', () => {
    const raided = opens(weak, (state) =>
      at(at(state, '3/8', { undermanned: true, raider: red, spoils: 5 }), '3/3', {
        resources: ['ANCIENT_RUIN'],
        exhausted: true,
      }),
    )
    const [raider, victim] = ['Red', 'Blue'].map((letter) =>
      textsOf(raided, letter).find((text) => /^Income/.test(text)),
    )
    expect(raider).toContain('3/8 (raided) 1')
    expect(raider).toContain('The raid on 3/8 had 5 RP in sight and pays as plain ground, because its fortress sleeps.')
    expect(raider).toContain('3/3 1 (1; what pays once has paid)')
    expect(victim).toBe(
      'Income 2 RP: 3/6 1; 3/7 1. 3/8 pays nothing: it was raided, and its income goes to the raider.',
    )
  })
})

test('HX-273: a second raid on a hex is told that it brought nothing, and why; nobody else is', () => {
  const state = fought(
    {
      players: { Red: {}, Blue: {}, Green: {} },
      hexes: { ...frontier, '5/4': { owner: 'Green', facilities: ['FORTRESS'] } },
      forces: {
        ...holders,
        'Green-OF': { at: '5/4', points: 600 },
        'Red-RF1': { at: '3/6', points: 200 },
        'Green-RF1': { at: '3/6', points: 200 },
      },
    },
    { raids: { 'Green-RF1': { at: '3/6', won: true }, 'Red-RF1': { at: '3/6', won: true } } },
  )
  const course = aftermath(state)
  expect(textsOf(course, 'Red')).toContain(
    'The raid of Red-RF1 on 3/6 brings nothing: an earlier raid of this turn has taken the next income of the hex.',
  )
  for (const letter of ['Blue', 'Green']) expect(textsOf(course, letter).join()).not.toMatch(/brings nothing/)
  expect(textsOf(course, 'Red').join()).not.toMatch(/Green/)
})

describe('HX-251: scouts in place', () => {
  const stages = ['upkeep', 'movement', 'battle', 'postBattle'] as const
  const watching: Position = {
    players: { Red: {}, Blue: { stash: 40 } },
    hexes: { ...frontier, '3/5': { owner: 'Red' } },
    forces: { ...holders, 'Red-RF1': { at: '3/6', points: 200 } },
  }

  test('report what is built under their nose, once', () => {
    const build = ordering('upkeep', { Blue: [{ kind: 'buyFacility', facility: 'BASE', at: cellName('3/6') }] })
    const built = play(stateOf(watching), stages, build)
    expect(textsOf(built, 'Red')).toContain('Red-RF1 reports anew from 3/6: new: Base. There: Base; no troops of Blue.')
    const quiet = play(built.state, stages, () => null)
    expect(textsOf(quiet, 'Red').join()).not.toMatch(/reports anew/)
    expect(textsOf(built, 'Blue').join()).not.toMatch(/Red-RF1|reports/)
  })

  test('come through free land that others explored, and learn its features', () => {
    const start = stateOf(
      {
        ...watching,
        hexes: { ...watching.hexes, '4/5': { explored: true, features: ['CITY'] } },
        forces: { ...holders, 'Red-RF1': { at: '3/5', points: 200 } },
      },
      'movement',
    )
    const moved = play(start, ['movement'], ordering('movement', { Red: [move('Red-RF1', '4/5')] }))
    expect(textsOf(moved, 'Red')).toContain('Found in 4/5: City.')
  })
})

test('HX-440: a hex that is explored shows every die of every table', () => {
  const start = stateOf(
    { hexes: { ...frontier, '3/5': { owner: 'Red' } }, forces: { ...holders, 'Red-CF1': { at: '3/5', points: 900 } } },
    'movement',
  )
  const explored = play(
    start,
    ['movement'],
    ordering('movement', { Red: [move('Red-CF1', '4/5')] }),
    scripted({ 'feature.d6(4/5)': [6, 3], 'resource.2d6(4/5)': [2, 5, 4, 4] }),
  )
  expect(textsOf(explored, 'Red')[0]).toBe(
    '4/5 is explored: City and Large fuel refinery (dice: features 6, 3; resources 2 + 5, 4 + 4).',
  )
})

test('HX-113: who is disbanded, and what would have allowed more of its class', () => {
  const built = stateOf({
    settings: { 'caps.over': 'disband' },
    hexes: {
      ...frontier,
      '3/3': { owner: 'Red', facilities: ['BASE', 'COMM_STATION'] },
      '3/4': { owner: 'Red', facilities: ['COMM_STATION'] },
    },
    forces: {
      ...holders,
      'Red-CF1': { at: '3/2', points: 900 },
      'Red-CF2': { at: '3/2', points: 600 },
      'Red-RF1': { at: '3/2', points: 300 },
      'Red-RF2': { at: '3/2', points: 200 },
      'Red-RF3': { at: '3/4', points: 100 },
    },
  })
  const razed = cellOf(built, '3/3')
  const state: State = {
    ...built,
    hexes: built.hexes.map((hex, cell) => (cell === razed ? { ...hex, facilities: [] } : hex)),
  }
  expect(textsOf(openUpkeep(state), 'Red').filter((text) => text.includes('disbanded'))).toEqual([
    'Red-CF2 in 3/2, a conquest force with 600 points, is disbanded: bases and fortresses allow 1 conquest force, and there were 2; the smallest go first.',
    'Red-RF3 in 3/4, a recon force with 100 points, is disbanded: comm stations and fortresses allow 2 recon forces, and there were 3; the smallest go first.',
  ])
})
