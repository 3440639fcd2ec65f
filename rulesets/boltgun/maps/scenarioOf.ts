import type { MapProblem, UnnamedScenario } from '../../kit/mapSpec.js'
import { seatLetters } from '../../kit/ids.js'
import { fail, ok, type Result } from '../../kit/result.js'
import type { FilePiece, ScenarioFile } from '../../kit/scenarioFile.js'
import { armies, isArmyType } from '../engine/data/armies.js'
import type { BoltgunScenario, ScenarioDraw, ScenarioStart, Site } from '../engine/scenario.js'
import * as words from '../messages/maps.generated.js'
import { jsonOf } from '../scenarios/make.js'
import { cutOff } from './reached.js'
import { isFeature, spec } from './spec.js'
import { levelsIn, tasksIn } from './values.js'

/** A single site is a place, and several are sites to draw from. */
const siteOf = ({ at: [first = '', ...more], at }: FilePiece): Site => (more.length === 0 ? first : at)

const flag = ({ values }: FilePiece, key: string, otherwise: boolean): boolean => {
  const value = values?.[key]
  return typeof value === 'boolean' ? value : otherwise
}

const text = ({ values }: FilePiece, key: string): string | undefined => {
  const value = values?.[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Pieces are named by their id, or else by kind and number. */
const named = (pieces: readonly FilePiece[]): readonly (FilePiece & { readonly id: string })[] => {
  const counts = new Map<string, number>()
  return pieces.map((piece) => {
    const number = (counts.get(piece.kind) ?? 0) + 1
    counts.set(piece.kind, number)
    return { ...piece, id: piece.id ?? `${piece.kind}-${String(number)}` }
  })
}

const featuresOf = (pieces: ReturnType<typeof named>): BoltgunScenario['features'] =>
  pieces
    .filter(({ kind }) => isFeature(kind))
    .map((piece) => ({
      ...{ id: piece.id, kind: piece.kind, label: piece.name ?? '', at: siteOf(piece) },
      hidden: flag(piece, 'hidden', false),
    }))

const relicsOf = (pieces: ReturnType<typeof named>): BoltgunScenario['relics'] =>
  pieces
    .filter(({ kind }) => kind === 'relic')
    .map((piece) => {
      const carrier = text(piece, 'carrier')
      return {
        ...{ id: piece.id, label: piece.name ?? '' },
        ...(piece.at.length > 0 && { at: siteOf(piece) }),
        ...(carrier !== undefined && { carrier }),
        ...(typeof piece.values?.['hidden'] === 'boolean' && { hidden: piece.values['hidden'] }),
      }
    })

const relicProblems = (pieces: readonly FilePiece[], banners: ReadonlySet<string>): readonly MapProblem[] =>
  pieces.flatMap((piece, index): readonly MapProblem[] => {
    if (piece.kind !== 'relic') return []
    const [carrier, relic] = [text(piece, 'carrier'), piece.name ?? '']
    if ((carrier === undefined) === (piece.at.length === 0))
      return [{ text: words.relicPlace({ relic }), piece: index }]
    if (carrier === undefined || banners.has(carrier)) return []
    return [{ text: words.noBanner({ banner: carrier, known: [...banners].join(', ') }), piece: index }]
  })

/** Banners that every draw has, as if each start were its own seat's: A1, A2, … */
const bannersOf = (levels: ScenarioDraw['levels'], seats: readonly string[]): ReadonlySet<string> => {
  const count = Math.min(...levels.map((list) => list.length))
  return new Set(seats.flatMap((seat) => Array.from({ length: count }, (_, at) => `${seat}${String(at + 1)}`)))
}

const startOf = (piece: FilePiece, tasks: ScenarioStart['tasks']): ScenarioStart => {
  const knows = piece.values?.['knows']
  return {
    ...{ title: piece.name ?? '', sites: piece.at, tasks },
    knows: Array.isArray(knows) ? knows.filter((id): id is string => typeof id === 'string') : [],
  }
}

const knownProblems = (pieces: readonly FilePiece[], ids: ReadonlySet<string>): readonly MapProblem[] =>
  pieces.flatMap((piece, index) => {
    if (piece.kind !== 'start') return []
    return startOf(piece, [])
      .knows.filter((id) => !ids.has(id))
      .map((id) => ({ text: words.noSuchThing({ id }), piece: index }))
  })

/** BG-050 … BG-058: the scenario of a file that fits `spec`; its packets are drawn by the campaign's dice. */
export const scenarioOf = (file: ScenarioFile): Result<UnnamedScenario, readonly MapProblem[]> => {
  const { title, about, seats, values } = file
  const letters = seatLetters(seats.length)
  const levels = levelsIn(values)
  if (!levels.ok) return levels
  const pieces = named(file.pieces)
  const [features, relics] = [featuresOf(pieces), relicsOf(pieces)]
  const banners = bannersOf(levels.value, letters)
  const most = Math.max(...levels.value.map((list) => list.length))
  const starts = letters.map((letter) => pieces.find(({ kind, seat }) => kind === 'start' && seat === letter))
  const read = starts.map((piece) => tasksIn({ file: { ...file, pieces }, banners }, piece))
  const things = new Set([...features, ...relics].map(({ id }) => id))
  const symbols = new Map(spec.grounds.map(({ id, symbol }) => [id, symbol]))
  const rows = file.rows.map((row) => [...row].map((symbol) => symbols.get(file.legend[symbol] ?? '') ?? '.').join(''))
  const problems: readonly MapProblem[] = [
    ...starts.flatMap((piece) =>
      !piece || piece.at.length >= most
        ? []
        : [
            {
              text: words.fewSites({ start: piece.name ?? '', most, found: piece.at.length }),
              piece: pieces.indexOf(piece),
            },
          ],
    ),
    ...read.flatMap((tasks) => (tasks.ok ? [] : tasks.problem)),
    ...knownProblems(pieces, things),
    ...relicProblems(pieces, banners),
    ...cutOff(
      rows,
      starts.flatMap((piece) => piece?.at ?? []),
    ),
  ]
  if (problems.length > 0) return fail(problems)
  const data: BoltgunScenario = {
    rows,
    seats: seats.map(({ subtitle }) => ({
      ...{ armyRules: isArmyType(subtitle) ? armies[subtitle] : [], banners: [], objectives: [] },
    })),
    ...{ features, relics, owned: 'footprints' },
    draw: {
      levels: levels.value,
      starts: starts.flatMap((piece, index) => {
        const tasks = read[index]
        return piece && tasks?.ok ? [startOf(piece, tasks.value)] : []
      }),
      ...(values?.['uneven'] === true && { uneven: true }),
    },
  }
  return ok({ title, about, seats, data: jsonOf(data) })
}
