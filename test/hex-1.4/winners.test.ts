import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import { cellName, pieceId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, test } from 'vitest'
import { close, invasion, march, roll, type Course } from './support/fights.js'
import { stateOf } from './support/position.js'
import { textsOf } from './support/told.js'

const raid: HexOrder = {
  ...{ kind: 'move', force: pieceId('Red-RF1'), path: [cellName('4/5')], onArrival: { kind: 'raid' } },
}

/** Red has come into 3/6, where Blue stands; Green is far away. `raided`: a raid of Red's on an empty hex of Blue's waits for an answer. */
const invaded = (raided: boolean, settings: Readonly<Record<string, Json>> = {}): Course => {
  const { hexes, forces } = invasion()
  const state = stateOf(
    {
      settings,
      players: { Red: {}, Blue: {}, Green: {} },
      hexes: { ...hexes, '4/5': { owner: 'Blue' }, '6/2': { owner: 'Green', facilities: ['FORTRESS'] } },
      forces: { ...forces, 'Red-RF1': { at: '3/5', points: 300 }, 'Green-OF': { at: '6/2', points: 600 } },
    },
    'movement',
  )
  const orders = [march('Red-CF1', '3/6'), ...(raided ? [raid] : [])]
  const moved = close({ state, events: [] }, 'movement', { Red: orders }, { 'recon.d6(Red-RF1@4/5)': 4 })
  return close(close(moved, 'prepare'), 'mission')
}

/** Dice settle it. */
const fought = (raided: boolean, settings: Readonly<Record<string, Json>> = {}): Course => {
  const course = invaded(raided, settings)
  const answers = { Red: [roll(course)], Blue: [roll(course)] }
  return close(course, 'report', answers, { 'rolloff.d6(3/6:Red-CF1-Blue-OF2:Red)': 6 })
}

const won = 'Red wins the fight for 3/6.'

describe('HX-501: who has won a fight for a hex', () => {
  test('its sides know at once', () => {
    const course = fought(true)
    expect(course.state.stage).toBe('battle')
    for (const side of ['Red', 'Blue']) expect(textsOf(course, side)).toContain(won)
  })

  test('a third player reads at the end of the turn, so that a stage that lasts for a hidden raid looks like any other', () => {
    const [lasting, over] = [fought(true), fought(false)]
    expect([lasting.state.stage, over.state.stage]).toEqual(['battle', 'postBattle'])
    expect(textsOf(lasting, 'Green')).toEqual([])
    const later = close(lasting, 'defend')
    expect(later.state.stage).toBe('postBattle')
    expect(textsOf(later, 'Green')).toEqual(textsOf(over, 'Green'))
    expect(textsOf(close(later, 'postBattle'), 'Green')).toContain('Red takes 3/6 from Blue.')
  })

  test('everybody knows at once where nothing is hidden', () => {
    expect(textsOf(fought(true, { fog: 'open' }), 'Green')).toContain(won)
  })

  test('that it goes on everybody reads at the end of the turn, and its sides at once', () => {
    const put = close(invaded(true, { 'battle.unplayed': 'carry_over' }), 'report')
    expect(textsOf(put, 'Red').join()).toContain('goes on in the next turn')
    expect([put.state.stage, textsOf(put, 'Green')]).toEqual(['battle', []])
    const later = close(put, 'defend')
    expect(later.events.filter(({ kind }) => kind === 'contestClosed')).toHaveLength(1)
    expect(textsOf(later, 'Green')).toContain('The fight for 3/6 goes on in the next turn.')
    expect(hex.clock(later.state).turn).toBe(2)
  })
})
