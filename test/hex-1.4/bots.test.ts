import { describe, expect, it } from 'vitest'
import { endOf, suggested } from './support/bot.js'
import { frontier, holders, type Position } from './support/position.js'

const march = (position: Position) => suggested(position, 'movement')

/** Everything lies open, so that what is weighed is what stands there. */
const open = { fog: 'open' }

describe('bots on the march', () => {
  it('claim what nobody holds', () => {
    const drafts = march({ hexes: frontier, forces: { ...holders, 'Red-CF1': { at: '3/4', points: 1000 } } })
    const end = endOf(drafts, 'Red-CF1')
    expect(end).toBeDefined()
    expect(Object.keys(frontier)).not.toContain(end)
  })

  it('claim two hexes on one way where an airstrip carries them', () => {
    const hexes = { ...frontier, '3/3': { owner: 'Red', facilities: ['AIRSTRIP'] as const } }
    const [draft] = march({ hexes, forces: { ...holders, 'Red-CF1': { at: '3/1', points: 1000 } } })
    const own = ['3/1', '3/2', '3/3', '3/4']
    const outside = draft?.path?.filter((at) => !own.includes(at))
    expect(outside).toHaveLength(2)
  })

  it('take an enemy’s hex where nobody stands rather than one that is hopelessly held', () => {
    const hexes = { ...frontier, '3/5': { owner: 'Blue' }, '2/4': { owner: 'Blue' } }
    const walled = {
      ...{ ...holders, 'Red-CF1': { at: '3/4', points: 600 } },
      ...{ 'Blue-CF1': { at: '3/5', points: 2000 }, 'Blue-CF2': { at: '3/5', points: 2000 } },
    }
    expect(endOf(march({ hexes, forces: walled }), 'Red-CF1')).not.toBe('3/5')
  })

  it('go for the last fortress of an enemy when the odds are good, and not when they are bad', () => {
    const hexes = { ...frontier, '3/5': { owner: 'Red' }, '3/6': { owner: 'Red' }, '3/7': { owner: 'Red' } }
    const stormed = (points: number) =>
      endOf(
        march({
          ...{ settings: open, hexes },
          forces: { ...holders, 'Red-CF1': { at: '3/7', points: 2000 }, 'Blue-OF': { at: '3/8', points } },
        }),
        'Red-CF1',
      )
    expect(stormed(600)).toBe('3/8')
    const walls = { 'Blue-OF': { at: '3/8', points: 2000 }, 'Blue-CF1': { at: '3/8', points: 2000 } }
    const forces = { ...holders, ...walls, 'Red-CF1': { at: '3/7', points: 900 } }
    expect(endOf(march({ settings: open, hexes, forces }), 'Red-CF1')).not.toBe('3/8')
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
    const home = march({ settings: open, hexes, forces })
    const calm = march({ settings: open, hexes, forces: { ...forces, 'Blue-CF1': { at: '3/8', points: 2000 } } })
    expect(endOf(home, 'Red-CF1')).toBeUndefined()
    expect(endOf(calm, 'Red-CF1')).toBeDefined()
  })

  it('withdraw an army that would be run down where it stands', () => {
    const hexes = { ...frontier, '3/5': { owner: 'Blue' } }
    const forces = { ...holders, 'Red-CF1': { at: '3/4', points: 600 } }
    const barred = {
      '2/3': { owner: 'Blue' },
      '2/4': { owner: 'Blue' },
      '4/3': { owner: 'Blue' },
      '4/4': { owner: 'Blue' },
    }
    const strong = Object.fromEntries(
      ['3/5', '2/3', '2/4', '4/3', '4/4'].map((at, index) => [`Blue-CF${String(index + 1)}`, { at, points: 2000 }]),
    )
    const drafts = march({ settings: open, hexes: { ...hexes, ...barred }, forces: { ...forces, ...strong } })
    // Two steps away, and beside none of them
    expect(endOf(drafts, 'Red-CF1')).toMatch(/^\d\/[12]$/)
  })

  it('send one army against a held hex, and the other elsewhere', () => {
    const hexes = { ...frontier, '3/5': { owner: 'Blue' } }
    const forces = {
      ...{ ...holders, 'Blue-CF1': { at: '3/5', points: 500 } },
      ...{ 'Red-CF1': { at: '3/4', points: 2000 }, 'Red-CF2': { at: '3/4', points: 2000 } },
    }
    const drafts = march({ settings: open, hexes, forces })
    const ends = ['Red-CF1', 'Red-CF2'].map((piece) => endOf(drafts, piece))
    expect(ends.filter((end) => end === '3/5').length).toBeLessThan(2)
  })

  it('push for the last hexes that win, though the odds are not good', () => {
    const row = (number: number, owner: string) =>
      Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`${String(number)}/${String(n + 1)}`, { owner }]))
    const land = {
      ...{
        ...row(1, 'Red'),
        ...row(2, 'Red'),
        ...row(3, 'Red'),
        ...row(4, 'Red'),
        ...row(5, 'Blue'),
        ...row(6, 'Blue'),
      },
      ...{ '1/1': { owner: 'Red', facilities: ['FORTRESS'] as const } },
      ...{ '6/8': { owner: 'Blue', facilities: ['FORTRESS'] as const } },
    }
    const wall = Object.fromEntries(
      Array.from({ length: 10 }, (_, n) => [`Blue-CF${String(n + 1)}`, { at: `5/${String(n + 1)}`, points: 1500 }]),
    )
    const forces = {
      ...{ 'Red-OF': { at: '1/1', points: 2000 }, 'Blue-OF': { at: '6/8', points: 600 } },
      ...{ ...wall, 'Red-CF1': { at: '4/5', points: 1500 } },
    }
    const end = (fraction: number) =>
      endOf(march({ settings: { ...open, 'win.fraction': fraction }, hexes: land, forces }), 'Red-CF1')
    expect(end(0.68)).toMatch(/^5/)
    expect(end(0.95) ?? '4/5').not.toMatch(/^5/)
  })
})

