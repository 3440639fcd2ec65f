import { seatId, token } from '@muster/rulesets/kit/ids.js'
import { expect, test } from 'vitest'
import { commandOf, mayWrite, writerOf } from '../../web/campaign/desk/command.js'

const seats = [{ id: seatId('B'), holder: 'South' }]
const own: Parameters<typeof commandOf>[1]['commanders'][number] = {
  ...{ id: '1', name: 'Dora', mine: true, pieces: ['B1'], seals: false },
}

const command = (role: 'PLAYER' | 'COMMANDER' | 'DEPUTY', more: Partial<typeof own> = {}, about = '') =>
  commandOf(
    { place: { role, seat: seatId('B') } },
    { seats, commanders: [{ ...own, ...more }] },
    { about: about === '' ? null : token(about) },
  )

test('a commander writes for their pieces and leaves the seal to the holder; nobody else is limited', () => {
  const limited = command('COMMANDER')
  expect(limited.sealer).toBe('South')
  expect([{ piece: 'B1' }, { piece: 'B2' }, {}].map((order) => mayWrite(limited, order))).toEqual([true, false, false])
  expect(command('COMMANDER', { pieces: null })).toEqual({ sealer: 'South', pieces: null })
  expect(command('COMMANDER', { pieces: null, seals: true })).toEqual({ sealer: null, pieces: null })
  // What is asked about a battle they answer.
  expect(command('COMMANDER', {}, 'battle-1')).toEqual({ sealer: null, pieces: null })
  for (const role of ['PLAYER', 'DEPUTY'] as const) expect(command(role)).toEqual({ sealer: null, pieces: null })
})

test('what others have changed says who', () => {
  const changes = [
    { piece: 'B1', by: 'Dora', mine: true },
    { piece: 'B2', by: 'South', mine: false },
    { piece: null, by: null, mine: false },
  ]
  expect(['B1', 'B2', 'B3'].map((piece) => writerOf(changes, { piece }))).toEqual([null, { name: 'South' }, null])
  expect(writerOf(changes, {})).toEqual({ name: null })
})
