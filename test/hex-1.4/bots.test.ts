import { describe, expect, it } from 'vitest'
import { awaiting } from '@muster/rulesets/hex-1.4/engine/asks.js'
import { checkOrders, readOrder, suggest } from '@muster/rulesets/hex-1.4/engine/desk.js'
import { viewFor } from '@muster/rulesets/hex-1.4/engine/fog.js'
import type { Stage, State } from '@muster/rulesets/hex-1.4/engine/state.js'
import { chanceAgainst, chanceAgainstAll } from '@muster/rulesets/hex-1.4/engine/desk/suggest/chance.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { frontier, holders, noDice, stateOf, type Position } from './support/position.js'

const given = (state: State): readonly OrderDraft[] => {
  const ask = awaiting(state).find(({ seat }) => seat === 'Red')
  if (!ask) throw new Error('Red is not asked')
  const view = viewFor(state, { kind: 'seat', seat: ask.seat })
  const drafts = suggest(view, ask.view, noDice)
  const orders = drafts.map((draft) => {
    const order = readOrder(draft)
    if (!order.ok) throw new Error(order.problem.message)
    return order.value
  })
  expect(checkOrders(view, ask.view, orders)).toEqual([])
  return drafts
}

const orders = (position: Position, stage: Stage): readonly OrderDraft[] => given(stateOf(position, stage))

const pathOf = (drafts: readonly OrderDraft[], piece: string): readonly string[] | undefined =>
  drafts.find((draft) => draft.piece === piece)?.path

describe('the reckoning of bots', () => {
  it('knows even fights, hopeless ones and sure ones', () => {
    const army = (points: number, bonus = 0) => ({ points, bonus })
    expect(chanceAgainst(army(1500), army(1500))).toBeCloseTo(0.5)
    expect(chanceAgainst(army(500), army(2000, 1))).toBeLessThan(0.05)
    expect(chanceAgainst(army(2000), army(499))).toBeGreaterThan(0.95)
    expect(chanceAgainst(army(400, 1), army(400))).toBe(1)
    expect(chanceAgainstAll(army(1000), [])).toBe(1)
    expect(chanceAgainstAll(army(1000), [army(1000), army(1000)])).toBeCloseTo(0.25)
  })

  it('is near the dice', () => {
    // Three dice against two with one more: counted out over all 6^5 throws
    let wins = 0
    let losses = 0
    for (let n = 0; n < 6 ** 5; n += 1) {
      const face = (at: number): number => (Math.floor(n / 6 ** at) % 6) + 1
      const lead = face(0) + face(1) + face(2) - face(3) - face(4) - 1
      if (lead > 0) wins += 1
      if (lead < 0) losses += 1
    }
    const exact = wins / (wins + losses)
    expect(chanceAgainst({ points: 1500, bonus: 0 }, { points: 1000, bonus: 1 })).toBeCloseTo(exact, 1)
  })
})

