import { pool, sure, type Chance } from '../kit/chance.js'
import { RuleBug } from '../kit/result.js'

const form = /^([1-9]?)D([236])(?:([+-])(\d+))?$/

/** A table's dice as words, read: `D3`, `2D6`, `D6+1`; null where they are none. */
export const diceIn = (
  word: string,
): { readonly count: number; readonly faces: number; readonly plus: number } | null => {
  const found = form.exec(word)
  if (!found) return null
  const [, count, faces, sign, plus] = found
  return { count: Number(count || 1), faces: Number(faces), plus: Number(plus ?? 0) * (sign === '-' ? -1 : 1) }
}

/** A face of a six-sided die as that of a D2 (1-3, 4-6) or a D3 (1-2, 3-4, 5-6). */
export const turned = (face: number, faces: number): number => Math.ceil((face * faces) / 6)

/** The most that a table's number or dice can come to. */
export const mostOf = (word: number | string): number => {
  if (typeof word === 'number') return word
  const dice = diceIn(word)
  return dice ? dice.count * dice.faces + dice.plus : 0
}

const read = (word: string) => {
  const dice = diceIn(word)
  if (!dice) throw new RuleBug(`a table says neither a number nor dice: ${word}`)
  return dice
}

/** What a table's number or dice come to, `times` over: every die a six-sided one of `name`, none for a plain number. */
export const thrown = (name: string, word: number | string, times = 1): Chance<number> => {
  if (typeof word === 'number') return sure(word * times)
  const dice = read(word)
  return pool(name, dice.count * times, dice.plus * times, (sum: number, [face = 0]) => sum + turned(face, dice.faces))
}

/** The same where two dice are thrown at once: `2D6` of `advance` throws `advance.2d6`, anything else its dice one by one. */
export const thrownAtOnce = (stem: string, word: number | string): Chance<number> => {
  const dice = typeof word === 'string' ? read(word) : null
  if (dice?.count !== 2) return thrown(`${stem}.d6`, word)
  return pool(`${stem}.2d6`, 1, dice.plus, (sum: number, faces) =>
    faces.reduce((all, face) => all + turned(face, dice.faces), sum),
  )
}
