import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { describe, expect, test } from 'vitest'
import { duelSummary, duelWork, type Duel } from './contest/against.js'
import { balanceOfMap, balanceWork, isEven } from './contest/balance.js'
import { bandOf, chanceOf } from './contest/chance.js'
import { replaceBetween } from './contest/document.js'
import { mapsOf } from './contest/maps.js'
import { balanceTable } from './contest/table.js'
import type { Ending } from './ending.js'
import { loadGame, rulesetsThere } from './games.js'
import { Misuse, optionsOf } from './options.js'

test('bands and chances are those of the tables', () => {
  // 100 throws of a fair coin; 99 % two-sided
  expect(bandOf(100, 0.5, 0.01)).toEqual([37, 63])
  expect(bandOf(400, 0.25, 0.01)).toEqual([78, 123])
  // Critical values of chi-square: 3.841 at one degree of freedom, 11.345 at three
  expect(chanceOf([50 + 9.8, 50 - 9.8], [50, 50])).toBeCloseTo(0.05, 3)
  const off = Math.sqrt((11.345 * 100) / 2)
  expect(chanceOf([100 + off, 100 - off, 100, 100], [100, 100, 100, 100])).toBeCloseTo(0.01, 4)
  expect(chanceOf([10, 10], [10, 10])).toBe(1)
})

test('a table replaces what stood between its marks, and nothing else', () => {
  const text = 'a\n<!-- balance x -->\nold\n<!-- end of balance x -->\nb'
  expect(replaceBetween(text, 'x', 'new')).toBe('a\n<!-- balance x -->\n\nnew\n\n<!-- end of balance x -->\nb')
  expect(() => replaceBetween(text, 'y', 'new')).toThrow(/no place for the table of y/)
})

const map = {
  ...{ id: 'm', title: 'M', about: '', data: null },
  seats: ['A', 'B'].map((title) => ({ title, subtitle: '' })),
}
const won = (champion: number | null, start: readonly string[]): Ending => ({
  ...{ scenario: 'm', turns: 10, champion, over: champion !== null, refused: 0, faults: [] },
  had: { start, army: ['X', 'Y'] },
})

test('a seat, a start or an army that wins too often is told apart from the others', () => {
  // Seats win in turn, always from the north, so that the start alone is to blame
  const endings = Array.from({ length: 40 }, (_, at) => won(at % 2, at % 2 ? ['south', 'north'] : ['north', 'south']))
  const found = balanceOfMap(map, [...endings, won(null, ['north', 'south'])])
  expect(found.shares.map(({ of, names, wins, even }) => [of, names, wins, even])).toEqual([
    ['seat', ['A', 'B'], [20, 20], true],
    ['start', ['north', 'south'], [40, 0], false],
    ['army', ['X', 'Y'], [20, 20], true],
  ])
  expect([found.undecided, isEven(found)]).toEqual([1, false])
  expect(balanceTable([found])).toContain('| 40 of 41 | 10 | seat | A 50 %, B 50 % |')
  expect(balanceTable([found])).toContain('north 100 %!')
})

test('one who wins nothing within the turns has beaten nobody', () => {
  const duels = (['new', 'old', null, null] as const).map((victor): Duel => ({ ...won(null, []), victor }))
  expect(duelSummary(duels)).toContain('All: the new bot wins 1 of 4 (25 %), the old one 1, nobody 2')
})

test.each([
  [['--balance', '--against', 'HEAD'], /leave one of them out/],
  [['--against', 'HEAD', '--campaigns', '0'], /--campaigns 0/],
])('%j is refused', (args, message) => {
  const [ruleset = ''] = rulesetsThere()
  expect(() => optionsOf(['--ruleset', ruleset, ...args])).toThrow(Misuse)
  expect(() => optionsOf(['--ruleset', ruleset, ...args])).toThrow(message)
})

describe.each(rulesetsThere())('%s', async (ruleset) => {
  const loaded = await loadGame(ruleset)
  const run = (...args: readonly string[]) => optionsOf(['--ruleset', ruleset, '--turns', '12', ...args])

  test('against itself a bot wins one campaign of each pair, from the other seats', () => {
    const { play } = duelWork(loaded, loaded.game, run('--against', 'HEAD', '--seats', '2'))
    for (let pair = 0; pair < 3; pair += 1) {
      const [one, other] = [play(2 * pair), play(2 * pair + 1)]
      expect([one.faults, other.faults, one.refused]).toEqual([[], [], 0])
      expect([one.scenario, one.champion, one.turns]).toEqual([other.scenario, other.champion, other.turns])
      const both = [one, other].map(({ victor }) => victor).sort()
      expect(both).toEqual(one.champion === null ? [null, null] : ['new', 'old'])
    }
  })

  test('over as many campaigns as there are seats each army plays from each of them', () => {
    const maps = mapsOf(loaded, null)
    expect(new Set(maps.map(({ id }) => id)).size).toBe(maps.length)
    const [first] = maps
    const count = first?.seats.length ?? 0
    const options = run('--balance', '--campaigns', String(count), '--scenario', first?.id ?? '', '--turns', '1')
    const { play, count: all } = balanceWork(loaded, options)
    const endings = Array.from({ length: all }, (_, index) => play(index))
    expect(endings.flatMap(({ faults }) => faults)).toEqual([])
    seatLetters(all).forEach((_, seat) => {
      const armies = endings.flatMap(({ had }) => had['army']?.[seat] ?? [])
      expect(new Set(armies).size).toBe(armies.length)
    })
  })
})