describe('bots on the march', () => {
  it('claim what nobody holds', () => {
    const drafts = orders(
      { hexes: frontier, forces: { ...holders, 'Red-CF1': { at: '3/4', points: 1000 } } },
      'movement',
    )
    const end = pathOf(drafts, 'Red-CF1')?.at(-1)
    expect(end).toBeDefined()
    expect(Object.keys(frontier)).not.toContain(end)
  })

  it('take an enemy’s hex where nobody stands rather than one that is hopelessly held', () => {
    const hexes = { ...frontier, '3/5': { owner: 'Blue' }, '2/4': { owner: 'Blue' } }
    const walled = {
      ...{ ...holders, 'Red-CF1': { at: '3/4', points: 600 } },
      ...{ 'Blue-CF1': { at: '3/5', points: 2000 }, 'Blue-CF2': { at: '3/5', points: 2000 } },
    }
    expect(pathOf(orders({ hexes, forces: walled }, 'movement'), 'Red-CF1')?.at(-1)).not.toBe('3/5')
  })

  it('stay in a fortress that would fall without them', () => {
    const hexes: Position['hexes'] = {
      '3/1': { owner: 'Red', facilities: ['FORTRESS'] },
      '3/2': { owner: 'Blue' },
      '3/8': { owner: 'Blue', facilities: ['FORTRESS'] },
    }
    const forces = {
      ...{ 'Red-OF': { at: '3/1', points: 500 }, 'Blue-OF': { at: '3/8', points: 600 } },
      ...{ 'Red-CF1': { at: '3/1', points: 1900 }, 'Blue-CF1': { at: '3/2', points: 2000 } },
    }
    const settings = { fog: 'open' }
    const home = orders({ settings, hexes, forces }, 'movement')
    const calm = orders({ settings, hexes, forces: { ...forces, 'Blue-CF1': { at: '3/8', points: 2000 } } }, 'movement')
    expect(pathOf(home, 'Red-CF1')).toBeUndefined()
    expect(pathOf(calm, 'Red-CF1')).toBeDefined()
  })

  it('send recon forces to raid where nobody stands', () => {
    const hexes = {
      ...frontier,
      '3/5': { owner: 'Blue' },
      '3/6': { owner: 'Blue', features: ['ORE_MINE_LARGE'] as const },
    }
    const drafts = orders({ hexes, forces: { ...holders, 'Red-RF1': { at: '3/4', points: 200 } } }, 'movement')
    expect(drafts.find(({ piece }) => piece === 'Red-RF1')).toMatchObject({ detail: { onArrival: 'raid' } })
  })

  it('let their garrisons react where these wait for a word', () => {
    const hexes = { ...frontier, '3/4': { owner: 'Red', facilities: ['GARRISON'] as const } }
    const forces = { ...holders, 'Red-OF2': { at: '3/4', points: 300 } }
    const react = { kind: 'react', piece: 'Red-OF2' }
    expect(orders({ settings: { 'garrison.react': 'optional' }, hexes, forces }, 'movement')).toContainEqual(react)
    expect(orders({ hexes, forces }, 'movement')).not.toContainEqual(react)
  })
})

describe('bots with RP', () => {
  const rich = (stash: number, more: Partial<Position> = {}): readonly OrderDraft[] =>
    orders({ hexes: frontier, forces: holders, players: { Red: { stash }, Blue: {} }, ...more }, 'upkeep')

  it('man a fortress before anything else', () => {
    const forces = { ...holders, 'Red-OF': { at: '3/1', points: 200 } }
    const [first] = rich(0, { forces })
    expect(first).toEqual({ kind: 'fillUp', piece: 'Red-OF', amount: 300 })
    const worn = { ...holders, 'Red-OF': { at: '3/1', points: 200, authorised: 600 } }
    expect(rich(0, { forces: worn })[0]).toEqual({ kind: 'reinforce', piece: 'Red-OF', amount: 300 })
  })

  it('raise an army where there is room for one, and build the room where there is none', () => {
    expect(rich(20)).toContainEqual(expect.objectContaining({ kind: 'buyTroops', item: 'CF', amount: 2000 }))
    const full = { forces: { ...holders, 'Red-CF1': { at: '3/4', points: 2000 } } }
    const drafts = rich(20, full)
    expect(drafts).toContainEqual(expect.objectContaining({ kind: 'buyFacility', item: 'BASE' }))
    expect(drafts).toContainEqual(expect.objectContaining({ kind: 'buyTroops', item: 'CF' }))
  })

  it('replace losses, and keep within what they have', () => {
    const forces = { ...holders, 'Red-CF1': { at: '3/4', points: 700, authorised: 1500 } }
    expect(rich(0, { forces })).toContainEqual({ kind: 'reinforce', piece: 'Red-CF1', amount: 800 })
  })

  it('spend on claims that lapse without', () => {
    const forces = { ...holders, 'Red-CF1': { at: '3/4', points: 2000 } }
    const settings = { 'claim.requires_rp': true }
    expect(rich(0, { settings, forces })).toContainEqual({ kind: 'claim', to: '3/4' })
  })
})
