import { diceOf, type Throw } from '@muster/rulesets/kit/dice.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { LegendEntry } from '@muster/rulesets/kit/view.js'
import * as words from '../../messages/end.generated.js'
import type { Chart } from '../records/joined.js'
import type { Told } from '../throws/told.js'

export interface Rolled {
  readonly turn: number
  readonly throws: readonly Omit<Throw, 'proof'>[]
}

/** Pips above what these dice show on average. */
const above = ({ name, faces }: Pick<Throw, 'name' | 'faces'>): number =>
  faces.reduce((sum, face) => sum + face, 0) - (faces.length * (diceOf(name).faces + 1)) / 2

/** Pips of a throw that was somebody's own. */
interface Own {
  readonly turn: number
  readonly seat: SeatId | null
  readonly pips: number
}

const luckIn = (own: readonly Own[], played: readonly number[], legend: readonly LegendEntry[]): Chart | null => {
  const turns = [...new Set(played)].sort((a, b) => a - b)
  const until = (seat: SeatId, last: number): number =>
    own.reduce((sum, { turn, pips, ...of }) => (of.seat === seat && turn <= last ? sum + pips : sum), 0)
  const sides = legend.filter(({ seat }) => own.some((one) => one.seat === seat))
  if (sides.length === 0) return null
  return {
    ...{ id: 'luck', title: words.luck(), unit: words.pips(), turns },
    curves: sides.map(({ seat, title }) => ({
      ...{ key: seat, label: title, seat },
      values: turns.map((turn) => until(seat, turn)),
    })),
  }
}

/** How lucky each side has been until each turn, from the throws that were its own; null where no throw was anybody’s. */
export const luckOf = (
  rolled: readonly Rolled[],
  legend: readonly LegendEntry[],
  throwerOf: NonNullable<Presentation['thrower']>,
): Chart | null =>
  luckIn(
    rolled.flatMap(({ turn, throws }) =>
      throws.map((thrown) => ({ turn, seat: throwerOf(thrown), pips: above(thrown) })),
    ),
    rolled.map(({ turn }) => turn),
    legend,
  )

/** The same, as far as reports told of throws. */
export const luckTold = (told: readonly Pick<Told, 'throws'>[], legend: readonly LegendEntry[]): Chart | null => {
  const lines = told.flatMap(({ throws }) => throws)
  return luckIn(
    lines.flatMap(({ turn, seat, throws }) => throws.map((thrown) => ({ turn, seat, pips: above(thrown) }))),
    lines.map(({ turn }) => turn),
    legend,
  )
}
