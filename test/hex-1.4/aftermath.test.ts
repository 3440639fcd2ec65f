import { describe, expect, it } from 'vitest'
import { viewFor } from '@muster/rulesets/hex-1.4/engine/fog.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import { openUpkeep } from './support/steps.js'
import { cellName, pieceId, seatId } from '@muster/rulesets/kit/ids.js'
import { aftermath, cellOf, fight, fought, places, pointsOf, unit } from './support/fought.js'
import { frontier, holders, scripted, type Position } from './support/position.js'

const retreat = (force: string, to: string): HexOrder => ({ kind: 'retreat', force: pieceId(force), to: cellName(to) })
const fallBack = (force: string, to: string): HexOrder => ({
  ...{ kind: 'fallBack', force: pieceId(force) },
  to: cellName(to),
})
const asked = (state: Parameters<typeof viewFor>[0], seat: string) =>
  viewFor(state, { kind: 'seat', seat: seatId(seat) }).detail.postBattle

describe('contests', () => {
  it('give the hex to the last one standing, whose fortress owes it nothing of before', () => {
    const state = fought(
      { hexes: frontier, forces: { ...holders, 'Red-CF1': { at: '3/8', points: 900 } } },
      { contests: { '3/8': 'Red' } },
    )
    const slept = {
      ...state,
      hexes: state.hexes.map((hex, at) =>
        at === cellOf(state, '3/8') ? { ...hex, undermanned: true, dormant: true } : hex,
      ),
    }
    const { state: after } = aftermath(slept)
    expect(after.hexes[cellOf(after, '3/8')]).toMatchObject({
      ...{ owner: 'Red', contested: false, undermanned: false, dormant: false, facilities: ['FORTRESS'] },
    })
    expect(places(after)['Blue-OF']).toBe('3/7')
  })

  it('leave a ruin to nobody and what stands to whoever held it, where nobody won', () => {
    const forces = {
      ...holders,
      'Red-CF1': { at: '4/5', points: 500 },
      'Blue-CF1': { at: '4/5', points: 500 },
      'Red-CF2': { at: '3/6', points: 500 },
    }
    const state = fought(
      { hexes: { ...frontier, '4/5': { ruined: true } }, forces },
      { contests: { '4/5': 'Red', '3/6': null } },
    )
    const { state: after } = aftermath(state)
    expect(after.hexes[cellOf(after, '4/5')]?.owner).toBeNull()
    expect(after.hexes[cellOf(after, '3/6')]?.owner).toBe('Blue')
    // The winner of a ruin stays on it; who won nothing goes, and without friendly land beside him he is lost
    expect(places(after)).toMatchObject({ 'Red-CF1': '4/5', 'Blue-CF1': '3/6' })
    expect(pointsOf(after, 'Red-CF2')).toBeUndefined()
  })

  it('raze what was captured where the settings say so, and the loser remembers it standing', () => {
    const state = fought(
      {
        settings: { 'capture.facilities': 'destroy' },
        hexes: { ...frontier, '3/6': { owner: 'Blue', facilities: ['BASE'] } },
        forces: { ...holders, 'Red-CF1': { at: '3/6', points: 900 } },
      },
      { contests: { '3/6': 'Red' } },
    )
    const { state: after } = aftermath(state)
    expect(after.hexes[cellOf(after, '3/6')]?.facilities).toEqual([])
    const blue = after.seats.find(({ id }) => id === 'Blue')
    expect(blue?.knowledge.snapshots[cellOf(after, '3/6')]).toMatchObject({ owner: 'Red', forces: [{ points: 900 }] })
  })
})

