import { seatLetters } from '../../kit/ids.js'
import type { Scenario } from '../../kit/ruleset.js'
import { fileVersion, type FilePiece, type ScenarioFile } from '../../kit/scenarioFile.js'
import { hexGrid } from '../../kit/hex.js'
import { scenarioData } from '../engine/scenario.js'
import { spec } from './spec.js'

/** The file of a map on which the usual set-up is played; a position that is stated whole is more than a map, and has none. */
export const fileOf = (scenario: Scenario): ScenarioFile | null => {
  const { rows, columns, map, position } = scenarioData(scenario)
  if (position) return null
  const grid = hexGrid(columns, rows)
  const ruined = new Set(map?.ruined ?? [])
  const symbolAt = (cell: number): string => (ruined.has(grid.name(cell)) ? 'x' : '.')
  const letters = seatLetters(scenario.seats.length)
  const { title, about, seats } = scenario
  return {
    ...{ muster: 'scenario', version: fileVersion, ruleset: 'hex-1.4', title, about },
    grid: { kind: 'hex', width: columns, height: rows },
    legend: Object.fromEntries(spec.grounds.map(({ symbol, id }) => [symbol, id])),
    rows: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => symbolAt(row * columns + column)).join(''),
    ),
    seats,
    pieces: [
      ...(map?.starts ?? []).map((sites, index): FilePiece => ({
        kind: 'start',
        at: sites,
        seat: letters[index] ?? '',
      })),
      ...(map?.features ?? []).map(({ kind, sites }): FilePiece => ({ kind, at: sites })),
    ],
  }
}
