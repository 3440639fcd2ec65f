import { squareGrid } from '@muster/rulesets/kit/square.js'
import { cellName, pieceId, seatId, token } from '@muster/rulesets/kit/ids.js'
import { packLayer } from '@muster/rulesets/kit/packed.js'
import type { Contact, GameView, PieceView } from '@muster/rulesets/kit/view.js'

const rows = [
  '................',
  '..^^............',
  '..^^^.....cc....',
  '...^^^....cc....',
  '....^...........',
  '.............~~.',
  '..c.........~~~~',
  '............~~~.',
  '.....^^^........',
  '....^^^^^....ww.',
  '.....^^^....www.',
  '.cc.......c.....',
]
const legend = { '.': 'normal', '^': 'impassable', c: 'city', '~': 'lake', w: 'forest' }

const piece = (id: string, at: string, size: number, marks: readonly string[] = []): PieceView => ({
  id: pieceId(id),
  seat: seatId('A'),
  kind: 'banner',
  at: cellName(at),
  size,
  marks,
})

const contact = (id: string, seat: string, at: string, size: number | null, asOf: number): Contact => ({
  id: token(id),
  seat: seatId(seat),
  kind: 'banner',
  at: cellName(at),
  size,
  sight: size === null ? 'located' : 'measured',
  sources: ['recon'],
  asOf,
})

export const pieces: readonly PieceView[] = [
  piece('A1', '3,6', 20, ['fortified']),
  piece('A2', '6,6', 14),
  piece('A3', '2,10', 9, ['entrenched']),
  piece('A4', '8,4', 17, ['must retreat']),
  piece('A5', '8,4', 6),
]

export const contacts: readonly Contact[] = [
  contact('t1', 'B', '10,3', 15, 4),
  contact('t2', 'B', '11,5', null, 4),
  contact('t3', 'C', '9,9', 8, 4),
  contact('t4', 'C', '10,11', 11, 2),
]

/** A view as seat A might have it in its fourth turn: own ground in the west, two neighbours, one contested stretch, the rest blank. */
export const sampleView = (): GameView => {
  const [width, height] = [16, 12]
  const grid = squareGrid(width, height)
  const cells = Array.from({ length: grid.size }, (_, cell) => cell)
  const near = (cell: number, list: readonly { readonly at: string }[], reach: number): boolean =>
    list.some(({ at }) => grid.distance(grid.at(at) ?? 0, cell) <= reach)
  const passable = (cell: number): boolean => rows[Math.floor(cell / width)]?.[cell % width] !== '^'
  const foes = contacts.filter(({ asOf }) => asOf === 4)
  const held = (cell: number): string => {
    if (!passable(cell)) return '.'
    const [own, foe] = [near(cell, pieces, 1), foes.find(({ at }) => grid.distance(grid.at(at) ?? 0, cell) <= 1)]
    if (own && foe) return '!'
    if (own || (cell % width < 5 && cell % width > 0)) return 'A'
    return foe?.seat ?? '.'
  }
  return {
    shape: 1,
    turn: 4,
    stage: 'plans',
    viewer: { kind: 'seat', seat: seatId('A') },
    board: { grid: 'square', width, height, layers: [packLayer('terrain', legend, width, Array.from(rows.join('')))] },
    cells: [
      packLayer(
        'sight',
        { '.': 'unknown', o: 'located' },
        width,
        cells.map((cell) => (near(cell, pieces, 3) || held(cell) === 'A' ? 'o' : '.')),
      ),
      packLayer('owner', { '.': 'none', A: 'A', B: 'B', C: 'C', '!': 'A+B' }, width, cells.map(held)),
    ],
    pieces,
    contacts,
    marks: [
      { id: token('m1'), kind: 'cache', label: 'Fuel cache', at: cellName('5,7'), asOf: 3 },
      { id: token('m2'), kind: 'relic', label: 'Relic', at: cellName('10,2'), asOf: 3 },
    ],
    facts: [],
    legend: [
      { seat: seatId('A'), title: 'Northern Command', subtitle: 'Infantry', eliminated: false },
      { seat: seatId('B'), title: 'River Group', subtitle: 'Armour', eliminated: false },
      { seat: seatId('C'), title: 'Southern League', subtitle: 'Guards', eliminated: false },
    ],
    detail: { kind: 'SampleDetail' },
  }
}

const hexHeld = ['AAA.....BB', 'AAAA....BB', 'AAA!...BBB', 'AA......CC', '........CC', '.......CCC']
const hexKnown = ['ooooo...kk', 'oooooo...k', 'oooook.kkk', 'oooo.....k', 'ooo.....kk', '.o.....kkk']

const force = (id: string, kind: string, at: string, size: number, marks: readonly string[] = []): PieceView => ({
  ...piece(id, at, size, marks),
  kind,
})

/** A view of a campaign on hexes, 6 rows of 10, in its third turn: own ground in the west, two neighbours, one contested hex. */
export const hexView = (): GameView => {
  const [width, height] = [10, 6]
  const ground = Array.from({ length: width * height }, (_, cell) => (cell === 25 || cell === 47 ? 'x' : '.'))
  return {
    ...sampleView(),
    turn: 3,
    stage: 'movement',
    board: {
      grid: 'hex',
      width,
      height,
      layers: [packLayer('terrain', { '.': 'plain', x: 'ruined' }, width, ground)],
    },
    cells: [
      packLayer('sight', { '.': 'unknown', o: 'located', k: 'located' }, width, Array.from(hexKnown.join(''))),
      packLayer('owner', { '.': 'none', A: 'A', B: 'B', C: 'C', '!': 'A+B' }, width, Array.from(hexHeld.join(''))),
    ],
    pieces: [
      force('A-CF1', 'conquest', '3/3', 2000),
      force('A-CF2', 'conquest', '2/2', 1200),
      force('A-OF1', 'occupation', '2/2', 500),
      force('A-RF1', 'recon', '1/3', 700),
      force('A-CF3', 'conquest', '3/4', 1500, ['contested']),
    ],
    contacts: [
      { ...contact('h1', 'B', '3/4', 1400, 3), kind: 'conquest' },
      { ...contact('h2', 'B', '3/8', null, 3), kind: 'conquest' },
      { ...contact('h3', 'C', '5/9', 900, 2), kind: 'occupation' },
    ],
    marks: [
      { id: token('k1'), kind: 'fortress', label: 'Fortress', at: cellName('2/2'), asOf: 3 },
      { id: token('k2'), kind: 'resource', label: 'Ore mine', at: cellName('1/1'), asOf: 3 },
      { id: token('k3'), kind: 'facility', label: 'Airstrip', at: cellName('3/2'), asOf: 3 },
      { id: token('k4'), kind: 'resource', label: 'City', at: cellName('4/9'), asOf: 1 },
    ],
    facts: [
      { key: 'stash', label: 'RP in the stash', value: 24 },
      { key: 'hexes', label: 'Hexes held', value: 12 },
    ],
    detail: { kind: 'SampleHexDetail' },
  }
}
