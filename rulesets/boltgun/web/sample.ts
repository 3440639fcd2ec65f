import { cellName } from '../../kit/ids.js'
import { type Sample, sampleView } from '../../kit/sample.js'

const around = (x: number, y: number, reach: number, width: number, height: number) =>
  Array.from({ length: width * height }, (_, cell) => [cell % width, Math.floor(cell / width)] as const)
    .filter(([column, row]) => Math.abs(column - x) <= reach && Math.abs(row - y) <= reach)
    .map(([column, row]) => cellName(`${String(column)},${String(row)}`))

/** A banner scouts beyond a river while another holds the town. */
export const sample: Sample = {
  view: sampleView({
    grid: 'square',
    ground: { '.': 'normal', C: 'city', X: 'impassable', W: 'water' },
    terrain: [
      '...XX..W....',
      '..CC...W..XX',
      '..C....W....',
      '.......W..C.',
      'X..X......CC',
      'XX....W.....',
      '......W...X.',
    ],
    sight: [
      'oommm.......',
      'ooommmm.....',
      'ooommmmm....',
      'oooommmm....',
      'oooommmm....',
      'ooommmm.....',
      '.ommmm......',
    ],
    owner: [
      'aa--........',
      'aaa-........',
      'aaaa---.....',
      'aaaa----....',
      'aaaa----....',
      'aaa---......',
      '.a--........',
    ],
    pieces: [
      ['banner', '2,2', 12, 'fortified'],
      ['banner', '4,4', 8],
    ],
    contacts: [
      ['banner', '7,2', 9],
      ['banner', '8,5', null],
    ],
    marks: [
      ['crossing', '7,4'],
      ['cache', '5,1'],
    ],
  }),
  zones: [
    { kind: 'recon', cells: around(4, 4, 2, 12, 7) },
    { kind: 'battle', cells: around(4, 4, 1, 12, 7) },
  ],
  arrows: [{ from: cellName('4,4'), to: cellName('6,3'), kind: 'march' }],
}
