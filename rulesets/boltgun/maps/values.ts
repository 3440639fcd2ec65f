import type { Json } from '../../kit/json.js'
import type { MapProblem } from '../../kit/mapSpec.js'
import { fail, ok, type Result } from '../../kit/result.js'
import type { FilePiece, ScenarioFile } from '../../kit/scenarioFile.js'
import type { ScenarioDraw, ScenarioObjective, ScenarioStart } from '../engine/scenario.js'
import * as words from '../messages/maps.generated.js'
import { bounds } from './schemas.js'
import { isFeature } from './spec.js'

type Problems = readonly MapProblem[]

/** What tasks are read against. */
interface Reading {
  readonly file: ScenarioFile
  readonly banners: ReadonlySet<string>
}

const whole = (value: Json | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** BG-090: lists of banner levels, of which every side is given one. */
export const levelsIn = (values: ScenarioFile['values']): Result<ScenarioDraw['levels'], Problems> => {
  const levels = values?.['levels']
  const { lists, banners, level } = bounds
  const fits =
    isList(levels) &&
    levels.length > 0 &&
    levels.length <= lists &&
    levels.every(
      (list) =>
        isList(list) && list.length > 0 && list.length <= banners && list.every((entry) => whole(entry, 1, level)),
    )
  return fits ? ok(levels as ScenarioDraw['levels']) : fail([{ text: words.levelsWrong({ lists, banners, level }) }])
}

type Fields = Readonly<Record<string, Json | undefined>>

const isFields = (value: Json): value is Fields & Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an objective asks; null where it asks nothing that there is, and then `say` has said why. */
const goalOf = (
  { file, banners }: Reading,
  goal: Fields,
  say: (text: string) => void,
): { readonly [key: string]: Json } | null => {
  const { occupy, count, hold, control, destroy, by } = goal
  const piece = (id: string, is: (kind: string) => boolean): FilePiece | undefined =>
    file.pieces.find((one) => one.id === id && is(one.kind))
  const missing = (id: string): null => {
    say(words.noSuchThing({ id }))
    return null
  }
  if (typeof occupy === 'string') {
    const area = piece(occupy, (kind) => kind === 'objective')
    return area ? { occupy: area.at } : missing(occupy)
  }
  if (whole(count, 1, bounds.sectors)) return { count }
  if (typeof hold === 'string') return piece(hold, (kind) => kind === 'relic') ? { hold } : missing(hold)
  if (typeof control === 'string') return piece(control, isFeature) ? { control } : missing(control)
  if (isList(destroy) && destroy.length > 0 && destroy.length <= bounds.banners) {
    const stranger = destroy.find((banner) => typeof banner !== 'string' || !banners.has(banner))
    if (stranger === undefined) return { destroy, ...((by === 'own' || by === 'anyone') && { by }) }
    say(
      words.noBanner({
        banner: typeof stranger === 'string' ? stranger.slice(0, 40) : '–',
        known: [...banners].join(', '),
      }),
    )
    return null
  }
  say(words.goalWrong())
  return null
}

const objectiveOf = (reading: Reading, goal: Json, say: (text: string) => void): ScenarioObjective | null => {
  if (!isFields(goal)) {
    say(words.goalWrong())
    return null
  }
  const { checks, secondary } = goal
  if (checks !== undefined && !whole(checks, 1, bounds.checks)) {
    say(words.checksWrong({ most: bounds.checks }))
    return null
  }
  const asked = goalOf(reading, goal, say)
  return (
    asked &&
    ({
      ...asked,
      ...(checks !== undefined && { checks }),
      ...(typeof secondary === 'boolean' && { secondary }),
    } as ScenarioObjective)
  )
}

/** Where a start says nothing of its tasks: each place on the map that its side may be asked for, with a share of the ground. */
const usualTasks = ({ rows, pieces }: ScenarioFile, start: FilePiece): ScenarioStart['tasks'] => {
  const share = Math.max(1, Math.round((rows.length * (rows[0]?.length ?? 0)) / 4))
  const home = new Set(start.at)
  const primary = pieces.flatMap(({ kind, id, at, seat }): readonly ScenarioObjective[] => {
    if (kind === 'relic' && at.length > 0) return [{ hold: id ?? '', checks: 2 }]
    if (kind !== 'objective' || (seat ?? start.seat) !== start.seat || at.some((cell) => home.has(cell))) return []
    return [{ occupy: at, checks: 2 }]
  })
  return primary.map((objective) => [objective, { count: share, secondary: true }])
}

/** The lists of objectives of a start; `file`: with an id for every piece. */
export const tasksIn = (reading: Reading, start: FilePiece | undefined): Result<ScenarioStart['tasks'], Problems> => {
  if (!start) return ok([])
  const problems: MapProblem[] = []
  const piece = reading.file.pieces.indexOf(start)
  const say = (text: string): void => {
    problems.push({ text: words.inStart({ start: start.name ?? '', problem: text }), piece })
  }
  const stated = start.values?.['tasks']
  if (stated !== undefined && !isList(stated)) say(words.goalWrong())
  const tasks =
    isList(stated) && stated.length > 0
      ? stated.map((task) => {
          if (isList(task)) return task.flatMap((goal) => objectiveOf(reading, goal, say) ?? [])
          say(words.goalWrong())
          return []
        })
      : usualTasks(reading.file, start)
  if (problems.length > 0) return fail(problems)
  if (tasks.length === 0) say(words.noTask())
  else if (tasks.some((task) => task.every(({ secondary }) => secondary))) say(words.noPrimary())
  return problems.length > 0 ? fail(problems) : ok(tasks)
}
