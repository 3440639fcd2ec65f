import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kept, type Running } from '../../server/src/jobs/kept.js'
import { eventually } from '../support/eventually.js'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

interface Queue {
  readonly runner: Running
  stopped: boolean
  /** As when it loses the database. */
  fail(): void
}

const queue = (): Queue => {
  let [end, fail] = [(): void => undefined, (): void => undefined]
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = () => reject(new Error('the database is gone'))
  })
  const made = {
    ...{ stopped: false, fail },
    runner: {
      promise,
      stop: () => {
        made.stopped = true
        end()
        return Promise.resolve()
      },
    },
  }
  return made
}

test('a queue that ends by itself is started again, and stops with the rest', async () => {
  const queues: Queue[] = []
  const start = (): Promise<Running> => {
    const next = queue()
    queues.push(next)
    return Promise.resolve(next.runner)
  }
  const it = await kept(start)
  queues[0]?.fail()
  await eventually(
    () => Promise.resolve(queues.length),
    (count) => count === 2,
  )
  await it.stop()
  expect(queues.map(({ stopped }) => stopped)).toEqual([false, true])
})

test('one that is stopped while it starts again leaves nothing running', async () => {
  const [first, second] = [queue(), queue()]
  let answer: ((runner: Running) => void) | null = null
  const start = vi
    .fn<() => Promise<Running>>()
    .mockResolvedValueOnce(first.runner)
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const it = await kept(start)
  first.fail()
  await eventually(
    () => Promise.resolve(answer),
    (given) => given !== null,
  )
  const stopping = it.stop()
  ;(answer as ((runner: Running) => void) | null)?.(second.runner)
  await stopping
  expect(second.stopped).toBe(true)
})
