import type { BriefingHead } from '../api/history.js'

interface Turn {
  readonly turn: number
  /** Place of its last moment. */
  readonly last: number
}

/** The turns of moments, the oldest first. */
export const turnsOf = (heads: readonly Pick<BriefingHead, 'turn'>[]): readonly Turn[] =>
  [...new Map(heads.map(({ turn }, last) => [turn, { turn, last }])).values()].sort((a, b) => a.turn - b.turn)
