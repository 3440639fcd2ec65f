import type { MapSpec } from '../kit/mapSpec.js'
import { fileVersion, type ScenarioFile } from '../kit/scenarioFile.js'

interface Wanted {
  readonly width: number
  readonly height: number
  readonly players: number
  readonly title: string
  /** Of a seat, by its place from 1. */
  readonly seatTitle: (place: number) => string
}

/** A map on which nothing lies yet: the first kind of ground everywhere. */
export const blankFile = (rulesetId: string, spec: MapSpec, wanted: Wanted): ScenarioFile => {
  const { width, height, players, title, seatTitle } = wanted
  const { options } = spec.subtitle
  return {
    muster: 'scenario',
    version: fileVersion,
    ruleset: rulesetId,
    ...{ title, about: '' },
    grid: { kind: spec.grid, width, height },
    legend: Object.fromEntries(spec.grounds.map(({ symbol, id }) => [symbol, id])),
    rows: Array.from({ length: height }, () => spec.grounds[0].symbol.repeat(width)),
    seats: Array.from({ length: players }, (_, index) => ({
      title: seatTitle(index + 1),
      subtitle: options ? (options[index % options.length] ?? '') : '',
    })),
    pieces: [],
    ...(spec.blank && { values: spec.blank }),
  }
}
