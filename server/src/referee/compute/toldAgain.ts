import { canonical } from '@muster/rulesets/kit/json.js'
import { asTold } from '@muster/rulesets/kit/report.js'
import type { ReportLine, Viewer } from '@muster/rulesets/kit/view.js'
import { brief, viewerKey } from './brief.js'
import { diceOfLines } from './diceOfLines.js'
import { asThrown, type CampaignDice } from '../dice/dice.js'
import type { CorrectedLine, Made } from './following.js'
import type { Game } from './game.js'
import type { Again, PastStep } from './playAgain.js'

/** A briefing from the course that does not count any more. */
export interface EarlierBriefing {
  readonly viewer: string
  readonly number: number
  readonly turn: number
  readonly stage: string
  readonly report: readonly ReportLine[]
  /** Lines of still earlier ones that it calls no longer so. */
  readonly corrected: readonly CorrectedLine[] | null
}

interface Line {
  readonly text: string
  readonly line: ReportLine
  /** When it was told. */
  readonly when: string
}

interface ReadLine extends Line {
  readonly at: CorrectedLine
}

const whenOf = ({ turn, stage }: { readonly turn: number; readonly stage: string }): string =>
  `${String(turn)} ${stage}`

/** Why a stage was closed, and that a war was played again, is so whatever came of it. */
export const hostSteps: ReadonlySet<string> = new Set(['closing', 'unwound'])

const nameOf = ({ briefing, line }: CorrectedLine): string => `${String(briefing)} ${String(line)}`

/** What a viewer has been told since and still goes by, each line with its place. */
const readBy = (viewer: string, earlier: readonly EarlierBriefing[]): readonly ReadLine[] => {
  const own = earlier.filter((one) => one.viewer === viewer)
  const gone = new Set(own.flatMap(({ corrected }) => (corrected ?? []).map(nameOf)))
  return own.flatMap(({ number, report, ...at }) =>
    report.flatMap((line, place): readonly ReadLine[] => {
      const read = { text: canonical(line), line, when: whenOf(at), at: { briefing: number, line: place } }
      return hostSteps.has(line.step) || gone.has(nameOf(read.at)) ? [] : [read]
    }),
  )
}

/** A resolution of which somebody is told. */
interface Told {
  readonly before: object
  readonly made: Made
  readonly dice: CampaignDice | null
}

/** What a viewer is told of a course. */
const linesOf = (game: Game, course: readonly Told[], viewer: Viewer): readonly Line[] =>
  course.flatMap(({ before, made, dice }) => {
    const thrown = dice ? diceOfLines(game, { state: before, dice }, made.events) : () => []
    const { report } = brief(game, made.state, asTold(game, made.events), [], viewer, thrown)
    const when = whenOf(game.clock(made.state))
    return report.map((line) => ({ text: canonical(line), line, when }))
  })

/** The course as it was, from a state on. */
export const courseBefore = (
  game: Game,
  dice: Again['dice'],
  from: object,
  steps: readonly PastStep[],
): readonly Told[] => {
  let state = from
  return steps.map(({ events, throws, groupId }) => {
    const before = state
    state = game.evolve(before, events)
    const thrown = groupId === null ? null : asThrown(dice(game.clock(before)), throws)
    return { before, made: { events, state }, dice: thrown }
  })
}

type IsSame = (a: Line, b: Line) => boolean

const alike: readonly IsSame[] = [(a, b) => a.text === b.text && a.when === b.when, (a, b) => a.text === b.text]

/** What of two lists is not in the other, each line once, and first compared with those of the same moment; and the pairs. */
const apart = <A extends Line, B extends Line>(first: readonly A[], second: readonly B[]) => {
  const [a, b]: [A[], B[]] = [[...first], [...second]]
  const pairs: (readonly [A, B])[] = []
  for (const isSame of alike)
    for (const line of [...a]) {
      const other = b.find((one) => isSame(line, one))
      if (!other) continue
      a.splice(a.indexOf(line), 1)
      b.splice(b.indexOf(other), 1)
      pairs.push([line, other])
    }
  return { a, b, pairs }
}

/** What differs for one viewer between two courses, and where they have read what is no longer so. */
export interface ToldAgain {
  readonly viewer: string
  readonly added: readonly ReportLine[]
  readonly removed: readonly ReportLine[]
  readonly corrected: readonly CorrectedLine[]
}

interface Courses {
  readonly before: readonly Told[]
  readonly after: readonly Told[]
  /** Every briefing since. */
  readonly earlier: readonly EarlierBriefing[]
}

export const toldAgain = (
  game: Game,
  { before, after, earlier }: Courses,
  viewers: readonly Viewer[],
): readonly ToldAgain[] =>
  viewers.map((viewer) => {
    const key = viewerKey(viewer)
    const { a: added, b: gone } = apart(linesOf(game, after, viewer), linesOf(game, before, viewer))
    const { pairs } = apart(gone, readBy(key, earlier))
    return {
      viewer: key,
      added: added.map(({ line }) => line),
      removed: gone.map(({ line }) => line),
      corrected: pairs
        .map(([, { at }]) => at)
        .sort((one, other) => one.briefing - other.briefing || one.line - other.line),
    }
  })
