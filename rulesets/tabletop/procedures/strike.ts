import { pool, type Chance } from '../../kit/chance.js'

/** One die of `name` for each of some models: how many show one of the faces that count. */
export const countOf = (name: string, dice: number, counts: (face: number) => boolean): Chance<number> =>
  pool(name, dice, 0, (sum: number, [face = 0]) => (counts(face) ? sum + 1 : sum))

/** One die. */
export const dieOf = (name: string): Chance<number> => pool(name, 1, 0, (_: number, [face = 0]) => face)