describe('retreats', () => {
  const crowded: Position = {
    hexes: {
      ...{ '3/1': { owner: 'Red', facilities: ['FORTRESS'] }, '3/8': { owner: 'Blue', facilities: ['FORTRESS'] } },
      ...{ '3/3': { owner: 'Red' }, '3/4': { owner: 'Red' }, '2/4': { owner: 'Red' } },
    },
    forces: {
      ...holders,
      ...{ 'Red-CF1': { at: '3/4', points: 1200 }, 'Red-CF2': { at: '3/4', points: 900 } },
      ...{ 'Red-CF3': { at: '3/4', points: 900 }, 'Blue-CF1': { at: '3/4', points: 900 } },
      ...{ 'Red-CF4': { at: '3/3', points: 2000 }, 'Red-CF5': { at: '3/3', points: 2000 } },
    },
  }

  it('go larger forces first, each where the ones before have left room', () => {
    const { state } = aftermath(fought(crowded, { contests: { '3/4': 'Blue' } }))
    // 3/3 lies nearer to the fortress and holds 4000: 1200 fit, then no 900; both go to 2/4
    expect(places(state)).toMatchObject({ 'Red-CF1': '3/3', 'Red-CF2': '2/4', 'Red-CF3': '2/4' })
  })

  it('follow their player where there is room when it is their turn, and the usual way where there is none left', () => {
    const state = fought(crowded, { contests: { '3/4': 'Blue' } })
    const wishes = ['Red-CF1', 'Red-CF2', 'Red-CF3'].map((force) => retreat(force, '3/3'))
    const { events } = aftermath(state, undefined, { Red: wishes })
    const made = events.flatMap((event) =>
      event.kind === 'retreatMade' ? [[event.force, event.ordered, event.to === cellOf(state, '3/3')]] : [],
    )
    expect(made).toEqual([
      ['Red-CF1', true, true],
      ['Red-CF2', false, false],
      ['Red-CF3', false, false],
    ])
  })

  it('go back the way they came before anywhere else', () => {
    const state = fought(crowded, { contests: { '3/4': 'Blue' }, cameFrom: { 'Red-CF1': '2/4' } })
    expect(places(aftermath(state).state)['Red-CF1']).toBe('2/4')
  })

  it('refuse a hex that is not offered, in words to its player alone', () => {
    const state = fought(crowded, { contests: { '3/4': 'Blue' } })
    const { events } = aftermath(state, undefined, { Red: [retreat('Red-CF1', '3/5')] })
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'orderRefused',
        index: 0,
        piece: 'Red-CF1',
        code: 'out-of-reach',
        seenBy: ['Red'],
      }),
    )
  })

  it('let an occupation force join the one that stands there, within 2000', () => {
    const forces = { ...holders, 'Red-OF2': { at: '3/4', points: 800 }, 'Red-OF3': { at: '3/3', points: 700 } }
    const state = fought(
      { hexes: { ...frontier }, forces: { ...forces, 'Blue-CF1': { at: '3/4', points: 900 } } },
      { contests: { '3/4': 'Blue' } },
    )
    const { state: after } = aftermath(state)
    expect(pointsOf(after, 'Red-OF3')).toBe(1500)
    expect(pointsOf(after, 'Red-OF2')).toBeUndefined()
  })

  it('are told to who holds the ground, but not where they lead', () => {
    const state = fought(crowded, { contests: { '3/4': 'Blue' } })
    const seen = aftermath(state).events.filter(({ kind }) => kind === 'retreatMade')
    expect(seen.every(({ seenBy }) => Array.isArray(seenBy) && seenBy.includes(seatId('Blue')))).toBe(true)
  })
})

