import { suggest } from '@muster/rulesets/boltgun/engine/desk.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { expect, test } from 'vitest'
import { diceFrom } from '../support/random.js'
import { position, viewOf } from './support/war.js'

/** Where a banner in the middle of a wide map goes that is to hold a relic of this name, which nobody has seen. */
const bound = (label: string): string | undefined => {
  const row = Array.from({ length: 17 }, () => '.')
  const rows = Array.from({ length: 17 }, () => [...row])
  rows[8]?.splice(8, 1, 'A1')
  rows[16]?.splice(16, 1, 'B1')
  const state = position(rows.map((cells) => cells.join(' ')).join('\n'), {
    levels: { A1: 16, B1: 16 },
    relics: [{ id: 'r', label, at: '0,0', hidden: true }],
    objectives: { A: [{ hold: 'r', checks: 2 }] },
  })
  const ask = boltgun.awaiting(state).find(({ seat }) => seat === 'A')
  if (!ask) throw new Error('A is not asked')
  return suggest(viewOf(state, 'A'), ask.view, diceFrom('bot', { turn: 1, stage: 'plans' })).find(
    ({ piece, kind }) => piece === 'A1' && kind === 'march',
  )?.to
}

test('a bot looks for what is named after a side of the map on that side', () => {
  const names = ['South-west crown', 'North crown', 'Crown of the east', 'North-west banner']
  expect(names.map(bound)).toEqual(['7,9', '8,7', '9,8', '7,7'])
})
