import { describe, expect, it } from 'vitest'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import { cellName, pieceId } from '@muster/rulesets/kit/ids.js'
import { suggestedIn } from './support/bot.js'
import { blue, close, march, red, report, ready, viewOf, type Course } from './support/fights.js'
import { fight, fought } from './support/fought.js'
import { frontier, holders, noDice, stateOf, type Position } from './support/position.js'

const settlement = { ...frontier, '3/5': { owner: 'Blue' } } as const

/** Blue has moved so. */
const after = (position: Position, orders: readonly HexOrder[]): Course =>
  close({ state: stateOf(position, 'movement'), events: [] }, 'movement', { Blue: orders })

const asked = (course: Course, kind: string) => {
  const ask = hex.awaiting(course.state).find(({ seat, view }) => seat === red && view.kind === kind)
  if (!ask) throw new Error(`Red is not asked ${kind}`)
  return hex.suggest(viewOf(course, red), ask.view, noDice)
}

describe('bots in the Battle phase', () => {
  it('let the army fight first that loses least on the whole', () => {
    const forces = {
      ...{ ...holders, 'Blue-CF1': { at: '3/5', points: 2000 } },
      ...{ 'Red-OF2': { at: '3/4', points: 600 }, 'Red-CF1': { at: '3/4', points: 2000 } },
    }
    const course = after({ hexes: settlement, forces }, [march('Blue-CF1', '3/4')])
    expect(suggestedIn(course.state)).toEqual([
      { kind: 'queue', item: '3/4', detail: { armies: ['Red-CF1', 'Red-OF2'] } },
    ])
  })

  it('keep silent where the usual order is the best', () => {
    const forces = {
      ...{ ...holders, 'Blue-CF1': { at: '3/5', points: 2000 } },
      ...{ 'Red-OF2': { at: '3/4', points: 2000 }, 'Red-CF1': { at: '3/4', points: 600 } },
    }
    const course = after({ hexes: settlement, forces }, [march('Blue-CF1', '3/4')])
    expect(asked(course, 'queue')).toEqual([])
  })

  it('send a garrison first to the hex that is worth most', () => {
    const hexes = {
      ...settlement,
      ...{ '3/3': { owner: 'Red', facilities: ['GARRISON'] as const }, '2/3': { owner: 'Red' } },
      ...{ '3/4': { owner: 'Red', features: ['ORE_MINE_LARGE'] as const }, '2/4': { owner: 'Blue' } },
    }
    const forces = {
      ...{ ...holders, 'Red-OF2': { at: '3/3', points: 1500 } },
      ...{ 'Blue-CF1': { at: '3/5', points: 1000 }, 'Blue-CF2': { at: '2/4', points: 1000 } },
    }
    const course = after({ hexes, forces }, [march('Blue-CF1', '3/4'), march('Blue-CF2', '2/3')])
    expect(asked(course, 'queue')).toEqual([{ kind: 'queue', item: '3/3', detail: { hexes: ['3/4', '2/3'] } }])
  })

  it('offer dice, and bring what they hold for the case that it is played', () => {
    const position: Position = {
      players: { Red: { specials: ['AIR_STRIKE', 'AIR_STRIKE', 'ADVANCED_INTEL'] }, Blue: {} },
      hexes: { ...settlement, '3/4': { owner: 'Red', facilities: ['TANK_FACTORY'] } },
      forces: { ...holders, 'Blue-CF1': { at: '3/5', points: 1000 }, 'Red-OF2': { at: '3/4', points: 600 } },
    }
    const [draft] = asked(after(position, [march('Blue-CF1', '3/4')]), 'prepare')
    expect(draft?.detail).toEqual({ rollOff: true, strikes: 1, intel: true, freeHeavySupport: 175 })
  })

  const raid: HexOrder = {
    ...{ kind: 'move', force: pieceId('Blue-RF1'), path: [cellName('3/4')] },
    onArrival: { kind: 'raid' },
  }
  const raider = { ...holders, 'Blue-RF1': { at: '3/5', points: 1000 } }

  it('meet a raid with the army that is likeliest to win', () => {
    const forces = { ...raider, 'Red-OF2': { at: '3/4', points: 200 }, 'Red-CF1': { at: '3/4', points: 1500 } }
    const course = close(
      { state: stateOf({ hexes: settlement, forces }, 'movement'), events: [] },
      'movement',
      { Blue: [raid] },
      { 'recon.d6(Blue-RF1@3/4)': 4 },
    )
    expect(asked(course, 'prepare')[0]?.detail).toEqual({ rollOff: true, defender: 'Red-CF1' })
  })

  it('meet a raid on an empty hex with a recon force that is there', () => {
    const forces = { ...raider, 'Red-RF1': { at: '3/4', points: 200 } }
    const course = close(
      { state: stateOf({ hexes: settlement, forces }, 'movement'), events: [] },
      'movement',
      { Blue: [raid] },
      { 'recon.d6(Blue-RF1@3/4)': 4 },
    )
    expect(asked(course, 'defend')).toMatchObject([{ kind: 'defend', with: 'Red-RF1' }])
  })

  it('confirm nothing that was typed in', () => {
    const course = ready()
    const filed = close(course, 'report', { [blue]: [report(course, blue)] })
    const kinds = hex
      .awaiting(filed.state)
      .filter(({ seat }) => seat === red)
      .flatMap(({ view }) => hex.suggest(viewOf(filed, red), view, noDice))
      .map(({ kind }) => kind)
    expect(kinds).not.toContain('confirm')
  })
})

describe('bots after the battles', () => {
  it('let a beaten army go where another stands rather than where the rules would send it', () => {
    const state = fought(
      {
        hexes: { ...frontier, '3/5': { owner: 'Red' }, '4/6': { owner: 'Red' } },
        forces: {
          ...{ ...holders, 'Red-CF1': { at: '3/6', points: 700 }, 'Red-CF2': { at: '4/6', points: 1500 } },
          ...{ 'Blue-CF1': { at: '3/6', points: 900 } },
        },
      },
      {
        contests: { '3/6': 'Blue' },
        battles: (now) => [fight(now, '3/6', ['Red-CF1', 'Blue-CF1'], 'Blue', { units: [[], []] })],
      },
    )
    expect(suggestedIn(state)).toEqual([{ kind: 'retreat', piece: 'Red-CF1', to: '4/6' }])
  })
})
