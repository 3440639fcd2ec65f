import type { PieceSpec } from '@muster/rulesets/kit/mapSpec.js'
import { blankRows, type Drawing } from '../../../web/editor/model/drawing.js'

/** One text a row: what is written in tests, and compared at a glance. */
export const picture = ({ rows }: Drawing): readonly string[] => rows.map((row) => row.join(''))

export const blank = (grid: Drawing['grid'], width: number, height: number, seats = 2): Drawing => ({
  ...{
    title: 'A map',
    about: '',
    grid,
    width,
    height,
    rows: blankRows(width, height, '.'),
    pieces: [],
    names: [],
    values: undefined,
  },
  seats: Array.from({ length: seats }, (_, at) => ({ title: `Side ${String(at + 1)}`, subtitle: '' })),
})

const kind = (id: string, rest: Partial<PieceSpec>): PieceSpec => ({
  ...{ id, title: id, about: '', group: '', sign: 'flag', cells: { least: 1, most: 1, means: 'all' }, seat: 'none' },
  ...{ count: { least: 0, most: 9 }, name: 'optional', shares: false },
  ...rest,
})

export const kinds = {
  mine: kind('mine', {}),
  start: kind('start', {
    ...{ seat: 'required', count: { least: 1, most: 1 }, cells: { least: 1, most: 3, means: 'oneOf' } },
  }),
  area: kind('area', { cells: { least: 1, most: 9, means: 'all' }, shares: true, blank: { weight: 1 } }),
}
