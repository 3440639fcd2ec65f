import { describe, expect, it } from 'vitest'
import { suggested } from './support/bot.js'
import { frontier, holders, type Position } from './support/position.js'

const buy = (stash: number, more: Partial<Position> = {}) =>
  suggested({ hexes: frontier, forces: holders, players: { Red: { stash }, Blue: {} }, ...more }, 'upkeep')

const item = (name: string) => expect.objectContaining({ kind: 'buyFacility', item: name }) as unknown

/** The whole map taken: no ground is left that nobody holds. Red has the first rows, Blue the rest. */
const parted = (rows: number): Position['hexes'] =>
  Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => {
      const row = 1 + Math.floor(n / 10)
      return [`${String(row)}/${String(1 + (n % 10))}`, { owner: row <= rows ? 'Red' : 'Blue' }]
    }),
  )

const war: Position['hexes'] = {
  ...parted(3),
  '1/5': { owner: 'Red', facilities: ['FORTRESS'] },
  '6/5': { owner: 'Blue', facilities: ['FORTRESS'] },
}
const thrones = { 'Red-OF': { at: '1/5', points: 600 }, 'Blue-OF': { at: '6/5', points: 600 } } as const

const atWar = (stash: number, forces: Position['forces'] = {}, hexes: Position['hexes'] = {}) =>
  buy(stash, { hexes: { ...war, ...hexes }, forces: { ...thrones, ...forces } })

describe('bots with RP hold what they have', () => {
  it('man a fortress before anything else', () => {
    const forces = { ...holders, 'Red-OF': { at: '3/1', points: 200 } }
    expect(buy(0, { forces })[0]).toEqual({ kind: 'fillUp', piece: 'Red-OF', amount: 300 })
    const worn = { ...holders, 'Red-OF': { at: '3/1', points: 200, authorised: 600 } }
    expect(buy(0, { forces: worn })[0]).toEqual({ kind: 'reinforce', piece: 'Red-OF', amount: 300 })
  })

  it('fill the last fortress up as soon as an enemy is two steps away', () => {
    const hexes = { ...frontier, '3/3': { owner: 'Blue' } }
    expect(buy(20, { hexes })).toContainEqual({ kind: 'fillUp', piece: 'Red-OF', amount: 1400 })
  })

  it('buy a Garrison where a strong occupation force stands near the border, and none where a weak one would be beaten', () => {
    const strong = atWar(60, { 'Red-OF2': { at: '2/5', points: 2000 } })
    expect(strong).toContainEqual({ kind: 'buyFacility', item: 'GARRISON', to: '2/5' })
    const weak = atWar(60, { 'Red-OF2': { at: '2/5', points: 300 } })
    expect(weak).not.toContainEqual({ kind: 'buyFacility', item: 'GARRISON', to: '2/5' })
  })

  it('build a Perimeter in a fortress that an enemy stands before', () => {
    const forces = { 'Red-OF': { at: '1/5', points: 2000 }, 'Blue-CF1': { at: '2/5', points: 2000 } }
    expect(atWar(200, forces, { '2/5': { owner: 'Blue' } })).toContainEqual(item('DEFENSE_PERIMETER'))
  })

  it('raise pickets behind a border that nobody holds', () => {
    const pickets = atWar(12).filter(({ kind, item: name }) => kind === 'buyTroops' && name === 'OF')
    expect(pickets.length).toBeGreaterThan(0)
    for (const { to, amount } of pickets) expect([to?.slice(0, 1), amount]).toEqual(['2', 100])
  })

  it('spend on claims that lapse without', () => {
    const forces = { ...holders, 'Red-CF1': { at: '3/4', points: 2000 } }
    const settings = { 'claim.requires_rp': true }
    expect(buy(0, { settings, forces })).toContainEqual({ kind: 'claim', to: '3/4' })
  })
})

