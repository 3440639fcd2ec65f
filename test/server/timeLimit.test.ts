import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeLimit } from '../../server/src/referee/compute/timeLimit.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const counted = () => {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const end = vi.fn()
  return { begun, end, stop: timeLimit(10, begun, end) }
}

test('work is counted from when its thread has begun', () => {
  const { begun, end, stop } = counted()
  vi.advanceTimersByTime(9_900)
  Atomics.store(begun, 0, 1)
  vi.advanceTimersByTime(10_000)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(end).toHaveBeenCalled()
  stop()
})

test('a thread that never begins is given up, and nothing is counted that is done', () => {
  const { end, stop } = counted()
  vi.advanceTimersByTime(11_000)
  expect(end).toHaveBeenCalledOnce()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(end).toHaveBeenCalledOnce()
})

test('what a sleeping machine takes is not counted', () => {
  const { begun, end, stop } = counted()
  Atomics.store(begun, 0, 1)
  vi.advanceTimersByTime(9_000)
  // Its clock goes on, and nothing runs: as after a sleep, one part comes due.
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(1_000)
  expect(end).not.toHaveBeenCalled()
  stop()
})
