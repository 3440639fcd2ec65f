import { unpackLayer } from '@muster/rulesets/kit/packed.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import { trackersOf } from '@muster/rulesets/boltgun/web/trackers.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { describe, expect, test } from 'vitest'
import { drawn, plan, position, reportOf, seat, sees, turn, viewOf } from './support/war.js'

const layer = (view: BoltgunView, key: string): readonly string[] => {
  const found = view.cells.find((entry) => entry.key === key)
  return found ? unpackLayer(found) : []
}

const at = (view: BoltgunView, key: string, x: number, y: number): string =>
  layer(view, key)[y * view.board.width + x] ?? ''

describe('contacts', () => {
  test('nobody is seen before the first turn has been played', () => {
    expect(sees(position('A1 . B1'), 'A')).toEqual([])
  })

  test('the ladder: out of sight, located when the ranges touch, measured when they overlap', () => {
    const map = `
      A1 . . . . B1 . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      A2 . . . B2 . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      A3 . . B3 . . . . . . . .`
    const state = turn(position(map, { levels: { B3: 17 }, owned: {} }))
    // At three sectors the garrisons beside A3 see B3 as well.
    expect(sees(state, 'A')).toEqual(['B at 4,5 by recon', 'B at 3,11 level 17 by garrison+recon'])
  })

  test('an impassable wall between the ranges hides', () => {
    const open = turn(position('A1 . . . B1', { owned: {} }))
    const wall = turn(position('A1 . . # B1', { owned: {} }))
    expect(sees(open, 'A')).toHaveLength(1)
    expect(sees(wall, 'A')).toEqual([])
  })

  test('Unseen Presence hides from a search, Easily Observable from nobody', () => {
    const map = 'A1 . . . . B1 . . . . . . C1'
    const search = { A: [{ kind: 'search', piece: 'A1' }] }
    const rules = { C: ['EASILY_OBSERVABLE'] as const }
    expect(sees(turn(position(map, { armyRules: rules, owned: {} }), search), 'A')).toEqual([
      'B at 5,0 by search',
      'C at 12,0 by observable',
    ])
    const unseen = { ...rules, B: ['UNSEEN_PRESENCE'] as const }
    expect(sees(turn(position(map, { armyRules: unseen, owned: {} }), search), 'A')).toEqual([
      'C at 12,0 by observable',
    ])
  })

  test('a contact is forgotten when the enemy is out of sight again', () => {
    const met = turn(position('A1 . . B1 . . . . . .'))
    expect(sees(met, 'A')).toHaveLength(1)
    const gone = turn(turn(met, { B: [{ kind: 'march', piece: 'B1', to: '4,0' }] }), {
      B: [{ kind: 'march', piece: 'B1', to: '5,0' }],
    })
    expect(sees(gone, 'A')).toEqual([])
  })
})

describe('tokens', () => {
  const map = `
    . . . . . . .
    B1 . . A1 . . B2
    . . . . . . .`

  /** The same position with the ids of two enemies of one level exchanged. */
  const renamed = map.replace('B1', 'x').replace('B2', 'B1').replace('x', 'B2')

  test('numbers follow from place and level, and say nothing of the banner', () => {
    const views = [map, renamed].map((drawing) => viewOf(turn(position(drawing)), 'A'))
    expect(views[0]).toEqual(views[1])
    expect(views[0]?.contacts.map(({ id, at: place }) => [id, place])).toEqual([
      ['contact-1', '0,1'],
      ['contact-2', '6,1'],
    ])
  })

  test('a number does not follow its banner', () => {
    const before = turn(position(map))
    const marched = turn(before, {
      A: [{ kind: 'march', piece: 'A1', to: '4,0' }],
      B: [
        { kind: 'march', piece: 'B1', to: '1,2' },
        { kind: 'march', piece: 'B2', to: '6,0' },
      ],
    })
    // B1 was contact-1; now B2 stands further north and has the number.
    expect(viewOf(marched, 'A').contacts.map(({ id, at: place }) => [id, place])).toEqual([
      ['contact-1', '6,0'],
      ['contact-2', '1,2'],
    ])
  })

  test('no enemy id, origin or node stands anywhere in a view', () => {
    const view = JSON.stringify(viewOf(turn(position(map)), 'A'))
    expect(view).not.toMatch(/B[12]/)
    expect(view).toContain('A1')
  })
})