describe('raids', () => {
  const raiding: Position = {
    players: { Red: {}, Blue: {}, Green: {} },
    hexes: {
      ...frontier,
      '3/7': { owner: 'Blue', features: ['ORE_MINE_LARGE'], facilities: ['BASE'] },
      '5/8': { owner: 'Green', facilities: ['FORTRESS'] },
    },
    forces: {
      ...holders,
      'Green-OF': { at: '5/8', points: 600 },
      'Red-RF1': { at: '3/7', points: 400 },
      'Green-RF1': { at: '3/7', points: 400 },
    },
  }

  it('of two who won on one hex the first takes its income', () => {
    const state = fought(raiding, {
      raids: { 'Green-RF1': { at: '3/7', won: true }, 'Red-RF1': { at: '3/7', won: true } },
    })
    const { state: after, events } = aftermath(state)
    expect(events.filter(({ kind }) => kind === 'hexRaided')).toEqual([
      expect.objectContaining({ seat: 'Green', victim: 'Blue', amount: 5, seenBy: ['Green', 'Blue'] }),
    ])
    const paid = openUpkeep(after).state
    const stash = (seat: string, state = paid) => state.seats.find(({ id }) => id === seat)?.stash ?? 0
    expect([stash('Green') - stash('Green', after), stash('Blue') - stash('Blue', after)]).toEqual([5 + 5, 5 + 1])
  })

  it('pay whoever has won even where the hex has gone to a third', () => {
    const forces = { ...raiding.forces, 'Green-CF1': { at: '3/7', points: 900 } }
    const state = fought(
      { ...raiding, forces },
      { raids: { 'Red-RF1': { at: '3/7', won: true } }, contests: { '3/7': 'Green' } },
    )
    const { state: after, events } = aftermath(state, scripted({}))
    expect(after.hexes[cellOf(after, '3/7')]).toMatchObject({ owner: 'Green', raider: 'Red' })
    expect(events).toContainEqual(expect.objectContaining({ kind: 'hexRaided', seat: 'Red', victim: 'Blue' }))
  })

  it('destroy what was named, once: for the second there is nothing left', () => {
    const state = fought(raiding, {
      raids: {
        'Red-RF1': { at: '3/7', won: true, target: 'BASE' },
        'Green-RF1': { at: '3/7', won: true, target: 'BASE' },
      },
    })
    const { state: after, events } = aftermath(state)
    expect(after.hexes[cellOf(after, '3/7')]?.facilities).toEqual([])
    expect(
      events.flatMap(({ kind }) => (kind.startsWith('hexSab') || kind.startsWith('sabotage') ? [kind] : [])),
    ).toEqual(['hexSabotaged', 'sabotageIdle'])
  })

  it('that are lost fall back with a throw less one, and whoever was raided is told of the end', () => {
    const state = fought(raiding, { raids: { 'Red-RF1': { at: '3/7', won: false } } })
    const { events } = aftermath(state, scripted({ 'recon.d6(Red-RF1@4/6)': [2] }), {
      Red: [fallBack('Red-RF1', '4/6')],
    })
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'reconDestroyed', force: 'Red-RF1', seenBy: ['Red', 'Blue'] }),
    )
  })

  it('without a word go to own land, then to nobody’s, then to an enemy’s', () => {
    const fall = (hexes: Position['hexes'], dice: Readonly<Record<string, readonly number[]>>): string | undefined => {
      const state = fought({ ...raiding, hexes }, { raids: { 'Red-RF1': { at: '3/7', won: false } } })
      return places(aftermath(state, scripted(dice)).state)['Red-RF1']
    }
    expect(fall({ ...raiding.hexes, '4/7': { owner: 'Red' } }, { 'recon.d6(Red-RF1@4/7)': [3] })).toBe('4/7')
    // Nobody has been in 2/6: its features are rolled
    expect(fall(raiding.hexes, { 'recon.d6(Red-RF1@2/6)': [5], 'feature.d6(2/6)': [2] })).toBe('2/6')
  })

  it('that are won go home only where their order or their player says so', () => {
    const goHome = (state: ReturnType<typeof fought>): ReturnType<typeof fought> => ({
      ...state,
      memory: {
        ...state.memory,
        missions: [
          { force: pieceId('Red-RF1'), at: cellOf(state, '3/7'), order: { kind: 'raid' as const }, goHome: true },
        ],
      },
    })
    const won = fought(raiding, { raids: { 'Red-RF1': { at: '3/7', won: true } } })
    expect(places(aftermath(won).state)['Red-RF1']).toBe('3/7')
    expect(places(aftermath(goHome(won)).state)['Red-RF1']).toBe('3/4')
    expect(places(aftermath(won, undefined, { Red: [fallBack('Red-RF1', '3/4')] }).state)['Red-RF1']).toBe('3/4')
  })

  it('ask where to fall back in the order of the map, under dark fog as in the light', () => {
    const order = (settings: NonNullable<Position['settings']>, hexes: Position['hexes']) =>
      asked(fought({ ...raiding, settings, hexes }, { raids: { 'Red-RF1': { at: '3/7', won: false } } }), 'Red')
        ?.fallBacks
    const hidden = { ...raiding.hexes, '2/6': { owner: 'Green' }, '4/6': { owner: 'Blue' } }
    const dark = order({ fog: 'dark' }, raiding.hexes)
    expect(dark?.[0]?.to).toEqual(['2/6', '2/7', '3/6', '3/8', '4/6', '4/7'])
    expect(order({ fog: 'dark' }, hidden)).toEqual(dark)
    expect(asked(fought(raiding, { raids: { 'Red-RF1': { at: '3/7', won: false } } }), 'Blue')?.fallBacks).toEqual([])
  })
})

