import { hexGrid } from '../../kit/hex.js'
import type { Cell, Grid } from '../../kit/grid.js'
import { seatLetters } from '../../kit/ids.js'
import type { MapFinding } from '../../kit/mapSpec.js'
import type { ScenarioFile } from '../../kit/scenarioFile.js'
import { isResource, resources } from '../engine/data/resources.js'
import { scenarioData, type ScenarioMap } from '../engine/scenario.js'
import * as words from '../messages/maps.generated.js'
import { scenarioOf } from './scenarioOf.js'

/** HX-016 with its default: steps between two headquarters; HX-014: hexes a player. */
const [apart, roomEach] = [3, 15]

/** Steps within which what lies there counts as a side's own. */
const near = 3

/** The least as a part of the greatest that sides may have of ground, and how far their income may differ. */
const [share, spread] = [0.65, 4]

interface Judged {
  readonly grid: Grid
  readonly starts: readonly (readonly Cell[])[]
  readonly map: ScenarioMap
}

const cells = (grid: Grid, names: readonly string[]): readonly Cell[] => names.flatMap((name) => grid.at(name) ?? [])

/** Steps from the nearest site of a start. */
const away = ({ grid }: Pick<Judged, 'grid'>, sites: readonly Cell[], cell: Cell): number =>
  Math.min(...sites.map((site) => grid.distance(site, cell)))

const tooNear = ({ grid, starts }: Judged): readonly MapFinding[] => {
  const letters = seatLetters(starts.length)
  return starts.flatMap((own, side) =>
    starts.slice(side + 1).flatMap((other, index): readonly MapFinding[] => {
      const steps = Math.min(...own.map((cell) => away({ grid }, other, cell)))
      if (steps >= apart) return []
      const [a = '', b = ''] = [letters[side], letters[side + 1 + index]]
      return [
        {
          weight: 'uneven',
          text: words.tooNear({ a, b, steps, least: apart }),
          at: own.map((cell) => grid.name(cell)),
        },
      ]
    }),
  )
}

/** Usable hexes that lie nearer to a start than to any other. */
const groundOf = (judged: Judged): readonly number[] => {
  const { grid, starts, map } = judged
  const ruined = new Set(cells(grid, map.ruined))
  const own = starts.map(() => 0)
  for (let cell = 0; cell < grid.size; cell += 1) {
    if (ruined.has(cell)) continue
    const steps = starts.map((sites) => away(judged, sites, cell))
    const least = Math.min(...steps)
    const first = steps.indexOf(least)
    if (steps.lastIndexOf(least) === first) own[first] = (own[first] ?? 0) + 1
  }
  return own
}

/** RP a turn that lie near a start; of several sites each counts its part. */
const incomeOf = (judged: Judged): readonly number[] =>
  judged.starts.map((sites) =>
    judged.map.features.reduce((sum, { kind, sites: names }) => {
      if (!isResource(kind)) return sum
      const places = cells(judged.grid, names)
      const close = places.filter((cell) => away(judged, sites, cell) <= near).length
      return sum + (resources[kind].yield * close) / Math.max(1, places.length)
    }, 0),
  )

const rounded = (value: number): string => String(Math.round(value * 10) / 10)

const evenness = (judged: Judged): readonly MapFinding[] => {
  const [ground, income] = [groundOf(judged), incomeOf(judged)]
  const [least, most] = [Math.min(...ground), Math.max(...ground)]
  const values = (list: readonly number[]): string => list.map(rounded).join(', ')
  return [
    ...(least < most * share
      ? [{ weight: 'uneven' as const, text: words.ground({ values: values(ground), percent: share * 100 }) }]
      : []),
    ...(Math.max(...income) - Math.min(...income) > spread
      ? [{ weight: 'uneven' as const, text: words.income({ values: values(income), near, spread }) }]
      : []),
  ]
}

/** What its starts have, as far as figures can say; without starts the dice place the headquarters. */
export const check = (file: ScenarioFile): readonly MapFinding[] => {
  const made = scenarioOf(file)
  if (!made.ok) return []
  const { rows, columns, map } = scenarioData({ id: file.title, ...made.value })
  const room = rows * columns - (map?.ruined.length ?? 0)
  const each = Math.round(room / file.seats.length)
  const notes: readonly MapFinding[] =
    each < roomEach - 5 || each > roomEach * 3 ? [{ weight: 'note', text: words.room({ each, usual: roomEach }) }] : []
  if (!map || map.starts.length === 0) return notes
  const grid = hexGrid(columns, rows)
  const judged: Judged = { grid, map, starts: map.starts.map((names) => cells(grid, names)) }
  return [...tooNear(judged), ...evenness(judged), ...notes]
}
