import type { MapSpec } from '../../kit/mapSpec.js'
import type { FileName, FilePiece, ScenarioFile } from '../../kit/scenarioFile.js'
import { groundsOf } from '../fits.js'

/** Side of a tile in the file, in pixels. */
const side = 64

const text = (name: string, value: string): object => ({ name, type: 'string', value })

const point = { point: true, visible: true, rotation: 0, x: 0, y: 0, width: 0, height: 0 }

const objectOf = ({ kind, id, at, seat, name, values }: FilePiece, index: number): object => ({
  ...{ id: index + 1, name: name ?? '', type: kind, class: kind, ...point },
  properties: [
    text('at', at.join(' ')),
    ...(id === undefined ? [] : [text('id', id)]),
    ...(seat === undefined ? [] : [text('seat', seat)]),
    ...(values === undefined ? [] : [text('values', JSON.stringify(values))]),
  ],
})

const nameAt = ({ pieces }: ScenarioFile, { at, text: name }: FileName, index: number): object => ({
  ...{ id: pieces.length + index + 1, name, type: '', class: '', ...point },
  properties: [text('at', at)],
})

const layerOf = (id: number, name: string, objects: readonly object[]): object => ({
  ...{ id, name, type: 'objectgroup', visible: true, opacity: 1, x: 0, y: 0, draworder: 'topdown', objects },
})

/** A scenario file that is drawn in full, as a map of Tiled: its ground as a layer of tiles, its pieces and names as objects. Its picture is left out. */
export const toTiled = (spec: MapSpec, file: ScenarioFile): object => {
  const { kind, width, height } = file.grid
  const { names = [] } = file
  const ids = spec.grounds.map(({ id }) => id)
  const hex = { staggeraxis: 'y', staggerindex: 'odd', hexsidelength: side / 2 }
  return {
    ...{ type: 'map', version: '1.10', tiledversion: '1.11.0', renderorder: 'right-down', infinite: false },
    ...{ orientation: kind === 'hex' ? 'hexagonal' : 'orthogonal', ...(kind === 'hex' && hex) },
    ...{ width, height, tilewidth: side, tileheight: side, nextlayerid: 4 },
    nextobjectid: file.pieces.length + names.length + 1,
    properties: [
      ...[text('ruleset', file.ruleset), text('title', file.title), text('about', file.about)],
      text('seats', JSON.stringify(file.seats)),
      ...(file.values ? [text('values', JSON.stringify(file.values))] : []),
    ],
    tilesets: [
      {
        ...{ firstgid: 1, name: 'ground', tilewidth: side, tileheight: side, tilecount: ids.length, columns: 0 },
        ...{ margin: 0, spacing: 0 },
        tiles: ids.map((ground, id) => ({ id, type: ground, class: ground })),
      },
    ],
    layers: [
      {
        ...{ id: 1, name: 'ground', type: 'tilelayer', visible: true, opacity: 1, x: 0, y: 0, width, height },
        data: groundsOf(spec, file).map(({ id }) => ids.indexOf(id) + 1),
      },
      layerOf(2, 'pieces', file.pieces.map(objectOf)),
      ...(names.length === 0
        ? []
        : [
            layerOf(
              3,
              'names',
              names.map((name, index) => nameAt(file, name, index)),
            ),
          ]),
    ],
  }
}
