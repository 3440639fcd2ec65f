import type { Seeded } from '../../../kit/seeded.js'

/** A smooth field over the plane, 0 … 1: the same for the same stream, hilly at distances of `scale` sectors. */
export type Noise = (x: number, y: number) => number

const smooth = (part: number): number => part * part * (3 - 2 * part)

/** Values on a lattice of `scale` sectors, with smooth slopes between them. */
const lattice = (random: Seeded, width: number, height: number, scale: number): Noise => {
  const columns = Math.ceil(width / scale) + 2
  const values = Array.from({ length: columns * (Math.ceil(height / scale) + 2) }, () => random.next())
  return (x, y) => {
    const [column, row] = [Math.floor(x / scale), Math.floor(y / scale)]
    const [across, down] = [smooth(x / scale - column), smooth(y / scale - row)]
    const value = (dx: number, dy: number): number => values[(row + dy) * columns + column + dx] ?? 0.5
    const north = value(0, 0) * (1 - across) + value(1, 0) * across
    const south = value(0, 1) * (1 - across) + value(1, 1) * across
    return north * (1 - down) + south * down
  }
}

/** Broad hills with smaller ones upon them. */
export const noiseOf = (random: Seeded, width: number, height: number): Noise => {
  const broad = lattice(random.fork('broad'), width, height, 5)
  const fine = lattice(random.fork('fine'), width, height, 2)
  return (x, y) => (broad(x, y) * 3 + fine(x, y)) / 4
}
