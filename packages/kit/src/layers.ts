import * as packed from '../../../rulesets/kit/packed.js'

/** A layer of packed rows, as `Briefing.layers` and `Campaign.board` have them. */
export interface Layer {
  readonly legend: Readonly<Record<string, unknown>>
  readonly rows: readonly string[]
}

/** One value per cell, row by row, the northernmost row first. A symbol that the legend does not name stands for itself. */
export const unpackLayer = ({ legend, rows }: Layer): readonly string[] =>
  packed.unpackLayer({ key: '', legend: legend as Readonly<Record<string, string>>, rows })

/** A row spelled out, one symbol per cell: `3.A2B` is `...ABB`. */
export const unpackRow = packed.unpackRow
