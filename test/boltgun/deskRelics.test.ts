import { checkOrders, orderOptions, readOrder, suggest } from '@muster/rulesets/boltgun/engine/desk.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import presentation from '@muster/rulesets/boltgun/web/index.js'
import { expect, test } from 'vitest'
import { diceFrom } from '../support/random.js'
import { position, viewOf } from './support/war.js'

test('a relic that one carries is offered and described by its title', () => {
  const state = position('A1+A2 . . B1', { relics: [{ id: 'r2', label: 'Bone lectern', carrier: 'A1' }] })
  const view = viewOf(state, 'A')
  const [ask] = boltgun.awaiting(state)
  if (!ask) throw new Error('nobody is asked')
  const items = orderOptions(view, ask.view).flatMap(({ kind, item }) =>
    kind === 'destroyRelic' || kind === 'transfer' ? (item ?? []) : [],
  )
  expect(items.map(({ label }) => label)).toEqual(['Bone lectern', 'Bone lectern'])
  expect(presentation.describe(view, { kind: 'destroyRelic', piece: 'A1', item: 'r2' })).toBe(
    'A1 destroys Bone lectern',
  )
})

test('a relic that is picked up without an order is neither offered nor ordered, and no bot asks for it (A-37)', () => {
  const relics = [{ id: 'standard', label: 'Standard', at: '1,0', hidden: true }]
  const kinds = (pickup: string): readonly string[] => {
    const state = position('A1 . . . B1', {
      relics,
      knows: { A: ['standard'] },
      settings: { 'relic.pickup': pickup },
    })
    const view = viewOf(state, 'A')
    const [ask] = boltgun.awaiting(state)
    const order = readOrder({ kind: 'pickUp', piece: 'A1', item: 'standard' })
    if (!ask || !order.ok) throw new Error('nothing is asked or read')
    const offered = orderOptions(view, ask.view).filter(({ kind }) => kind === 'pickUp')
    const asked = suggest(view, ask.view, diceFrom('relics', boltgun.clock(state))).filter(
      ({ kind }) => kind === 'pickUp',
    )
    const refused = checkOrders(view, ask.view, [order.value]).map(({ code }) => code)
    return [...offered.map(() => 'offered'), ...asked.map(() => 'asked'), ...refused]
  }
  expect(kinds('ordered')).toEqual(['offered', 'asked'])
  expect(kinds('automatic')).toEqual(['by-itself'])
})
