import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../../server/src/store/store.js'
import { publishBoard } from '../../server/src/store/books.js'
import { openBoards } from '../../server/src/store/boards.js'
import { type House, openHouse } from '../support/house.js'

let house: House
let store: Store
beforeAll(async () => {
  house = await openHouse()
  store = await openStore(house.urls.referee, 2)
})
afterAll(async () => {
  await store.close()
  await house.close()
})

test('a board is read once, and known by its hash from then on', async () => {
  const board = { grid: 'square', width: 2, height: 1, layers: [] } as const
  const hash = await publishBoard(store.plain, board)
  const boards = openBoards()
  const first = await boards.of(store.plain, hash)
  expect(first).toEqual(board)
  await house.sql('DELETE FROM muster.board WHERE hash = $1', [hash])
  expect(await boards.of(store.plain, hash)).toBe(first)
  await expect(openBoards().of(store.plain, hash)).rejects.toThrow()
})