describe('bots with RP grow', () => {
  it('raise an army where there is room for one, and build the room where there is none', () => {
    expect(buy(20)).toContainEqual(expect.objectContaining({ kind: 'buyTroops', item: 'CF', amount: 2000 }))
    const drafts = buy(20, { forces: { ...holders, 'Red-CF1': { at: '3/4', points: 500 } } })
    expect(drafts).toContainEqual(item('BASE'))
  })

  it('divide a large force where there is free ground for both parts', () => {
    const hexes = { ...frontier, '3/2': { owner: 'Red', facilities: ['BASE'] as const } }
    const forces = { ...holders, 'Red-CF1': { at: '3/4', points: 2000 } }
    expect(buy(0, { hexes, forces })).toContainEqual({ kind: 'split', piece: 'Red-CF1', amount: 1000 })
  })

  it('merge weak forces where an enemy is near and no ground is free', () => {
    const forces = { 'Red-CF1': { at: '3/5', points: 400 }, 'Red-CF2': { at: '3/5', points: 700 } }
    expect(atWar(0, forces)).toContainEqual({ kind: 'merge', piece: 'Red-CF2', with: 'Red-CF1' })
  })

  it('list their armies, since units count in a roll-off', () => {
    const drafts = buy(0, { forces: { ...holders, 'Red-CF1': { at: '3/4', points: 1000 } } })
    const roster = drafts.find(({ kind, piece }) => kind === 'roster' && piece === 'Red-CF1')
    expect(roster?.detail).toMatchObject({ units: Array.from({ length: 10 }, () => ({ points: 100 })) })
  })

  it('raise new forces where they survive until they stand: not beside an enemy', () => {
    const raised = atWar(40).filter(({ kind, item: name }) => kind === 'buyTroops' && name === 'CF')
    expect(raised.length).toBeGreaterThan(0)
    for (const { to } of raised) expect(to?.slice(0, 1)).not.toBe('3')
  })

  it('fill up who stays at home, not who marches out', () => {
    const drafts = atWar(40, { 'Red-CF1': { at: '3/5', points: 1500 }, 'Red-CF2': { at: '1/5', points: 1500 } })
    const filled = drafts.filter(({ kind, piece }) => kind === 'fillUp' && piece?.includes('CF'))
    expect(filled.map(({ piece }) => piece)).not.toContain('Red-CF1')
  })

  it('replace losses where the force stays', () => {
    const forces = { 'Red-OF2': { at: '2/2', points: 200, authorised: 1000 } }
    expect(atWar(0, forces)).toContainEqual({ kind: 'reinforce', piece: 'Red-OF2', amount: 800 })
  })
})

describe('bots with RP build what pays', () => {
  const armies = Object.fromEntries(
    Array.from({ length: 6 }, (_, n) => [`Red-CF${String(n + 1)}`, { at: `1/${String(n + 1)}`, points: 2000 }]),
  )
  const bases = Object.fromEntries(
    Array.from({ length: 6 }, (_, n) => [
      `1/${String(n + 1)}`,
      { owner: 'Red', facilities: n === 4 ? (['FORTRESS', 'BASE'] as const) : (['BASE'] as const) },
    ]),
  )

  it('schools and a Tank Factory once many armies of full strength have a unit more by them', () => {
    const drafts = atWar(300, armies, bases)
    expect(drafts).toContainEqual(item('TRAINING_CENTER'))
    expect(atWar(300)).not.toContainEqual(item('TRAINING_CENTER'))
    const schooled = { ...bases, '1/7': { owner: 'Red', facilities: ['TRAINING_CENTER'] as const } }
    expect(atWar(300, armies, schooled)).toContainEqual(item('TANK_FACTORY'))
  })

  it('Comm Stations for raids, and a Recon Centre for several recon forces', () => {
    expect(atWar(300, armies, bases)).toContainEqual(item('COMM_STATION'))
    const scouts = Object.fromEntries([1, 2, 3].map((n) => [`Red-RF${String(n)}`, { at: '1/1', points: 100 }]))
    expect(atWar(300, { ...armies, ...scouts }, bases)).toContainEqual(item('RECON_CENTRE'))
  })

  it('an Uplink on the fortress that an army stands before and knows nothing of', () => {
    const forces = { 'Red-CF1': { at: '5/1', points: 2000 } }
    const hexes = { ...parted(5), '1/5': war['1/5'] ?? {} }
    expect(atWar(60, forces, hexes).map(({ kind }) => kind)).toContain('uplink')
    expect(atWar(60).map(({ kind }) => kind)).not.toContain('uplink')
  })

  it('a strike, a transporter and Intel before a fortress, when RP are left over', () => {
    const forces = { ...armies, 'Red-CF1': { at: '5/1', points: 2000 } }
    const hexes = { ...parted(5), ...bases }
    const specials = (stash: number) =>
      atWar(stash, forces, hexes).flatMap(({ kind, item: name }) => (kind === 'buySpecial' ? [name] : []))
    expect(specials(900)).toEqual(['AIR_STRIKE', 'TRANSPORTER_DEVICE', 'ADVANCED_INTEL'])
    expect(specials(20)).toEqual([])
  })
})
