import { expect, test } from 'vitest'
import { gathered } from '../../server/src/base/gathered.js'

/** Asks for doubles; odd numbers fail, and all who are asked for with them. */
const counting = (bounds: { readonly most: number; readonly lines: number }) => {
  const asked: (readonly number[])[] = []
  const double = gathered(async (many: readonly number[]) => {
    asked.push(many)
    await new Promise((resolve) => setImmediate(resolve))
    if (many.some((one) => one % 2 === 1)) throw new Error(`${many.join(' ')} failed`)
    return many.map((one) => one * 2)
  }, bounds)
  return { asked, double }
}

test('who comes at once is asked for together, as many as may be, and each gets their own answer', async () => {
  const { asked, double } = counting({ most: 3, lines: 1 })
  expect(await Promise.all([2, 4, 6, 8, 10].map(double))).toEqual([4, 8, 12, 16, 20])
  expect(asked).toEqual([
    [2, 4, 6],
    [8, 10],
  ])
})

test('who comes while all lines are taken goes with the next', async () => {
  const { asked, double } = counting({ most: 3, lines: 1 })
  const first = double(2)
  await new Promise((resolve) => setImmediate(resolve))
  await Promise.all([first, double(4), double(6)])
  expect(asked).toEqual([[2], [4, 6]])
})

test('nobody fails by another: where many fail together each is tried alone', async () => {
  const { asked, double } = counting({ most: 3, lines: 1 })
  const told = await Promise.allSettled([2, 3, 4].map(double))
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(asked).toEqual([[2, 3, 4], [2], [3], [4]])
})
