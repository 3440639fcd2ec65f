import type { Json } from '../../kit/json.js'
import type { Scenario } from '../../kit/ruleset.js'
import { fileVersion, type FilePiece, type ScenarioFile } from '../../kit/scenarioFile.js'
import { seatLetters } from '../../kit/ids.js'
import {
  scenarioData,
  type BoltgunScenario,
  type ScenarioObjective,
  type ScenarioStart,
  type Site,
} from '../engine/scenario.js'
import { spec } from './spec.js'

const placesOf = (site: Site): readonly string[] => (typeof site === 'string' ? [site] : site)

const areaKey = (cells: readonly string[]): string => cells.join(' ')

/** Every set of sectors that somebody may have to occupy, in the order of its first mention. */
const areasOf = (starts: readonly ScenarioStart[]): ReadonlyMap<string, FilePiece> => {
  const areas = new Map<string, FilePiece>()
  for (const objective of starts.flatMap(({ tasks }) => tasks.flat()))
    if ('occupy' in objective && !areas.has(areaKey(objective.occupy)))
      areas.set(areaKey(objective.occupy), {
        ...{ kind: 'objective', id: `objective-${String(areas.size + 1)}`, at: objective.occupy },
      })
  return areas
}

const goalOf = (areas: ReadonlyMap<string, FilePiece>, objective: ScenarioObjective): Json => {
  if (!('occupy' in objective)) return { ...objective }
  return { ...objective, occupy: areas.get(areaKey(objective.occupy))?.id ?? '' }
}

const startPiece = (areas: ReadonlyMap<string, FilePiece>, start: ScenarioStart, seat: string): FilePiece => ({
  ...{ kind: 'start', at: start.sites, seat, name: start.title },
  values: {
    knows: start.knows,
    tasks: start.tasks.map((task) => task.map((objective) => goalOf(areas, objective))),
  },
})

const featurePiece = ({ id, kind, label, at, hidden }: BoltgunScenario['features'][number]): FilePiece => ({
  ...{ kind, id, at: placesOf(at), name: label, values: { hidden } },
})

const relicPiece = ({ id, label, at, carrier, hidden }: BoltgunScenario['relics'][number]): FilePiece => ({
  ...{ kind: 'relic', id, at: at === undefined ? [] : placesOf(at), name: label },
  values: { ...(hidden === undefined ? {} : { hidden }), ...(carrier === undefined ? {} : { carrier }) },
})

/** The file of a scenario whose packets are drawn; one that states a position says more than a map, and has none. */
export const fileOf = (scenario: Scenario): ScenarioFile | null => {
  const data = scenarioData(scenario)
  const { draw, rows } = data
  if (!draw) return null
  const letters = seatLetters(draw.starts.length)
  const areas = areasOf(draw.starts)
  const { title, about, seats } = scenario
  return {
    ...{ muster: 'scenario', version: fileVersion, ruleset: 'boltgun', title, about },
    grid: { kind: 'square', width: rows[0]?.length ?? 0, height: rows.length },
    legend: Object.fromEntries(spec.grounds.map(({ symbol, id }) => [symbol, id])),
    ...{ rows, seats },
    pieces: [
      ...draw.starts.map((start, index) => startPiece(areas, start, letters[index] ?? '')),
      ...areas.values(),
      ...data.features.map(featurePiece),
      ...data.relics.map(relicPiece),
    ],
    values: { levels: draw.levels, ...(draw.uneven && { uneven: true }) },
  }
}
