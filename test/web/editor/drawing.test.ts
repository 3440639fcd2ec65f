import { describe, expect, test } from 'vitest'
import { costOf } from '../../../web/editor/model/cost.js'
import { type Drawing, geometry, groundAt, withGround } from '../../../web/editor/model/drawing.js'
import { begin, redo, step, undo } from '../../../web/editor/model/history.js'
import { cleared, copied, footing, pasted } from '../../../web/editor/model/region.js'
import { resized } from '../../../web/editor/model/resize.js'
import { blank, picture } from './maps.js'

const squares = blank('square', 5, 4)
const hexes = blank('hex', 5, 4)
const painted = (drawing: Drawing, cells: readonly number[], ground = '#'): Drawing =>
  withGround(drawing, cells, () => ground)
const withMine = (drawing: Drawing, at: readonly number[]): Drawing => ({
  ...drawing,
  pieces: [...drawing.pieces, { kind: 'mine', id: 'ore', at, seat: null, name: 'Ore' }],
})

describe('a drawing', () => {
  test('shares the rows that a stroke does not touch, and is itself where nothing changes', () => {
    const next = painted(squares, [6, 7])
    expect(picture(next)).toEqual(['.....', '.##..', '.....', '.....'])
    expect(next.rows[0]).toBe(squares.rows[0])
    expect(painted(next, [6])).toBe(next)
    expect(geometry(next)).toBe(geometry(squares))
    expect(groundAt(next, 7)).toBe('#')
  })

  test('holds no more for its undoing than its changed rows, and forgets the oldest steps at the limit', () => {
    const small = costOf(squares, painted(squares, [6]))
    expect(costOf(squares, painted(squares, [1, 6, 11, 16]))).toBe(small + 3 * 5 * 8)
    const all = [0, 1, 2, 3, 4].reduce(
      (history, cell) => step(history, painted(history.present, [cell]), costOf, 3 * small),
      begin(squares),
    )
    expect(all.past).toHaveLength(3)
    expect(step(all, all.present, costOf)).toBe(all)
  })

  test('goes back and forth by steps; a new one ends what was undone', () => {
    const history = step(
      step(begin('a'), 'b', () => 1),
      'c',
      () => 1,
    )
    expect(undo(undo(undo(history))).present).toBe('a')
    expect(redo(undo(history))).toEqual(history)
    expect(redo(history)).toBe(history)
    expect(step(undo(history), 'd', () => 1)).toEqual({ past: ['a', 'b'], present: 'd', future: [] })
  })
})

describe('a copied region', () => {
  test('keeps its shape on hexes, wherever it is laid down, with all that is wholly in it', () => {
    const patch = withMine(withMine(painted(hexes, [6, 7, 11]), [7]), [7, 8])
    const clip = copied(patch, [6, 7, 11])
    const grid = geometry(hexes)
    const apart = (cells: readonly number[]) => cells.map((cell) => grid.distance(cells[0] ?? 0, cell))
    const there = [...footing(hexes, clip, 12).keys()]
    expect(apart(there)).toEqual(apart([6, 7, 11]))
    const laid = pasted(patch, clip, 1)
    // A copy is not what others call by the id of the first.
    expect(laid.pieces.at(-1)).toEqual({ kind: 'mine', at: [2], seat: null, name: 'Ore' })
    expect(laid.pieces).toHaveLength(3)
    expect(groundAt(laid, 1)).toBe('#')
  })

  test('is cut off at the edge, replaces what was there, and is not laid on another kind of grid', () => {
    const clip = copied(painted(squares, [0, 1, 5, 6]), [0, 1, 5, 6])
    const there = pasted(withMine(squares, [19]), clip, 19)
    expect(picture(there)).toEqual(['.....', '.....', '.....', '....#'])
    expect(there.pieces).toEqual([])
    expect(pasted(hexes, clip, 0)).toBe(hexes)
    expect(picture(cleared(painted(squares, [0, 1]), [0], '.'))).toEqual(['.#...', '.....', '.....', '.....'])
  })
})

describe('another size', () => {
  test('keeps what lies within, and fills what is new', () => {
    const drawing = withMine(painted(squares, [6]), [6, 0])
    const larger = resized(drawing, { left: 1, top: 1, right: 0, bottom: 0 }, '~')
    expect(picture(larger)).toEqual(['~~~~~~', '~.....', '~.#...', '~.....', '~.....'])
    expect(larger.pieces[0]?.at).toEqual([14, 7])
    const smaller = resized(drawing, { left: -1, top: -1, right: 0, bottom: 0 }, '~')
    expect(picture(smaller)).toEqual(['#...', '....', '....'])
    expect(smaller.pieces[0]?.at).toEqual([0])
    expect(resized(drawing, { left: -2, top: 0, right: 0, bottom: 0 }, '~').pieces).toEqual([])
  })

  test('moves hexes without bending what was drawn', () => {
    const drawing = painted(hexes, [6, 7, 11])
    const larger = resized(drawing, { left: 1, top: 1, right: 1, bottom: 0 }, '.')
    const grid = geometry(larger)
    const cells = picture(larger).flatMap((row, y) =>
      [...row].flatMap((ground, x) => (ground === '#' ? [y * 7 + x] : [])),
    )
    expect(cells).toHaveLength(3)
    expect(cells.map((cell) => grid.distance(cells[0] ?? 0, cell))).toEqual([0, 1, 1])
  })
})
