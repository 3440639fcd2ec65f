import { describe, expect, test } from 'vitest'
import { type Drawing, geometry } from '../../../web/editor/model/drawing.js'
import {
  cellNameOf,
  changePiece,
  movePiece,
  nameCell,
  type Pressed,
  pressCell,
  withoutPieces,
  withSeats,
} from '../../../web/editor/model/pieces.js'
import { copied, pasted } from '../../../web/editor/model/region.js'
import { resized } from '../../../web/editor/model/resize.js'
import { symmetryOf, type SymmetryKind } from '../../../web/editor/model/symmetry.js'
import { blank, kinds } from './maps.js'

const empty = blank('square', 4, 4, 4)
const told = ({ pieces }: Drawing) => pieces.map(({ kind, at, seat }) => `${kind} ${at.join('+')} ${String(seat)}`)
const press = (
  { drawing, marked }: Pressed,
  kind: keyof typeof kinds,
  cell: number,
  { seat = 0, symmetry = 'none' }: { readonly seat?: number; readonly symmetry?: SymmetryKind } = {},
): Pressed => pressCell(drawing, kinds[kind], cell, { seat, symmetry: symmetryOf(geometry(drawing), symmetry), marked })
const begin = (drawing = empty): Pressed => ({ drawing, marked: null })

describe('pieces', () => {
  test('of one cell are new with each press, and share no cell unless their kind lets them', () => {
    const two = press(press(begin(), 'mine', 3), 'mine', 5)
    expect(told(two.drawing)).toEqual(['mine 3 null', 'mine 5 null'])
    expect(two.marked).toBe(1)
    expect(told(press({ ...two, marked: null }, 'mine', 3).drawing)).toEqual(['mine 5 null', 'mine 3 null'])
  })

  test('of several cells gain and lose them while they are marked', () => {
    const area = press(press(begin(), 'area', 1), 'area', 2)
    expect(told(area.drawing)).toEqual(['area 1+2 null'])
    expect(area.drawing.pieces[0]?.values).toEqual({ weight: 1 })
    expect(told(press(area, 'area', 1).drawing)).toEqual(['area 2 null'])
    expect(told(press({ ...area, marked: null }, 'area', 2).drawing)).toEqual(['area 1+2 null', 'area 2 null'])
    const none = press(press(begin(), 'area', 1), 'area', 1)
    expect(none).toEqual({ drawing: empty, marked: null })
  })

  test('that a seat has once gain sites, as many as they may have', () => {
    const sites = [0, 1, 2, 3].reduce((at, cell) => press(at, 'start', cell), begin())
    expect(told(sites.drawing)).toEqual(['start 1+2+3 0'])
    expect(told(press(sites, 'start', 9, { seat: 1 }).drawing)).toEqual(['start 1+2+3 0', 'start 9 1'])
    expect(told(press(sites, 'start', 2, { seat: 1 }).drawing)).toEqual(['start 1+3 0', 'start 2 1'])
  })

  test('are put with their images, each for the seat whose turn it is', () => {
    const four = press(begin(), 'start', 1, { symmetry: 'quarterTurns' })
    expect(told(four.drawing)).toEqual(['start 1 0', 'start 7 1', 'start 14 2', 'start 8 3'])
    expect(four.marked).toBe(0)
    expect(told(press(begin(blank('square', 3, 3)), 'mine', 1, { symmetry: 'leftRight' }).drawing)).toEqual([
      'mine 1 null',
    ])
  })

  test('are moved, changed and taken away; those of seats that are gone go too', () => {
    const { drawing } = press(press(begin(), 'mine', 3), 'mine', 5)
    expect(told(movePiece(drawing, kinds.mine, 0, 3, 5))).toEqual(['mine 5 null'])
    expect(movePiece(drawing, kinds.mine, 0, 3, 3)).toBe(drawing)
    expect(told(changePiece(drawing, 0, null))).toEqual(['mine 5 null'])
    expect(told(withoutPieces(drawing, new Set([3, 4])))).toEqual(['mine 5 null'])
    expect(withoutPieces(drawing, new Set([4]))).toBe(drawing)
    const owned = press(begin(), 'start', 3, { seat: 3 }).drawing
    expect(withSeats(owned, owned.seats.slice(0, 3)).pieces).toEqual([])
    expect(withSeats(owned, owned.seats).pieces).toEqual(owned.pieces)
    expect(cellNameOf(empty, 6)).toBe('2,1')
  })

  test('places are called something, once, until they are erased', () => {
    const named = nameCell(nameCell(empty, 4, 'Old'), 4, 'Karburg')
    expect(named.names).toEqual([{ at: 4, text: 'Karburg' }])
    expect(nameCell(named, 4, '').names).toEqual([])
    expect(withoutPieces(named, new Set([4])).names).toEqual([])
    expect(withoutPieces(named, new Set([5]))).toBe(named)
    const { names } = pasted(named, copied(named, [4, 5]), 9)
    expect(names.map(({ at }) => at)).toEqual([4, 9])
    expect(resized(named, { left: 1, top: 0, right: 0, bottom: 0 }, '.').names).toEqual([{ at: 6, text: 'Karburg' }])
  })
})