describe('occupation', () => {
  test('shown in the footprint and beside it, as of now, and one’s own always', () => {
    const state = turn(
      position(
        `
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . A1 . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . B1`,
        { owned: { A: ['11,0'], B: ['6,3', '7,3'] } },
      ),
    )
    const view = viewOf(state, 'A')
    expect(at(view, 'owner', 3, 3)).toBe('A')
    expect(at(view, 'owner', 6, 3)).toBe('B')
    expect(at(view, 'owner', 7, 3)).toBe('unseen')
    expect(at(view, 'owner', 11, 0)).toBe('A')
    expect(at(view, 'owner', 5, 3)).toBe('nobody')
    expect(at(view, 'owner', 11, 7)).toBe('unseen')
    expect(at(view, 'sight', 3, 3)).toBe('own')
    expect(at(view, 'sight', 5, 3)).toBe('measured')
    expect(at(view, 'sight', 6, 3)).toBe('located')
    expect(at(view, 'sight', 8, 3)).toBe('unknown')
  })

  test('a disputed sector is disputed for both', () => {
    const state = turn(position('. A1 . B1 .'))
    expect(['A', 'B'].map((letter) => at(viewOf(state, letter), 'owner', 2, 0))).toEqual(['disputed', 'disputed'])
  })

  test('a sector taken tells who took it, from where and how strong', () => {
    const map = `
      A1 . . . . . . . .
      . . . . . . . . .
      . . . . . . . B1 .`
    const view = viewOf(turn(position(map, { levels: { B1: 14 }, owned: { A: ['6,2'] } })), 'A')
    expect(view.detail.captures).toEqual([{ sector: '6,2', seat: 'B', at: '7,2', level: 14 }])
    expect(view.contacts).toMatchObject([{ at: '7,2', size: 14, sources: ['capture'] }])
  })
})

describe('features, relics and objectives', () => {
  const things = {
    features: [{ id: 'cache', kind: 'cache', label: 'Cache', at: '3,0', hidden: true }],
    relics: [{ id: 'banner-of-old', label: 'Old banner', at: '2,0', hidden: true }],
  }

  test('found by a search, kept in mind, and secret to everybody else', () => {
    const start = position('A1 . . . . . . . . B1', things)
    expect(viewOf(start, 'A').marks).toEqual([])
    const found = turn(turn(start, { A: [{ kind: 'search', piece: 'A1' }] }))
    expect(viewOf(found, 'A').marks.map(({ kind, at: place }) => [kind, place])).toEqual([
      ['cache', '3,0'],
      ['relic', '2,0'],
    ])
    expect(viewOf(found, 'A').marks.map(({ asOf }) => asOf)).toEqual([3, 2])
    expect(viewOf(found, 'B').marks).toEqual([])
    expect(JSON.stringify(viewOf(found, 'B'))).not.toMatch(/cache|old/i)
  })

  test('known by sector, kind and name, in whichever order they were written down or learnt', () => {
    const feature = (id: string, kind: string, label: string, at: string) => ({ id, kind, label, at, hidden: true })
    const relic = (id: string, at: string) => ({ id, label: id, at, hidden: true })
    const state = position('A1 . . . . . . . . B1', {
      features: [feature('F1', 'well', 'Well', '3,0'), feature('F2', 'array', 'New Array', '3,0')].concat([
        feature('F3', 'array', 'Array', '3,0'),
        feature('F4', 'well', 'Deep well', '2,0'),
      ]),
      relics: [relic('Sword', '4,0'), relic('Crown', '4,0'), relic('Mace', '3,0')],
      knows: { A: ['Sword', 'F1', 'Mace', 'F2', 'F3', 'Crown', 'F4'] },
    })
    expect(viewOf(state, 'A').marks.map(({ label }) => label)).toEqual([
      'Deep well',
      'Array',
      'New Array',
      'Well',
      'Mace',
      'Crown',
      'Sword',
    ])
  })

  test('a feature to control is told by its title, and where it lies only when it is found', () => {
    const features = [{ id: 'F1', kind: 'array', label: 'Old Array', at: '5,0', hidden: true }]
    const state = position('A1 . . . . . . . B1', { features, objectives: { A: [{ control: 'F1' }] } })
    const view = viewOf(state, 'A')
    const [objective] = view.detail.packets.flatMap(({ objectives }) => objectives)
    expect(objective).toMatchObject({ text: 'Control Old Array', kind: 'control', feature: 'Old Array', cells: [] })
    expect(JSON.stringify([view.marks, view.detail.packets])).not.toMatch(/5,0|F1/)
    expect(trackersOf(view)).toMatchObject([{ done: 0, of: 1, cells: [] }])
    const searched = turn(turn(state, { A: [{ kind: 'march', piece: 'A1', to: '1,0' }] }), {
      A: [{ kind: 'march', piece: 'A1', to: '2,0' }],
    })
    const found = viewOf(turn(searched, { A: [{ kind: 'search', piece: 'A1' }] }), 'A')
    expect(trackersOf(found)).toMatchObject([{ done: 0, cells: ['5,0'] }])
  })

  test('a Blitz army never holds what it does not cover, not even at the start', () => {
    const owned = { A: ['5,0'] }
    const held = (state: State): unknown => at(viewOf(state, 'A'), 'owner', 5, 0)
    expect(held(position('A1 . . . . . . B1', { owned }))).toBe('A')
    expect(held(position('A1 . . . . . . B1', { owned, armyRules: { A: ['BLITZ'] } }))).not.toBe('A')
  })

  test('a packet is its owner’s alone', () => {
    const objectives = { A: [{ occupy: ['4,0'] }], B: [{ destroy: ['A1'] }] }
    const state = position('A1 . . . . . . . . B1', { objectives, armyRules: { B: ['TOUGH'] } })
    expect(viewOf(state, 'A').detail.packets).toMatchObject([{ seat: 'A', armyRules: [] }])
    expect(JSON.stringify(viewOf(state, 'A'))).not.toMatch(/TOUGH|Destroy/)
    expect(viewOf(state, 'B').detail.packets[0]?.objectives[0]?.text).toBe(
      'Destroy the banner of A that starts at 0,0 with level 12',
    )
  })
})

