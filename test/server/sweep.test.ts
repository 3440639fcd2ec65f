import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sweepingDue } from '../../server/src/jobs/sweep.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A sweep that ends when it is told to. */
const held = () => {
  const ends: (() => void)[] = []
  const sweep = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)))
  return { sweep, end: () => ends.shift()?.() }
}

const nothing = () => vi.fn(() => Promise.resolve())
const second = (count = 1): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1_000)

test('only what is due is swept; what takes long delays nothing else, and is asked about again when it is through', async () => {
  const [bots, votes] = [held(), nothing()]
  const ask = vi.fn((about: readonly string[]): Promise<readonly string[]> =>
    Promise.resolve(about.filter((what) => what === 'bots')),
  )
  const sweeps = sweepingDue<string>({ bots: bots.sweep, votes }, ask)
  await second(0)
  expect(ask).toHaveBeenLastCalledWith(['bots', 'votes'])
  ask.mockImplementation((about) => Promise.resolve(about))
  await second(2)
  expect(ask).toHaveBeenLastCalledWith(['votes'])
  expect([bots.sweep, votes].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
  bots.end()
  await second()
  expect([bots.sweep, votes].map(({ mock }) => mock.calls.length)).toEqual([2, 3])
  bots.end()
  await sweeps.stop()
})

test('where nobody can say what is due all is swept, and the log says so once; so a sweep that fails stops no other', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failing = vi.fn(() => Promise.reject(new Error('no such table')))
  const votes = nothing()
  const sweeps = sweepingDue<string>({ bots: failing, votes }, () => Promise.reject(new Error('no such table')))
  await second(2)
  expect([failing, votes].map(({ mock }) => mock.calls.length)).toEqual([3, 3])
  expect(log.mock.calls.flat().filter((line) => String(line).includes('what is due failed'))).toHaveLength(1)
  expect(log.mock.calls.flat().filter((line) => String(line).includes('bots failed'))).toHaveLength(1)
  await sweeps.stop()
})

test('the end waits for what is being swept, tells it so, and begins nothing more', async () => {
  const bots = held()
  let over = (): boolean => false
  const votes = nothing()
  const all = { bots: (stopped: () => boolean) => ((over = stopped), bots.sweep()), votes }
  const sweeps = sweepingDue<string>(all, (about) => Promise.resolve(about))
  await second(0)
  let ended = false
  const end = sweeps.stop().then(() => (ended = true))
  await second(3)
  expect([over(), ended, votes.mock.calls.length]).toEqual([true, false, 1])
  bots.end()
  await end
})
