import { describe, expect, it } from 'vitest'
import { awaiting } from '@muster/rulesets/hex-1.4/engine/asks/awaiting.js'
import { desk } from '@muster/rulesets/hex-1.4/engine/desk.js'
import { viewFor } from '@muster/rulesets/hex-1.4/engine/fog.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { moveAll } from '@muster/rulesets/hex-1.4/engine/steps/movement.js'
import { begin } from '@muster/rulesets/hex-1.4/engine/steps/played.js'
import { viewerOf } from '@muster/rulesets/kit/asks.js'
import { askId, seatId } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { fill } from '../support/fill.js'
import { diceFrom, randomFrom } from '../support/random.js'
import { frontier, holders, noDice, stateOf, type Position } from './support/position.js'

const border: Position = {
  hexes: {
    ...frontier,
    '3/2': { owner: 'Red', facilities: ['RECON_CENTRE'] },
    '3/3': { owner: 'Red', facilities: ['GARRISON'] },
    '3/5': { owner: 'Red' },
  },
  forces: {
    ...holders,
    'Red-OF': { at: '3/1', points: 900 },
    'Red-OF2': { at: '3/3', points: 300 },
    'Red-CF1': { at: '3/5', points: 1500 },
    'Red-CF2': { at: '3/5', points: 900 },
    'Red-RF1': { at: '3/5', points: 300 },
    'Red-RF2': { at: '3/7', points: 200 },
    'Blue-OF2': { at: '3/6', points: 500 },
  },
}

const asked = (state: State, seat = 'Red') => {
  const ask = awaiting(state).find((entry) => entry.seat === seat)
  if (!ask) throw new Error(`${seat} is not asked`)
  return { ask: ask.view, view: viewFor(state, viewerOf(ask)) }
}

const ordersOf = (drafts: readonly OrderDraft[]): readonly HexOrder[] =>
  drafts.map((draft) => {
    const read = desk.readOrder(draft)
    if (!read.ok) throw new Error(read.problem.message)
    return read.value
  })

const on = (position: Position) => {
  const state = stateOf(position, 'movement')
  const { ask, view } = asked(state)
  return {
    state,
    options: desk.orderOptions(view, ask),
    pathStep: (draft: OrderDraft) => desk.pathStep?.(view, ask, draft, []) ?? { next: [], notes: [] },
    check: (...drafts: OrderDraft[]) =>
      desk.checkOrders(view, ask, ordersOf(drafts)).map(({ code, index }) => `${String(index)} ${code}`),
    warnings: (...drafts: OrderDraft[]) => desk.warnings?.(view, ask, ordersOf(drafts)).map(({ code }) => code),
  }
}

const settings: readonly NonNullable<Position['settings']>[] = [
  {},
  { fog: 'dark', 'garrison.react': 'optional' },
  { 'move.exit_cost': 'extra', 'cf.overrun_empty_enemy': true, 'raid.ambush': true },
  { 'recon.roll_scope': 'occupied', 'move.mode': 'sequential' },
]

