/** HX-241, by the face after what is taken from it. */
export const reconOutcome = (face: number): 'destroyed' | 'halted' | 'onward' =>
  face <= 1 ? 'destroyed' : face <= 3 ? 'halted' : 'onward'

/** Faces that a Recon Centre throws again unless the order says otherwise (HX-243). */
export const usualReroll: readonly number[] = [1]

/** Chances of one throw, in 36ths. */
export interface Odds {
  readonly destroyed: number
  readonly halted: number
  readonly onward: number
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** `reroll`: faces that are thrown once more; empty where nothing is. */
export const oddsOf = (reroll: readonly number[]): Odds => {
  const odds = { destroyed: 0, halted: 0, onward: 0 }
  for (const first of faces)
    for (const second of faces) odds[reconOutcome(reroll.includes(first) ? second : first)] += 1
  return odds
}