describe('battles', () => {
  const joined = (settings = {}) => plan(position('A1 . B1 . . . . . C1', { levels: { B1: 18 }, settings }), {})
  const fight = (settings = {}): State => joined(settings).state

  test('announced to both sides: opponent, army, mission, side and own level, not the enemy’s', () => {
    const [battle] = viewOf(fight(), 'A').detail.battles
    expect(battle?.sides).toMatchObject([
      { seat: 'A', banner: 'A1', level: 12 },
      { seat: 'B', banner: null, level: null, armyType: 'Army B' },
    ])
    expect(battle?.mission).toMatch(/RAID|BATTLE/)
    expect(battle?.sides.filter(({ attacker }) => attacker)).toHaveLength(1)
    expect(JSON.stringify(viewOf(fight(), 'A'))).not.toContain('18')
  })

  test('the enemy’s level is told where the settings say so', () => {
    const { state, events } = joined({ 'battle.reveal_level': true })
    expect(viewOf(state, 'A').detail.battles[0]?.sides[1]?.level).toBe(18)
    const told = ({ events: happened, state: then }: ReturnType<typeof joined>): string =>
      reportOf(happened, seat('A'), then)
        .map(({ text }) => text)
        .join(' ')
    expect(told({ state, events })).toContain('meets a banner of B at level 18')
    expect(told(joined())).not.toContain('18')
  })

  test('strangers and observers learn nothing of it, nor of the knowledge gained later', () => {
    const state = fight()
    expect(viewOf(state, 'C').detail.battles).toEqual([])
    expect(boltgun.viewFor(state, { kind: 'observer' }).detail.battles).toEqual([])
    expect(viewOf(state, 'A').contacts).toEqual([])
  })

  test('a Tactical Genius sees the die and what each shift would make of it; his opponent does not', () => {
    const { state } = plan(position('A1 . B1', { armyRules: { A: ['TACTICAL_GENIUS'] } }), {})
    const [own] = viewOf(state, 'A').detail.battles
    const [other] = viewOf(state, 'B').detail.battles
    expect(own?.shift?.choices.map(({ by }) => by)).toEqual([-1, 0, 1])
    expect([own?.mission, other?.mission, other?.shift]).toEqual([null, null, null])
  })
})

describe('viewers', () => {
  const state = drawn(plan(position('A1 . B1 . C . .'), {})).state

  test('an observer is shown the map, the armies and no more', () => {
    const view = boltgun.viewFor(state, { kind: 'observer' })
    expect([view.pieces, view.contacts, view.marks, view.facts, view.detail.packets]).toEqual([[], [], [], [], []])
    expect(new Set(layer(view, 'owner'))).toEqual(new Set(['unseen']))
    expect(view.legend.map(({ subtitle }) => subtitle)).toEqual(['Army A', 'Army B'])
    expect(unpackLayer(view.board.layers[0] ?? { key: '', legend: {}, rows: [] })[4]).toBe('city')
  })

  test('a facilitator, and everyone after the end, sees everything', () => {
    for (const kind of ['facilitator', 'everyone'] as const) {
      const view = boltgun.viewFor(state, { kind })
      expect(view.pieces.map(({ id }) => id)).toEqual(['A1', 'B1'])
      expect(view.detail.packets).toHaveLength(2)
      expect(layer(view, 'owner')).not.toContain('unseen')
    }
  })
})
