import type { MapSpec } from '../../kit/mapSpec.js'
import type { FilePiece, ScenarioFile } from '../../kit/scenarioFile.js'
import { groundsOf } from '../fits.js'

/** Side of a tile in the file, in pixels. */
const side = 64

const text = (name: string, value: string): object => ({ name, type: 'string', value })

const objectOf = ({ kind, id, at, seat, name, values }: FilePiece, index: number): object => ({
  ...{ id: index + 1, name: name ?? '', type: kind, class: kind, point: true, visible: true, rotation: 0 },
  ...{ x: 0, y: 0, width: 0, height: 0 },
  properties: [
    text('at', at.join(' ')),
    ...(id === undefined ? [] : [text('id', id)]),
    ...(seat === undefined ? [] : [text('seat', seat)]),
    ...(values === undefined ? [] : [text('values', JSON.stringify(values))]),
  ],
})

/** A scenario file that is drawn in full, as a map of Tiled: its ground as a layer of tiles, its pieces as objects. */
export const toTiled = (spec: MapSpec, file: ScenarioFile): object => {
  const { kind, width, height } = file.grid
  const ids = spec.grounds.map(({ id }) => id)
  const hex = { staggeraxis: 'y', staggerindex: 'odd', hexsidelength: side / 2 }
  return {
    ...{ type: 'map', version: '1.10', tiledversion: '1.11.0', renderorder: 'right-down', infinite: false },
    ...{ orientation: kind === 'hex' ? 'hexagonal' : 'orthogonal', ...(kind === 'hex' && hex) },
    ...{ width, height, tilewidth: side, tileheight: side, nextlayerid: 3, nextobjectid: file.pieces.length + 1 },
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
      {
        ...{ id: 2, name: 'pieces', type: 'objectgroup', visible: true, opacity: 1, x: 0, y: 0 },
        ...{ draworder: 'topdown', objects: file.pieces.map(objectOf) },
      },
    ],
  }
}
