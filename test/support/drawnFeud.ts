import { registryOf, type Registry } from '../../server/src/referee/compute/registry.js'
import type { MapSpec, MapTools, PieceSpec } from '@muster/rulesets/kit/mapSpec.js'
import { ok } from '@muster/rulesets/kit/result.js'
import { fileVersion, type ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import { toySystem } from './toySystem.js'
import { feudingToy } from './toyVariants.js'

const side = { least: 5, most: 5 }

const piece = (id: string, title: string): PieceSpec => ({
  ...{ id, title, about: 'Where scouts are.', group: 'Night', sign: 'tent', name: 'none', shares: true },
  cells: { least: 1, most: 3, means: 'all' },
  seat: 'required',
  count: { least: 1, most: 1 },
})

const spec: MapSpec = {
  grid: 'square',
  ...{ width: side, height: side, players: { least: 3, most: 3 } },
  cell: { one: 'square', many: 'squares' },
  grounds: [{ id: 'heath', title: 'Heath', look: 'open', symbol: '.', passable: true }],
  pieces: [
    piece('start', 'Start'),
    { ...piece('den', 'Den'), seat: 'none', count: { least: 0, most: 5 }, name: 'optional' },
  ],
  subtitle: { title: 'Army', options: null },
}

/** Where scouts stand nobody reads who does not see them; where dens are, nobody at all. */
const tools: MapTools = {
  spec,
  scenarioOf: ({ title, about, seats, pieces }) => {
    const cells = (kind: string): number[][] =>
      pieces
        .filter((one) => one.kind === kind)
        .sort((a, b) => ((a.seat ?? '') < (b.seat ?? '') ? -1 : 1))
        .map(({ at }) => at.flatMap((name) => squareGrid(5, 5).at(name) ?? []))
    return ok({ title, about, seats, data: { starts: cells('start'), dens: cells('den') } })
  },
  fileOf: () => null,
  check: () => [],
}

/** The feud of three, on maps that somebody draws. */
export const drawnRegistry: Registry = registryOf([{ ...feudingToy, maps: tools }], [toySystem])

/** One pixel, of one colour or another. */
const pixel = (colour: string): string =>
  `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mN${colour}DwADhgGAWjR9awAAAABJRU5ErkJggg==`

/** The feud's heath, with a ford that everybody reads of and a picture that everybody sees. `west`: where the third begins. */
export const heath = ({ title = 'The drawn heath', west = ['4,4'], dens = ['0,4'] } = {}): ScenarioFile => ({
  ...{ muster: 'scenario', version: fileVersion, ruleset: 'toy', title, about: 'Open ground.' },
  grid: { kind: 'square', width: 5, height: 5 },
  legend: { '.': 'heath' },
  rows: Array.from({ length: 5 }, () => '.....'),
  seats: ['North', 'South', 'West'].map((name) => ({ title: name, subtitle: 'Scouts' })),
  pieces: [
    { kind: 'start', seat: 'A', at: ['0,0'] },
    { kind: 'start', seat: 'B', at: ['2,0'] },
    { kind: 'start', seat: 'C', at: west },
    ...dens.map((den) => ({ kind: 'den', at: [den], name: 'The wolf’s den' })),
  ],
  names: [{ at: '1,1', text: 'Drake’s ford' }],
  picture: { data: pixel('k+M9Q'), x: 0, y: 0, width: 5, height: 5 },
})

/** What its owner makes of it later: nothing of it is left. */
export const altered = (): ScenarioFile => ({
  ...heath({ title: 'The flooded heath', west: ['3,3'], dens: ['2,2', '4,0'] }),
  names: [{ at: '3,3', text: 'The wolf’s lair' }],
  picture: { data: pixel('k+A8Q'), x: 1, y: 1, width: 3, height: 3 },
})
