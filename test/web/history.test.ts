import boltgun from '@muster/rulesets/boltgun/index.js'
import hex from '@muster/rulesets/hex-1.4/index.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { ReportLine } from '@muster/rulesets/kit/view.js'
import { describe, expect, test } from 'vitest'
import { choicesOf, foundIn, toldIn } from '../../web/campaign/history/lines.js'
import { openShelf } from '../../web/campaign/history/shelf.js'
import { turnsOf } from '../../web/turn/turnsOf.js'
import { readGround, readView } from '../../web/map/reading.js'
import { terrainLooks } from '../../web/map/terrain/looks.js'
import { dotsOf, groundPaths, turnPaths } from '../../web/map/thumb.js'
import { type AnyGame, open, playOut, seatOf, sensibly } from '../support/play.js'
import { randomFrom } from '../support/random.js'

const seat = seatId('A')

/** What seat A knew after each resolution of a war that bots play. */
const remembered = (game: AnyGame, turns: number) => {
  const [scenario] = game.scenarios
  if (!scenario) throw new Error('there is no scenario')
  const war = playOut(game, open(game, scenario, 'memory'), sensibly, randomFrom('memory'), turns)
  return war.steps.map(({ after, events }, at) => {
    const view = game.viewFor(after, seatOf(seat))
    const report = events
      .map((event): ReportLine | null => game.reportFor(event, seatOf(seat), view.board))
      .filter((line) => line !== null)
    return { head: { ...game.clock(after), number: at + 1, at: '' }, view, report }
  })
}

/** Area of closed lines; holes run the other way. */
const areaOf = (path: string): number =>
  path
    .split('Z')
    .filter((loop) => loop !== '')
    .reduce((sum, loop) => {
      const points = loop
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number))
      return (
        sum +
        points.reduce((area, [x = 0, y = 0], at) => {
          const [nextX = 0, nextY = 0] = points[(at + 1) % points.length] ?? []
          return area + (x * nextY - nextX * y) / 2
        }, 0)
      )
    }, 0)

const games: readonly (readonly [string, AnyGame])[] = [
  ['boltgun', boltgun],
  ['hex-1.4', hex],
]

describe.each(games)('%s', (id, game) => {
  const war = remembered(game, 3)
  const readings = war.map(({ view }) => readView(readGround(view.board, terrainLooks(id)), view))
  const cellArea = readings[0]?.grid.kind === 'hex' ? Math.sqrt(3) / 2 : 1

  test('a small map covers exactly the cells of each holder, of the fog and of the ground', () => {
    for (const reading of readings) {
      const { held, fog } = turnPaths(reading)
      for (const { seats, disputed, path } of held) {
        const cells = reading.holdings.filter((one) => one.disputed === disputed && one.seats.join() === seats.join())
        expect(areaOf(path)).toBeCloseTo(cells.length * cellArea, 0)
      }
      expect(held.length).toBeGreaterThan(0)
      expect(areaOf(fog)).toBeCloseTo(reading.sight.filter((sight) => sight === 'unknown').length * cellArea, 0)
      const { sheet, kinds } = groundPaths(reading.ground)
      expect(areaOf(sheet)).toBeCloseTo(reading.grid.size * cellArea, 0)
      for (const { kind, path } of kinds)
        expect(areaOf(path)).toBeCloseTo(reading.kinds.filter((one) => one === kind).length * cellArea, 0)
    }
  })

  test('a small map has a dot where pieces stand, and none for what is only remembered', () => {
    war.forEach(({ view }, at) => {
      const reading = readings[at]
      if (!reading) throw new Error('unread')
      const places = [...view.pieces, ...view.contacts.filter(({ asOf }) => asOf === view.turn)]
      expect(dotsOf(reading, view)).toHaveLength(new Set(places.map((one) => `${one.at} ${one.seat ?? ''}`)).size)
      expect(places.length).toBeGreaterThan(0)
    })
  })

  test('reports are searched by what, where and who', () => {
    const told = war.flatMap(({ head, view, report }) =>
      toldIn(head, { view, report: report.map((line) => ({ ...line, text: line.code })) as never }),
    )
    const all = foundIn(told, { step: '', cell: '', seat: '' }, 10_000).flatMap(({ lines }) => lines)
    expect(all).toHaveLength(told.length)
    const { steps, cells, seats } = choicesOf(told)
    expect(seats).toContain('A')
    expect(steps.length).toBeGreaterThan(1)
    for (const step of steps)
      for (const { lines } of foundIn(told, { step, cell: '', seat: '' }, 10_000))
        for (const line of lines) expect(line.step).toBe(step)
    const found = cells.map((cell) => foundIn(told, { step: '', cell, seat: '' }, 10_000))
    for (const [at, groups] of found.entries())
      for (const { lines } of groups) for (const line of lines) expect(line.cells).toContain(cells[at])
    expect(foundIn(told, { step: '', cell: '', seat: 'A' }, 1).flatMap(({ lines }) => lines)).toHaveLength(1)
    const own = told.filter(({ line }) =>
      line.about.some((name) => war[0]?.view.pieces.some((piece) => piece.id === name)),
    )
    expect(own.length).toBeGreaterThan(0)
    for (const one of own) expect(one.seats).toContain('A')
  })
})

test('each turn stands for its last moment', () => {
  expect(turnsOf([{ turn: 0 }, { turn: 1 }, { turn: 1 }, { turn: 2 }])).toEqual([
    { turn: 0, last: 0 },
    { turn: 1, last: 2 },
    { turn: 2, last: 3 },
  ])
})

describe('old briefings', () => {
  test('are read once each, three at a time, and again after a failure', async () => {
    const asked: number[] = []
    const answers: ((found: string | Error) => void)[] = []
    const shelf = openShelf<string>((number) => {
      asked.push(number)
      return new Promise((resolve, reject) => {
        answers.push((found) => (found instanceof Error ? reject(found) : resolve(found)))
      })
    })
    const read = [1, 2, 3, 4, 4].map((number) => shelf.read(number))
    await Promise.resolve()
    expect(asked).toEqual([1, 2, 3])
    answers[0]?.('one')
    await expect(read[0]).resolves.toBe('one')
    await expect.poll(() => asked).toEqual([1, 2, 3, 4])
    expect([shelf.peek(1), shelf.peek(2)]).toEqual(['one', undefined])
    answers[1]?.(new Error('offline'))
    await expect(read[1]).rejects.toThrow('offline')
    void shelf.read(2)
    void shelf.read(1)
    await expect.poll(() => asked).toEqual([1, 2, 3, 4, 2])
    answers[3]?.('four')
    await expect(Promise.all([read[3], read[4]])).resolves.toEqual(['four', 'four'])
  })
})