describe('recon meetings', () => {
  const met: Position = {
    hexes: frontier,
    forces: { ...holders, 'Red-RF1': { at: '3/5', points: 400 }, 'Blue-CF1': { at: '4/5', points: 500 } },
  }
  const won = (): ReturnType<typeof fought> => {
    const withLoser = { ...met, forces: { ...met.forces, 'Blue-RF1': { at: '3/5', points: 400 } } }
    const state = fought(withLoser, {
      meetings: { '3/5': ['Red-RF1'] },
      battles: (now) => [fight(now, '3/5', ['Red-RF1', 'Blue-RF1'], 'Red', { kind: 'RECON', units: [[], []] })],
    })
    return { ...state, forces: state.forces.filter(({ id }) => id !== 'Blue-RF1') }
  }

  it('let the winner go one hex on, with a throw where that hex asks for one', () => {
    expect(places(aftermath(won()).state)['Red-RF1']).toBe('3/5')
    const free = aftermath(won(), undefined, { Red: [fallBack('Red-RF1', '3/4')] })
    expect(places(free.state)['Red-RF1']).toBe('3/4')
    const dice = scripted({ 'recon.d6(Red-RF1@3/6)': [1] })
    const caught = aftermath(won(), dice, { Red: [fallBack('Red-RF1', '3/6')] })
    expect(places(caught.state)['Red-RF1']).toBeUndefined()
    const stood = scripted({ 'recon.d6(Red-RF1@4/5)': [4] })
    expect(places(aftermath(won(), stood, { Red: [fallBack('Red-RF1', '4/5')] }).state)['Red-RF1']).toBe('4/5')
  })
})

describe('overruns', () => {
  it('throw once for a recon force under ground that has become an enemy’s', () => {
    const position: Position = {
      hexes: frontier,
      forces: { ...holders, 'Blue-RF1': { at: '3/5', points: 400 }, 'Red-CF1': { at: '3/5', points: 900 } },
    }
    const state = fought(position, { contests: { '3/5': 'Red' } })
    const found = aftermath(state, scripted({ 'recon.d6(Blue-RF1@3/5)': [1] }))
    expect(found.events).toContainEqual(expect.objectContaining({ kind: 'reconDestroyed', seenBy: ['Red', 'Blue'] }))
    const rolled = { ...state, memory: { ...state.memory, rolled: [pieceId('Blue-RF1')] } }
    expect(places(aftermath(rolled).state)['Blue-RF1']).toBe('3/5')
  })
})

describe('questions', () => {
  it('name one’s own forces and units alone', () => {
    const state = fought(
      {
        hexes: frontier,
        forces: { ...holders, 'Red-CF1': { at: '3/6', points: 900, units: [unit('Red-U1', { experience: 4 })] } },
      },
      { contests: { '3/6': 'Blue' } },
    )
    expect(asked(state, 'Red')).toMatchObject({
      retreats: [{ force: 'Red-CF1', to: [], usual: null }],
      honours: [{ unit: 'Red-U1', gains: 2, tables: ['INFANTRY'] }],
    })
    expect(asked(state, 'Blue')).toEqual({ retreats: [], fallBacks: [], honours: [], survivals: [] })
  })
})
