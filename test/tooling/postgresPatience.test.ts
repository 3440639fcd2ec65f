import { expect, test } from 'vitest'
import { withPatience } from '../../server/src/db/postgres/patience.js'

test('a server that never comes up is ended after a while, a slow one is given longer each time, and one that came up begins anew', async () => {
  let [now, ended, up] = [0, 0, false]
  const start = withPatience(
    () => (up ? Promise.resolve('up') : Promise.reject(new Error('recovering'))),
    () => {
      ended += 1
      return Promise.resolve()
    },
    () => now,
  )
  const tryAt = async (second: number): Promise<number> => {
    now = second * 1000
    await expect(start()).rejects.toThrow('recovering')
    return ended
  }
  expect([await tryAt(0), await tryAt(14), await tryAt(15)]).toEqual([0, 0, 1])
  expect([await tryAt(16), await tryAt(45), await tryAt(46)]).toEqual([1, 1, 2])
  up = true
  now = 200_000
  expect(await start()).toBe('up')
  up = false
  expect([await tryAt(300), await tryAt(359), await tryAt(360)]).toEqual([2, 2, 3])
})
