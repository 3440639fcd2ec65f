import type { DataTable, Series } from '@muster/rulesets/kit/documents.js'
import * as words from '../../messages/charts.generated.js'

/** One view's numbers, with the turn that they were true in. */
export interface Moment {
  readonly turn: number
  readonly series: readonly Series[]
}

type Line = Series['lines'][number]

/** A line of a chart: its value turn by turn, null where it was not told. */
export interface Curve extends Omit<Line, 'value'> {
  readonly values: readonly (number | null)[]
}

export interface Chart extends Omit<Series, 'lines'> {
  readonly turns: readonly number[]
  readonly curves: readonly Curve[]
}

/** Joins the numbers of one's own briefings over the turns; the last moment of a turn counts. */
export const chartsOf = (moments: readonly Moment[]): readonly Chart[] => {
  const byTurn = new Map([...moments].sort((a, b) => a.turn - b.turn).map((moment) => [moment.turn, moment.series]))
  const turns = [...byTurn.keys()]
  const latest = new Map([...byTurn.values()].flat().map((series) => [series.id, series]))
  return [...latest.values()].map(({ lines: _, ...series }) => {
    const told = turns.map((turn) => byTurn.get(turn)?.find((one) => one.id === series.id)?.lines ?? [])
    const lines = new Map(told.flat().map(({ value: _, ...line }) => [line.key, line]))
    return {
      ...series,
      turns,
      curves: [...lines.values()].map((line) => ({
        ...line,
        values: told.map((list) => list.find(({ key }) => key === line.key)?.value ?? null),
      })),
    }
  })
}

/** The same numbers as a table. */
export const tableOf = ({ id, title, unit, turns, curves }: Chart): DataTable => ({
  id,
  title: words.table({ title }),
  note: words.unit({ unit }),
  columns: [
    { key: 'turn', title: words.turn(), numeric: true },
    ...curves.map(({ key, label }) => ({ key: `line ${key}`, title: label, numeric: true })),
  ],
  rows: turns.map((turn, at) => ({
    turn,
    ...Object.fromEntries(curves.map(({ key, values }) => [`line ${key}`, values[at] ?? undefined])),
  })),
})
