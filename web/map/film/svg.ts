import type { Point } from '@muster/rulesets/kit/grid.js'

/** Pixels a cell. */
export const side = 40

const short = (value: number): string => String(Math.round(value * 10) / 10)

export const pixels = (cells: number): string => short(cells * side)

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element; `inside` is markup. */
export const tag = (name: string, attributes: Attributes, inside = ''): string => {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escaped(String(value))}"`)
    .join('')
  return inside === '' ? `<${name}${given}/>` : `<${name}${given}>${inside}</${name}>`
}

export const words = (text: string, attributes: Attributes): string => tag('text', attributes, escaped(text))

/** Path data of closed loops, given in cells. */
export const loops = (all: readonly (readonly Point[])[]): string =>
  all.map((loop) => `M${loop.map(({ x, y }) => `${pixels(x)} ${pixels(y)}`).join('L')}Z`).join('')

/** Path data of loose strokes, given in cells. */
export const strokes = (all: readonly (readonly [Point, Point])[]): string =>
  all.map(([from, to]) => `M${pixels(from.x)} ${pixels(from.y)}L${pixels(to.x)} ${pixels(to.y)}`).join('')