describe('the desk of the Movement phase', () => {
  it('leads a path from hex to hex and tells what it costs', () => {
    const { pathStep } = on(border)
    expect(pathStep({ kind: 'move', piece: 'Red-CF1', path: [] }).next).toEqual([
      '2/4',
      '2/5',
      '3/4',
      '3/6',
      '4/4',
      '4/5',
    ])
    expect(pathStep({ kind: 'move', piece: 'Red-CF1', path: ['3/4'] }).notes).toEqual(['1 of 3 steps, 0 of 1 outside'])
    expect(pathStep({ kind: 'move', piece: 'Red-CF1', path: ['3/4', '2/4'] })).toEqual({
      next: [],
      notes: ['2 of 3 steps, 1 of 1 outside'],
    })
    expect(pathStep({ kind: 'move', piece: 'Red-CF1', path: ['3/6'] }).notes[1]).toContain('there will be a battle')
  })

  it('reckons the odds of a recon force along its path, re-rolls among them', () => {
    const { pathStep } = on(border)
    const path = ['3/6', '3/7', '3/8']
    // One throw with a 1 thrown again: 1/36 lost, 14/36 halted, 21/36 on; never again: 6, 12, 18
    expect(pathStep({ kind: 'move', piece: 'Red-RF1', path }).notes).toEqual([
      '3 of 3 steps, 0 of 2 outside',
      '3/6: destroyed 2.8 %, halts 38.9 %, may go on 58.3 %.',
      '3/7: destroyed 1.6 %, halts 22.7 %, may go on 34.0 %.',
      '3/8: destroyed 0.9 %, halts 13.2 %, may go on 19.8 %.',
      'It reaches 3/8 with a chance of 33.1 %.',
    ])
    expect(pathStep({ kind: 'move', piece: 'Red-RF1', path: ['3/6'], detail: { reroll: 'none' } }).notes[1]).toBe(
      '3/6: destroyed 16.7 %, halts 33.3 %, may go on 50.0 %.',
    )
  })

  it('offers nothing that would leave a post unmanned', () => {
    const { options, check } = on(border)
    const of = (piece: string) => options.filter((option) => option.piece === piece)
    expect(of('Red-OF').map(({ amount, kind }) => [kind, amount])).toEqual([['detach', { min: 1, max: 400 }]])
    expect(of('Red-OF2').map(({ amount, kind }) => [kind, amount])).toEqual([['detach', { min: 1, max: 200 }]])
    expect(check({ kind: 'move', piece: 'Red-OF', path: ['3/2'] })).toEqual(['0 fortress'])
    expect(check({ kind: 'detach', piece: 'Red-OF2', path: ['3/4'], amount: 201 })).toEqual(['0 garrison'])
    expect(of('Red-RF2').map(({ kind }) => kind)).toEqual(['move', 'strike'])
  })

  it('says at once what is knowable, and refuses nothing for what is seen of the enemy', () => {
    const { check, warnings } = on(border)
    const [one, two] = ['Red-CF1', 'Red-CF2'].map((piece) => ({ kind: 'move', piece, path: ['3/6'] }))
    if (!one || !two) throw new Error('two orders')
    expect(check(one, two)).toEqual([])
    expect(warnings(one, two)).toEqual(['second'])
    expect(check(one, one)).toEqual(['1 twice'])
    expect(check({ kind: 'move', piece: 'Red-CF1', path: ['3/6', '3/7'] })).toEqual(['0 enemy-hex'])
    expect(check({ kind: 'move', piece: 'Red-RF1', path: ['3/6'], detail: { onHalt: 'ambush' } })).toEqual([
      '0 no-ambush',
    ])
    expect(check({ kind: 'strike', piece: 'Red-RF2', item: 'sabotage:FORTRESS' })).toEqual(['0 immune'])
    expect(check({ kind: 'move', piece: 'Blue-OF2', path: ['3/5'] })).toEqual(['0 unknown-piece'])
    expect(warnings({ kind: 'move', piece: 'Red-RF1', path: ['4/5'], detail: { onArrival: 'raid' } })).toEqual([
      'no-object',
    ])
  })

  it('counts scouts that strike where they stand among the points of their hex', () => {
    const stand: Position = {
      ...border,
      forces: {
        ...border.forces,
        'Red-RF2': { at: '3/6', points: 200 },
        ...Object.fromEntries(['Red-CF3', 'Red-CF4'].map((id) => [id, { at: '3/5', points: 2000 }])),
        'Red-CF1': { at: '3/5', points: 2000 },
      },
    }
    const marches = ['Red-CF1', 'Red-CF3', 'Red-CF4'].map((piece) => ({ kind: 'move', piece, path: ['3/6'] }))
    const crowded = (...drafts: OrderDraft[]) =>
      on(stand)
        .warnings(...drafts)
        ?.filter((code) => code === 'crowded')
    expect(crowded(...marches, { kind: 'strike', piece: 'Red-RF2', item: 'raid' })).toHaveLength(3)
    expect(crowded(...marches, { kind: 'move', piece: 'Red-RF2', path: ['3/5'] })).toEqual([])
  })

  it.each(settings)('accepts whatever it offers, and resolution refuses none of it: %j', (chosen) => {
    const state = stateOf({ ...border, settings: chosen }, 'movement')
    for (const seat of ['Red', 'Blue']) {
      const { ask, view } = asked(state, seat)
      for (const option of desk.orderOptions(view, ask))
        for (let index = 0; index < 12; index += 1) {
          const random = randomFrom(`${JSON.stringify(chosen)} ${option.kind} ${option.piece ?? ''} ${String(index)}`)
          const draft = fill(option, random, (begun) => desk.pathStep?.(view, ask, begun, []))
          const orders = ordersOf([draft])
          expect(desk.checkOrders(view, ask, orders), JSON.stringify(draft)).toEqual([])
          const sheets = [{ ask: askId(seat), seat: seatId(seat), orders }]
          const { events } = moveAll(begin(state), sheets, diceFrom(String(index), { turn: 1, stage: 'movement' }))
          // Where a hex may or may not ask for a throw its cost shows on the way alone
          const unsure = chosen['fog'] === 'dark' || chosen['recon.roll_scope'] === 'occupied'
          const wrong = unsure ? ['orderRefused'] : ['orderRefused', 'pathCut']
          expect(events.filter(({ kind }) => wrong.includes(kind))).toEqual([])
        }
    }
  })

  it('does not read what is no order', () => {
    const code = (draft: OrderDraft) => {
      const read = desk.readOrder(draft)
      return read.ok ? null : read.problem.code
    }
    expect(code({ kind: 'move', piece: 'Red-CF1' })).toBe('missing-field')
    expect(code({ kind: 'move', piece: 'Red-CF1', path: ['3/4'], amount: 3 })).toBe('unexpected-field')
    expect(code({ kind: 'detach', piece: 'Red-OF', path: ['3/2'], amount: 1.5 })).toBe('amount')
    expect(code({ kind: 'move', piece: 'Red-RF1', path: ['3/6'], detail: { onHalt: 'sleep' } })).toBe('detail')
    expect(code({ kind: 'move', piece: 'Red-RF1', path: Array<string>(201).fill('3/6') })).toBe('too-long')
    expect(code({ kind: 'strike', piece: 'Red-RF2', item: 'sabotage:NOTHING' })).toBe('mission')
  })

  it('is silent about who may not know: the same desk whether or not a hidden recon force stands there', () => {
    const hidden = { ...border, forces: { ...border.forces, 'Blue-RF1': { at: '3/5', points: 100 } } }
    const seen = (position: Position) => {
      const { options, pathStep } = on(position)
      return [options, pathStep({ kind: 'move', piece: 'Red-CF1', path: ['4/5'] })]
    }
    expect(seen(hidden)).toEqual(seen(border))
  })

  it('rolls no die for those who stay', () => {
    const state = stateOf(border, 'movement')
    expect(moveAll(begin(state), [], noDice).events.map(({ kind }) => kind)).toEqual(['movementClosed'])
  })
})
