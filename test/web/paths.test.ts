import { cellName, pieceId } from '@muster/rulesets/kit/ids.js'
import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import { describe, expect, test } from 'vitest'
import { filledIn, firstOf, place, placesOf, amountOf, heldAt, heldBy } from '../../web/campaign/desk/drafts.js'
import { groupsOf } from '../../web/campaign/desk/groups.js'
import { onward, tapped, type Walker } from '../../web/campaign/desk/paths.js'
import { buyAsk, moveAsk, toyDesk, toyPresentation } from './deskFixture.js'
import { hexView } from './mapFixture.js'

const view = hexView()
const piece = 'A-CF1'
const walk: Walker = (path) =>
  toyDesk.pathStep?.(view, moveAsk, { kind: 'move', piece, path }, []) ?? { next: [], notes: [] }

describe('a path', () => {
  test('goes on by a step, back by its last cell, back to a cell that it leads through', () => {
    expect(tapped(walk, [], '3/4', true)).toEqual(['3/4'])
    expect(tapped(walk, ['3/4'], '3/5', true)).toEqual(['3/4', '3/5'])
    expect(tapped(walk, ['3/4', '3/5'], '3/5', true)).toEqual(['3/4'])
    expect(tapped(walk, ['3/4', '3/5', '2/5'], '3/4', true)).toEqual(['3/4'])
  })

  test('finds a whole way, each step of it one that the desk allows', () => {
    const way = onward(walk, [], '2/5') ?? []
    expect(way).toHaveLength(3)
    way.forEach((cell, at) => expect(walk(way.slice(0, at)).next).toContain(cell))
  })

  test('is drawn anew where it cannot go on to a cell that is in reach', () => {
    expect(tapped(walk, ['3/4', '3/5', '4/5'], '1/3', true)).toHaveLength(2)
  })

  test('leads nowhere that the desk does not allow', () => {
    // Ruined; too far; off the map.
    for (const cell of ['3/6', '3/9', '9/9']) expect(tapped(walk, [], cell, true)).toBeNull()
    expect(tapped(walk, [], '2/5', false)).toBeNull()
  })
})

describe('purchases', () => {
  const options = toyDesk.orderOptions(view, buyAsk)
  const option = (kind: string): OrderOption => options.find((one) => one.kind === kind) as OrderOption
  const build = { kind: 'build', item: 'base', to: '3/1' }

  test('stand on the sheet as often as they are made', () => {
    const twice = place(options, place(options, [], option('build'), build), option('build'), build)
    expect(twice).toEqual([build, build])
    expect(heldAt(options, twice, option('build'), build)).toBe(-1)
    expect(heldBy(option('build'), twice)).toBeUndefined()
  })

  test('of a piece take the place of the one before', () => {
    const reinforce = { kind: 'reinforce', piece: 'A-CF2', amount: 1 }
    const sheet = place(options, [build, reinforce], option('reinforce'), { ...reinforce, amount: 3 })
    expect(sheet).toEqual([build, { ...reinforce, amount: 3 }])
  })

  test('are narrowed by what is chosen: where it may stand and how much of it', () => {
    const first = firstOf(option('build'))
    expect(first).toEqual({ kind: 'build', item: 'base', to: '3/1' })
    const fortress = filledIn(option('build'), first, { item: 'fortress' })
    expect([placesOf(option('build'), fortress), fortress.to]).toEqual([['3/3'], '3/3'])
    const troops = filledIn(option('raise'), firstOf(option('raise')), { amount: 20 })
    expect(amountOf(option('raise'), troops)).toEqual({ min: 5, max: 20 })
    expect(filledIn(option('raise'), troops, { item: 'recon' }).amount).toBe(10)
  })

  test('have a heading for each slot that the ruleset names, and orders of pieces none', () => {
    const orders = [{ kind: 'reinforce', piece: 'A-CF2', amount: 1 }, build]
    const groups = groupsOf(options, orders, toyPresentation.slots)
    expect(groups.map(({ title, lines }) => [title, lines.map(({ index }) => index)])).toEqual([
      ['Facilities', [1]],
      ['Troops', []],
      ['Specials', []],
    ])
    expect(groupsOf(options, orders, {})).toEqual([])
  })
})

test('an option with a choice that names cells of its own asks for one of them', () => {
  const option: OrderOption = {
    kind: 'land',
    slot: 'land',
    label: 'Land',
    rule: buyAsk.silence.rule,
    piece: pieceId('A-CF1'),
    item: [
      { id: 'here', label: 'Here', to: [cellName('1/1')] },
      { id: 'there', label: 'There', to: [cellName('2/2'), cellName('2/3')] },
    ],
  }
  expect(firstOf(option)).toEqual({ kind: 'land', piece: 'A-CF1', item: 'here', to: '1/1' })
  expect(filledIn(option, firstOf(option), { item: 'there' }).to).toBe('2/2')
})
