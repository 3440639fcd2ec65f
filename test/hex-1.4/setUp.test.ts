import { describe, expect, it } from 'vitest'
import { awaiting } from '@muster/rulesets/hex-1.4/engine/asks/awaiting.js'
import { desk } from '@muster/rulesets/hex-1.4/engine/desk.js'
import { evolve } from '@muster/rulesets/hex-1.4/engine/evolve/evolve.js'
import { viewFor } from '@muster/rulesets/hex-1.4/engine/fog.js'
import { initial } from '@muster/rulesets/hex-1.4/engine/model/initial.js'
import { contextOf } from '@muster/rulesets/hex-1.4/engine/model/rulesContext.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import { settings as spec } from '@muster/rulesets/hex-1.4/engine/settings/settings.js'
import { setUp } from '@muster/rulesets/hex-1.4/engine/setUp.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { closeSetUp } from '@muster/rulesets/hex-1.4/engine/steps/divide.js'
import { scenarios } from '@muster/rulesets/hex-1.4/scenarios/index.js'
import { viewerOf } from '@muster/rulesets/kit/asks.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { fill } from '../support/fill.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import { diceFrom, randomFrom } from '../support/random.js'
import { scripted } from './support/position.js'

const open = (players: number, dice: Dice, overrides: Readonly<Record<string, Json>> = {}): State => {
  const scenario = scenarios.find(({ seats }) => seats.length === players)
  const settings = resolveSettings(spec, overrides)
  if (!scenario || !settings.ok) throw new Error('no such opening')
  const seats = seatLetters(players).map((seat) => ({ seat, title: seat, subtitle: '' }))
  return evolve(initial, setUp(scenario, settings.value, seats, dice, defaultSystem))
}

const apart = (state: State): number => {
  const cells = state.seats.map(({ capital }) => capital ?? 0)
  const { distance } = contextOf(state)
  return Math.min(...cells.flatMap((a, index) => cells.slice(index + 1).map((b) => distance(a, b))))
}

const diceOf = (seed: string): Dice => diceFrom(seed, { turn: 0, stage: 'setUp' })

describe('set-up', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('lays out headquarters for %i, each with two resources', (players) => {
    const state = open(players, diceOf(String(players)))
    expect(state.hexes.length).toBeGreaterThanOrEqual(60)
    expect(state.hexes.filter(({ facilities }) => facilities.includes('FORTRESS'))).toHaveLength(players)
    expect(state.hexes.filter(({ resources }) => resources.length === 2)).toHaveLength(players)
    expect(apart(state)).toBeGreaterThanOrEqual(2)
  })

  it('lets the distance give way after twenty throws in vain', () => {
    const near = Array.from({ length: 21 }, () => 2)
    const state = open(
      2,
      scripted({
        'hq.v.d6(A)': [1],
        'hq.h.d10(A)': [1],
        'hq.v.d6(B)': [...near.map(() => 1), 1],
        'hq.h.d10(B)': [...near, 3],
        'resource.2d6(1/1)': [1, 1, 1, 2],
        'resource.2d6(1/3)': [1, 1, 1, 2],
      }),
    )
    expect(apart(state)).toBe(2)
  })

  it('rolls a second fortress or base of a hex again', () => {
    const state = open(
      2,
      scripted({
        'hq.v.d6(A)': [1],
        'hq.h.d10(A)': [1],
        'hq.v.d6(B)': [6],
        'hq.h.d10(B)': [9],
        'resource.2d6(1/1)': [6, 6, 4, 5, 3, 6, 1, 1],
        'resource.2d6(6/9)': [1, 1, 1, 1],
      }),
    )
    expect(state.hexes[0]?.resources).toEqual(['ABANDONED_STRUCTURE', 'ORE_MINE_SMALL'])
    const shown = [...awaiting(state)].map((ask) => viewFor(state, viewerOf(ask)).detail.setUp)
    expect(shown).toEqual([
      { points: 2500, hq: '1/1', resources: ['ABANDONED_STRUCTURE', 'ORE_MINE_SMALL'] },
      { points: 2500, hq: '6/9', resources: ['ORE_MINE_SMALL', 'ORE_MINE_SMALL'] },
    ])
  })

  it('finds room for eight on the smallest map', () => {
    const state = open(8, diceOf('crowd'), { 'map.rows': 4, 'map.cols': 4 })
    expect(new Set(state.seats.map(({ capital }) => capital)).size).toBe(8)
  })
})

describe('the division of the starting points', () => {
  const state = open(2, diceOf('divide'))
  const ask = awaiting(state)[0]
  if (!ask) throw new Error('nobody is asked')
  const view = viewFor(state, viewerOf(ask))
  const forcesAfter = (orders: readonly HexOrder[] | null): readonly string[] =>
    evolve(state, closeSetUp(state, [{ ask: ask.id, seat: ask.seat, orders }])).forces.map(
      ({ id, points }) => `${id} ${String(points)}`,
    )

  it('accepts what it offers and what it suggests', () => {
    const random = randomFrom('divide')
    for (const option of desk.orderOptions(view, ask.view))
      for (let tries = 0; tries < 20; tries += 1) {
        const order = desk.readOrder(fill(option, random))
        expect(order.ok && desk.checkOrders(view, ask.view, [order.value])).toEqual([])
      }
    for (const face of [1, 6]) {
      const orders = desk.suggest(view, ask.view, { roll: () => [face] }).map((draft) => desk.readOrder(draft))
      expect(
        desk.checkOrders(
          view,
          ask.view,
          orders.flatMap((order) => (order.ok ? [order.value] : [])),
        ),
      ).toEqual([])
    }
  })

  it('musters the usual forces where nothing is said', () => {
    expect(forcesAfter(null)).toEqual(['A-OF 1300', 'A-CF1 1200'])
    expect(forcesAfter([])).toEqual(['A-OF 1300', 'A-CF1 1200'])
  })

  it('puts what is left into the fortress where nobody holds it', () => {
    expect(forcesAfter([{ kind: 'divide', class: 'CF', points: 900 }])).toEqual(['A-OF 1600', 'A-CF1 900'])
  })

  it('keeps room for who holds the fortress', () => {
    const orders: readonly HexOrder[] = [
      { kind: 'divide', class: 'CF', points: 2000 },
      { kind: 'divide', class: 'RF', points: 100 },
    ]
    expect(desk.checkOrders(view, ask.view, orders).map(({ code }) => code)).toEqual(['too-dear'])
  })
})
