import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { asTold } from '@muster/rulesets/kit/report.js'
import type { GameView, ReportLine, Viewer } from '@muster/rulesets/kit/view.js'
import { type ToldLine, withText } from '../../support/lines.js'
import { printed } from '../../simulate/read.js'
import type { Told } from './told.js'

/** Whoever may read, with the sign under which a line is printed as theirs. */
export interface Reader {
  readonly sign: string
  readonly viewer: Viewer
}

interface Line {
  readonly line: ReportLine
  readonly text: string
  signs: string
}

/** What a tool is given of a line beside its text, where the text does not say it. */
const beside = ({ about, data, text }: ToldLine): string =>
  [
    ...about.filter((name) => !text.includes(name)).map((name) => ` {${name}}`),
    ...(data === undefined ? [] : [` ${JSON.stringify(data)}`]),
  ].join('')

/** One event as each may read it: a text once, with all who read it. One who reads everything reads whose line it is before it. */
const linesOf = (
  { game }: Told,
  event: GameEvent,
  readers: readonly Reader[],
  { board }: GameView,
): readonly Line[] => {
  const lines: Line[] = []
  for (const { sign, viewer } of readers) {
    const line = game.reportFor(event, viewer, board)
    if (!line) continue
    const told = withText(game, line)
    const text = printed(told).trim() + beside(told)
    const known = lines.find((other) => other.text === text || text.endsWith(`: ${other.text}`))
    if (known) known.signs += sign
    else lines.push({ line, text, signs: sign })
  }
  return lines
}

const margin = 8

/** The report of some events, step by step, each line behind the signs of its readers. */
export const reportOf = (
  told: Told,
  events: readonly GameEvent[],
  readers: readonly Reader[],
  view: GameView,
): readonly string[] => {
  const all = readers.map(({ sign }) => sign).join('')
  const lines = asTold(told.game, events).flatMap(([event]) => linesOf(told, event, readers, view))
  return lines.flatMap(({ line: { step }, text, signs }, at) => [
    ...(step === lines[at - 1]?.line.step ? [] : [step]),
    `  ${(signs === all ? 'all' : signs).padEnd(margin)}${text}`,
  ])
}
