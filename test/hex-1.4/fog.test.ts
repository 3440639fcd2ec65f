import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { entered } from '@muster/rulesets/hex-1.4/engine/fog/learn.js'
import { witnesses } from '@muster/rulesets/hex-1.4/engine/fog/sight.js'
import { hexesOf } from '@muster/rulesets/hex-1.4/engine/view/hexes.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { HexCell, HexView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import { unpackLayer } from '@muster/rulesets/kit/packed.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { describe, expect, test } from 'vitest'
import { move, ordering, play, viewerOf } from './support/play.js'
import { frontier, holders, scripted, stateOf, type Position } from './support/position.js'

const observer: Viewer = { kind: 'observer' }
const facilitator: Viewer = { kind: 'facilitator' }

const position = (settings: Position['settings'] = {}, more: Position['forces'] = {}): State =>
  stateOf({
    settings,
    players: { Red: { stash: 30 }, Blue: { stash: 12 } },
    hexes: { ...frontier, '3/5': { owner: 'Red' }, '3/6': { owner: 'Blue', facilities: ['BASE'], features: ['CITY'] } },
    forces: {
      ...holders,
      'Red-CF1': { at: '3/5', points: 900 },
      'Blue-CF1': { at: '3/6', points: 700, authorised: 900 },
      'Blue-RF1': { at: '3/6', points: 200 },
      ...more,
    },
  })

const hexIn = (view: HexView, at: string): HexCell | undefined =>
  hexesOf(view.detail).find((hexCell) => hexCell.at === at)

const layer = (view: HexView, key: string, at: string): string | undefined => {
  const found = view.cells.find((one) => one.key === key)
  const [row = 0, column = 0] = at.split('/').map(Number)
  return found && unpackLayer(found)[(row - 1) * view.board.width + column - 1]
}

describe('a seat', () => {
  const view = hex.viewFor(position(), viewerOf('Red'))

  test('has its own forces, and its own record sheet alone', () => {
    expect(view.pieces.map(({ id, kind, size }) => [id, kind, size])).toEqual([
      ['Red-OF', 'OF', 600],
      ['Red-CF1', 'CF', 900],
    ])
    expect(view.detail.treasuries.map(({ seat, stash }) => [seat, stash])).toEqual([['Red', 39]])
    expect(JSON.stringify(view)).not.toMatch(/Blue-/)
  })

  test('sees that somebody stands beside its land, and not who', () => {
    expect(view.contacts).toEqual([
      {
        id: 'contact-1',
        seat: null,
        kind: 'force',
        at: '3/6',
        size: null,
        sight: 'located',
        sources: ['contact'],
        asOf: 1,
      },
    ])
    expect(hexIn(view, '3/6')).toMatchObject({
      owner: 'Blue',
      contact: true,
      facilities: null,
      forces: null,
      features: null,
    })
  })

  test('reads on the map how well it sees what', () => {
    const looks = ['3/5', '3/6', '3/8'].map((at) => [layer(view, 'owner', at), layer(view, 'sight', at)])
    expect(looks).toEqual([
      ['Red', 'own'],
      ['Blue', 'located'],
      ['Blue', 'unknown'],
    ])
  })

  test('a force below its strength says so', () => {
    expect(hex.viewFor(position(), viewerOf('Blue')).pieces[1]?.marks).toEqual(['700 of 900 points'])
  })
})

describe('those who play no seat', () => {
  test('HX-512: an observer has owners and counts, and nothing else', () => {
    const view = hex.viewFor(position(), observer)
    const { pieces, contacts, marks, facts, detail } = view
    expect({ pieces, contacts, marks, facts, forces: detail.forces, treasuries: detail.treasuries }).toEqual({
      pieces: [],
      contacts: [],
      marks: [],
      facts: [],
      forces: [],
      treasuries: [],
    })
    expect(detail.counts).toEqual([
      { seat: 'Red', hexes: 5 },
      { seat: 'Blue', hexes: 3 },
    ])
    expect(hexIn(view, '3/6')).toMatchObject({ owner: 'Blue', ownerKnown: true, facilities: null, contact: null })
  })

  test('under dark fog an observer has only what all seats have seen alike', () => {
    const view = hex.viewFor(position({ fog: 'dark' }), observer)
    expect(view.detail.counts).toEqual([])
    // Both see the border; each sees its own hinterland alone
    expect(hexIn(view, '3/5')?.owner).toBe('Red')
    expect(hexIn(view, '3/6')?.owner).toBe('Blue')
    expect([hexIn(view, '3/1'), hexIn(view, '3/8')]).toEqual([undefined, undefined])
    expect(layer(view, 'owner', '3/1')).toBe('unseen')
  })

  test('an open campaign shows an observer everything but the record sheets', () => {
    const view = hex.viewFor(position({ fog: 'open' }), observer)
    expect(hexIn(view, '3/6')).toMatchObject({ facilities: ['BASE'], forces: [{ class: 'CF' }, { class: 'RF' }] })
    expect([view.pieces, view.contacts, view.detail.treasuries]).toEqual([[], [], []])
  })

  test('a facilitator has every force and every record sheet', () => {
    const view = hex.viewFor(position(), facilitator)
    expect(view.pieces.map(({ id }) => id)).toContain('Blue-RF1')
    expect(view.detail.treasuries.map(({ stash }) => stash)).toEqual([39, 21])
    expect(hexIn(view, '3/6')?.forces).toHaveLength(2)
  })
})

