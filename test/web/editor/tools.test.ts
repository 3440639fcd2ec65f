import { describe, expect, test } from 'vitest'
import { withGround } from '../../../web/editor/model/drawing.js'
import { coveredAnew, type Paint, strokeDone } from '../../../web/editor/model/tools.js'
import { blank as blankMap, picture } from './maps.js'

const blank = blankMap('square', 6, 4)
const paint: Paint = { shape: 'brush', reach: 0, symmetry: 'none', ground: '#', blank: '.' }
const done = (over: Partial<Paint>, way: readonly number[], on = blank) =>
  picture(strokeDone(on, { ...paint, ...over }, way))

describe('tools', () => {
  test('a brush paints its way, gaps between fast moves included', () => {
    expect(done({}, [0, 3, 21])).toEqual(['####..', '...#..', '...#..', '...#..'])
    expect(done({ reach: 1 }, [7])).toEqual(['###...', '###...', '###...', '......'])
  })

  test('a line and a rectangle count from the first cell to the last', () => {
    expect(done({ shape: 'line' }, [0, 3, 21])).toEqual(['#.....', '.#....', '..#...', '...#..'])
    expect(done({ shape: 'rectangle' }, [0, 3, 8])).toEqual(['###...', '###...', '......', '......'])
  })

  test('a fill takes the ground that hangs together with the first cell', () => {
    const wall = withGround(blank, [2, 8, 14, 20], () => '~')
    expect(done({ shape: 'fill' }, [0], wall)).toEqual(['##~...', '##~...', '##~...', '##~...'])
  })

  test('the eraser leaves blank ground with nothing on it', () => {
    const drawn = {
      ...withGround(blank, [0, 1], () => '#'),
      pieces: [{ kind: 'mine', at: [0], seat: null, name: '' }],
    }
    const erased = strokeDone(drawn, { ...paint, shape: 'eraser' }, [0])
    expect(picture(erased)).toEqual(['.#....', '......', '......', '......'])
    expect(erased.pieces).toEqual([])
  })

  test('every stroke is drawn with its images', () => {
    expect(done({ symmetry: 'bothWays' }, [0, 1])).toEqual(['##..##', '......', '......', '##..##'])
    expect(done({ symmetry: 'leftRight', shape: 'fill' }, [0])).toEqual(Array.from({ length: 4 }, () => '######'))
  })

  test('while it lasts, only what is new of a stroke is drawn, or all of a shape that changes', () => {
    expect(coveredAnew(blank, paint, [0, 1, 2])).toEqual({ cells: new Set([1, 2]), all: false })
    expect(coveredAnew(blank, { ...paint, shape: 'line' }, [0, 1, 2])).toEqual({ cells: new Set([0, 1, 2]), all: true })
  })
})
