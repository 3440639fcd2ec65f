import { graphql } from 'graphql'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { expect, test } from 'vitest'
import { openSchema } from '../../server/src/graphql/schema.js'
import { doorTo, everyField, spelt } from '../support/sideDoor.js'
import { plan, position, viewOf } from './support/war.js'

const state = plan(
  position('A1+A2 . B1 . . . A3 . B2', {
    levels: { B2: 9 },
    armyRules: { A: ['TACTICAL_GENIUS'], B: ['HIVE_MENTALITY'] },
    objectives: { A: [{ occupy: ['3,0'] }, { count: 9, secondary: true }, { control: 'F1' }] },
    relics: [
      { id: 'standard', label: 'Standard', carrier: 'A2' },
      { id: 'archive', label: 'Archive', at: '4,0', hidden: true },
    ],
    features: [{ id: 'F1', kind: 'array', label: 'Old Array', at: '6,0', hidden: true }],
    knows: { A: ['archive'] },
  }),
  {},
).state

test('a briefing’s own part goes through the side door as it is, but for the name of witness cases, closed sets of words, which are enums, and settings, which the campaign itself tells', async () => {
  const views = [viewOf(state, 'A'), viewOf(state, 'B'), boltgun.viewFor(state, { kind: 'everyone' })]
  const whole = await openSchema()
  const source = `{ detail ${everyField(whole, 'BoltgunDetail')} }`
  for (const { detail } of views) {
    const answer = await graphql({ schema: doorTo(whole, 'BoltgunDetail', detail), source })
    expect(answer.errors).toBeUndefined()
    const { settings, words, ...rest } = detail
    expect(settings).toEqual({ 'army.choice': 'scenario' })
    expect(JSON.parse(JSON.stringify(answer.data))).toEqual({
      detail: spelt(whole, 'BoltgunDetail', { ...rest, witnessCases: words }),
    })
  }
  expect(views[0]?.detail.battles.map(({ step }) => step)).toContain('shift')
})
