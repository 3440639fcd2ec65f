import type { Message, Sentences } from '@muster/rulesets/kit/messages.js'
import { lineText } from '@muster/rulesets/kit/report.js'
import type { Board, ReportLine, Viewer } from '@muster/rulesets/kit/view.js'

/** A line with its text, as a page shows it. */
export type ToldLine = ReportLine & { readonly text: string }

export const withText = (game: { readonly report: Sentences }, line: ReportLine): ToldLine => ({
  ...line,
  text: lineText(game.report, line),
})

/** The only sentence of rulesets that only tests play: whatever fills it. */
export const report = { text: ({ text }: { readonly text: string }): string => text }

export const freely = (text: string): Message => ({ code: 'text', args: { text } })

interface Telling {
  readonly report: Sentences
  reportFor(event: never, viewer: Viewer, board: Board): ReportLine | null
}

/** What a viewer is told of an event, or null. */
export const textFor = <Game extends Telling>(
  game: Game,
  event: Parameters<Game['reportFor']>[0],
  viewer: Viewer,
  board: Board,
): string | null => {
  const line = game.reportFor(event, viewer, board)
  return line && lineText(game.report, line)
}
