import { hexGrid } from '@muster/rulesets/kit/hex.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import { describe, expect, test } from 'vitest'
import { describeCell } from '../../web/map/describe.js'
import { isStep, stepFrom } from '../../web/map/keys.js'
import { countersOf, placed } from '../../web/map/layout.js'
import { readGround, readView } from '../../web/map/reading.js'
import { toyPresentation } from './deskFixture.js'
import { hexView } from './mapFixture.js'

describe('hexes', () => {
  const grid = hexGrid(10, 6)
  const from = (name: string, key: Parameters<typeof stepFrom>[2]): string =>
    grid.name(stepFrom(grid, grid.at(name) ?? -1, key))

  test('are walked in six directions by keys, each to a neighbour', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'PageUp', 'End', 'PageDown'] as const
    for (const name of ['3/4', '4/4']) {
      const cell = grid.at(name) ?? -1
      const reached = keys.map((key) => stepFrom(grid, cell, key)).sort((a, b) => a - b)
      expect(reached).toEqual([...grid.neighbours(cell)].sort((a, b) => a - b))
    }
    expect([from('3/4', 'PageUp'), from('3/4', 'Home')]).toEqual(['2/4', '2/3'])
    expect([from('4/4', 'PageUp'), from('4/4', 'Home')]).toEqual(['3/5', '3/4'])
    expect([from('1/1', 'Home'), from('1/10', 'PageUp'), from('6/1', 'End')]).toEqual(['1/1', '1/10', '6/1'])
  })

  test('are walked on the slant on squares too, each key its own way', () => {
    const square = squareGrid(3, 3)
    const reached = (['Home', 'PageUp', 'End', 'PageDown'] as const).map((key) => square.name(stepFrom(square, 4, key)))
    expect(reached).toEqual(['0,0', '2,0', '0,2', '2,2'])
    expect(['PageUp', 'ArrowUp', 'Enter'].map(isStep)).toEqual([true, true, false])
  })

  test('are told with the measure that the ruleset names', () => {
    const view = hexView()
    const bare = { terrain: {}, presentation: undefined }
    const reading = readView(readGround(view.board, {}), view)
    const line = describeCell(view, reading, grid.at('3/4') ?? -1, { terrain: {}, presentation: toyPresentation })
    expect(line).toContain('contested between Northern Command (A) and River Group (B)')
    expect(line).toContain('Conquest force A-CF3, 1500 points')
    expect(line).toContain('River Group (B): Conquest force, 1400 points')
    expect(describeCell(view, reading, grid.at('3/8') ?? -1, bare)).toContain('strength unknown')
  })

  test('with several long figures become one counter where the sheet lies too far away', () => {
    const view = hexView()
    const kinds = (k: number): readonly string[] =>
      placed(grid, countersOf(grid, view), { k, x: 0, y: 0 }, { x0: 0, y0: 0, x1: 11, y1: 6 }).map(({ kind }) => kind)
    expect(kinds(60)).not.toContain('cluster')
    expect(kinds(32)).toContain('cluster')
  })

  test('with marks in their lower corner lift their counters out of the way', () => {
    const view = hexView()
    const box = { x0: 0, y0: 0, x1: 11, y1: 6 }
    const yOf = (marked: ReadonlySet<number>): number =>
      placed(grid, countersOf(grid, view), { k: 60, x: 0, y: 0 }, box, marked)[0]?.y ?? 0
    expect(yOf(new Set([grid.at('3/3') ?? -1]))).toBeLessThan(yOf(new Set()))
  })
})
