import { resolve } from '@muster/rulesets/boltgun/engine/movement/contest.js'
import { expect, test } from 'vitest'
import { position } from './support/war.js'

/** Where banners go, by the number of the sector in a row of them; who gets there, with `march.contest` iterative. */
const arrived = (row: string, levels: Readonly<Record<string, number>>, moves: Readonly<Record<string, number>>) => {
  const { banners } = position(row, { levels })
  const standing = new Map(banners.map(({ at }) => [at, banners.filter((banner) => banner.at === at)]))
  const movers = banners.flatMap((banner) => {
    const to = moves[banner.id]
    return to === undefined ? [] : [{ banner, to }]
  })
  const { moved } = resolve(movers, { standing, leaving: new Set(), contest: 'iterative', swaps: true })
  return moved.map(({ banner }) => banner.id).sort()
}

test('A-05: who faces one that stays drops out first, whoever else leaves the sector', () => {
  const levels = { A1: 5, B3: 9 }
  const moves = { A1: 1, B3: 1, A2: 2 }
  expect(arrived('A1 B1 B3 A2 .', levels, moves)).toEqual(['A2', 'B3'])
  expect(arrived('A1 B1+B2 B3 A2 .', levels, { ...moves, B2: 4 })).toEqual(['A2', 'B2', 'B3'])
})

test('A-05: who waits for one that a contest holds waits no less where another leaves', () => {
  const levels = { A1: 5, B3: 9, A3: 3, B1: 9 }
  const moves = { A1: 1, B3: 1, A2: 2, A3: 5, B1: 5 }
  expect(arrived('A1 B1 B3 A2 A3 . .', levels, moves)).toEqual(['A3', 'B3'])
  expect(arrived('A1 B1 B3+B2 A2 A3 . .', levels, { ...moves, B2: 6 })).toEqual(['A3', 'B2', 'B3'])
})