describe('public happenings', () => {
  test('reach everybody, under dark fog only who sees the hex', () => {
    const cell = 2 * 10 + 7
    expect(witnesses(position(), cell)).toBe('everyone')
    expect(witnesses(position({ fog: 'dark' }), cell)).toEqual(['Blue'])
    expect(witnesses(position({ fog: 'dark' }), cell - 2)).toEqual(['Red', 'Blue'])
  })

  test('a hex that was owned and is neutral again is known to have been explored, one scouted is not', () => {
    const start = stateOf({
      settings: { 'claim.requires_rp': true },
      players: { Red: {}, Blue: {}, Green: {} },
      hexes: {
        ...frontier,
        '3/5': { explored: true },
        '5/4': { owner: 'Green', facilities: ['FORTRESS'] },
      },
      forces: { ...holders, 'Green-OF': { at: '5/4', points: 600 }, 'Red-CF1': { at: '3/4', points: 900 } },
    })
    const green = (state: State): boolean | undefined => hexIn(hex.viewFor(state, viewerOf('Green')), '3/5')?.explored
    const shared = (state: State): boolean | undefined => hexIn(hex.viewFor(state, observer), '3/5')?.explored
    expect([green(start), shared(start)]).toEqual([false, false])
    const stages = ['upkeep', 'movement'] as const
    const go = (path: string): Parameters<typeof play>[2] => ordering('movement', { Red: [move('Red-CF1', path)] })
    const claimed = play(start, stages, go('3/5'))
    expect([claimed.state.hexes[24]?.owner, green(claimed.state)]).toEqual(['Red', true])
    const left = play(claimed.state, stages, go('3/4'))
    expect([left.state.hexes[24]?.owner, green(left.state), shared(left.state)]).toEqual([null, true, true])
  })

  test('that all have scouted a hex is not shown to an observer: it would betray the last recon force', () => {
    const recon = { at: '3/10', points: 300 }
    const scouted = position({}, { 'Red-RF1': recon, 'Blue-RF2': recon })
    const seen = (viewer: Viewer): boolean | undefined => hexIn(hex.viewFor(scouted, viewer), '3/10')?.explored
    expect([viewerOf('Red'), viewerOf('Blue'), observer].map(seen)).toEqual([true, true, false])
  })
})

test('memory keeps the turn in which it was seen', () => {
  const start = position({}, { 'Red-RF1': { at: '3/5', points: 300 } })
  const scouted = play(
    start,
    ['upkeep', 'movement', 'battle', 'postBattle'],
    ordering('movement', { Red: [move('Red-RF1', '3/6', '3/5')] }),
    scripted({ 'recon.d6(Red-RF1@3/6)': [5] }),
  )
  const view = hex.viewFor(scouted.state, viewerOf('Red'))
  expect(view.turn).toBe(2)
  expect(hexIn(view, '3/6')).toMatchObject({
    facilities: ['BASE'],
    forces: [{ seat: 'Blue', class: 'CF', points: 700, units: [] }],
    asOf: 1,
  })
  expect(view.contacts.map(({ seat, kind, size, asOf }) => [seat, kind, size, asOf])).toEqual([
    ['Blue', 'CF', 700, 1],
    [null, 'force', null, 2],
  ])
  expect(view.marks.filter(({ at }) => at === '3/6').map(({ kind, asOf }) => [kind, asOf])).toEqual([
    ['BASE', 1],
    ['CITY', 1],
  ])
})

test('what a seat learns is told to it alone', () => {
  const [event] = entered(position(), seatId('Red'), 25, false)
  expect(event).toMatchObject({ kind: 'learnt', seat: 'Red', seenBy: ['Red'] })
})