describe('recon forces of bots', () => {
  const hexes = {
    ...frontier,
    '3/5': { owner: 'Blue' },
    '3/6': { owner: 'Blue', features: ['ORE_MINE_LARGE'] as const },
  }
  const scout = { ...holders, 'Red-RF1': { at: '3/4', points: 200 } }

  it('raid where nobody stands', () => {
    expect(march({ hexes, forces: scout }).find(({ piece }) => piece === 'Red-RF1')).toMatchObject({
      detail: { onArrival: 'raid' },
    })
  })

  it('never raid an army: they look at it and keep quiet', () => {
    const guards = Object.fromEntries(
      ['3/5', '3/6', '3/7'].map((at, index) => [`Blue-CF${String(index + 1)}`, { at, points: 2000 }]),
    )
    const drafts = march({ settings: open, hexes, forces: { ...scout, ...guards } })
    const missions = drafts.filter(({ piece }) => piece === 'Red-RF1').map(({ detail }) => JSON.stringify(detail ?? {}))
    expect(missions.filter((mission) => /"on\w+":"(raid|sabotage)/.test(mission))).toEqual([])
  })

  it('keep quiet beside an army in whose hex they stand', () => {
    const forces = { ...holders, 'Red-RF1': { at: '3/6', points: 200 }, 'Blue-CF1': { at: '3/6', points: 2000 } }
    const drafts = march({ settings: open, hexes, forces })
    expect(drafts.filter(({ kind, piece }) => kind === 'strike' && piece === 'Red-RF1')).toEqual([])
  })

  it('raid again where they stand already', () => {
    const forces = { ...holders, 'Red-RF1': { at: '3/6', points: 200 } }
    expect(march({ settings: open, hexes, forces })).toContainEqual({ kind: 'strike', piece: 'Red-RF1', item: 'raid' })
  })
})

describe('occupation forces of bots', () => {
  const hexes = { ...frontier, '3/5': { owner: 'Blue' } }

  it('send a part to where nobody holds the border', () => {
    const forces = { ...holders, 'Red-OF2': { at: '3/3', points: 700 } }
    expect(march({ hexes, forces })).toContainEqual({
      ...{ kind: 'detach', piece: 'Red-OF2', amount: 100 },
      path: ['3/4'],
    })
  })

  it('go forward as a whole from where nothing keeps them', () => {
    const forces = { ...holders, 'Red-OF2': { at: '3/2', points: 100 } }
    expect(endOf(march({ hexes, forces }), 'Red-OF2')).toBe('3/4')
  })

  it('leave a fortress as many as an enemy’s nearness asks for', () => {
    const forces = { ...holders, 'Red-OF': { at: '3/1', points: 1200 } }
    expect(march({ hexes, forces }).filter(({ piece }) => piece === 'Red-OF')).toEqual([])
  })

  it('let their garrisons react where these wait for a word', () => {
    const works = { ...frontier, '3/4': { owner: 'Red', facilities: ['GARRISON'] as const } }
    const forces = { ...holders, 'Red-OF2': { at: '3/4', points: 300 } }
    const react = { kind: 'react', piece: 'Red-OF2' }
    expect(march({ settings: { 'garrison.react': 'optional' }, hexes: works, forces })).toContainEqual(react)
    expect(march({ hexes: works, forces })).not.toContainEqual(react)
  })
})
