import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { Chart } from '../records/joined.js'

interface Change {
  readonly title: string
  readonly seat: SeatId
  readonly from: number
  readonly to: number
}

interface TurningPoint {
  readonly turn: number
  /** The greatest first. */
  readonly changes: readonly Change[]
}

interface Weighed extends Change {
  readonly turn: number
  /** Share of all that the sides had of it, or have. */
  readonly weight: number
}

const sumAt = ({ curves }: Chart, at: number): number =>
  curves.reduce((sum, { values }) => sum + Math.abs(values[at] ?? 0), 0)

const changesIn = (chart: Chart): readonly Weighed[] =>
  chart.turns.slice(1).flatMap((turn, before) => {
    const had = sumAt(chart, before)
    // What a set-up brings turns nothing.
    if (had === 0) return []
    const all = Math.max(had, sumAt(chart, before + 1))
    return chart.curves.flatMap(({ seat, values }) => {
      const [from, to] = [values[before] ?? null, values[before + 1] ?? null]
      if (seat === undefined || from === null || to === null || from === to) return []
      return [{ turn, title: chart.title, seat, from, to, weight: Math.abs(to - from) / all }]
    })
  })

/** Less than this of all that there is turns nothing. */
const least = 0.05
const [mostTurns, mostChanges] = [4, 3]

/** The turns in which territory or strength changed most, in their order. */
export const turningPointsOf = (charts: readonly Chart[]): readonly TurningPoint[] => {
  const byTurn = new Map<number, Weighed[]>()
  for (const change of charts.filter(({ measure }) => measure).flatMap(changesIn))
    if (change.weight >= least) byTurn.set(change.turn, [...(byTurn.get(change.turn) ?? []), change])
  const weightOf = (changes: readonly Weighed[]): number => changes.reduce((sum, { weight }) => sum + weight, 0)
  return [...byTurn.entries()]
    .sort(([first, a], [second, b]) => weightOf(b) - weightOf(a) || first - second)
    .slice(0, mostTurns)
    .sort(([a], [b]) => a - b)
    .map(([turn, changes]) => ({
      turn,
      changes: [...changes]
        .sort((a, b) => b.weight - a.weight)
        .slice(0, mostChanges)
        .map(({ title, seat, from, to }) => ({ title, seat, from, to })),
    }))
}
