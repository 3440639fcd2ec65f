import { expect, test } from 'vitest'
import { endOf, suggested } from './support/bot.js'
import { frontier, holders } from './support/position.js'

test('of several armies beside the last fortress of an enemy one storms it, and the others take what else there is', () => {
  const red = { owner: 'Red' }
  const hexes = { ...frontier, '3/5': red, '3/6': red, '3/7': red, '2/7': { owner: 'Blue' }, '4/7': { owner: 'Blue' } }
  const armies = ['Red-CF1', 'Red-CF2', 'Red-CF3']
  const forces = {
    ...{ ...holders, 'Blue-OF': { at: '3/8', points: 600 } },
    ...Object.fromEntries(armies.map((id) => [id, { at: '3/7', points: 2000 }])),
  }
  const drafts = suggested({ settings: { fog: 'open' }, hexes, forces }, 'movement')
  expect(armies.map((id) => endOf(drafts, id)).sort()).toEqual(['2/7', '3/8', '4/7'])
})
