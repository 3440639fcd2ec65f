import { isFor } from '../../kit/events.js'
import type { Cell } from '../../kit/grid.js'
import { ruleId } from '../../kit/ids.js'
import type { ReportLine, Viewer } from '../../kit/view.js'
import type { Happening } from './events.js'
import { field } from './field.js'

type Words = readonly [rule: string, text: string, ...squares: readonly Cell[]]

const facesOf = ({ thrown }: Extract<Happening, { kind: 'met' }>): string =>
  thrown.map(({ face, seat }) => `${seat} threw ${String(face)}`).join(', ')

/** Each fact in one sentence, with the rule that made it so. */
const wordsFor = (event: Happening): Words => {
  switch (event.kind) {
    case 'opened':
      return ['NF-1', 'The search begins.']
    case 'buried':
      return ['NF-6', `The cache is buried at ${field.name(event.at)}.`, event.at]
    case 'moved':
      return ['NF-2', `Your runner goes to ${field.name(event.to)}.`, event.to]
    case 'met': {
      const end = event.beaten === null ? 'neither gives way' : `${event.beaten} goes back to where he started`
      return ['NF-4', `The runners meet at ${field.name(event.at)}: ${facesOf(event)}; ${end}.`, event.at]
    }
    case 'dugInVain':
      return ['NF-5', `Your runner digs at ${field.name(event.at)} and finds nothing.`, event.at]
    case 'found':
      return ['NF-7', `${event.seat} digs up the cache at ${field.name(event.at)}.`, event.at]
    case 'turnEnded':
      return ['NF-1', `Turn ${String(event.turn)} is over.`]
  }
}

/** A line for whom the fact is meant; null for everybody else. */
export const reportFor = (event: Happening, viewer: Viewer): ReportLine | null => {
  if (!isFor(event, viewer)) return null
  const [rule, text, ...squares] = wordsFor(event)
  return {
    rule: ruleId(rule),
    step: event.kind === 'moved' ? 'moves' : 'search',
    text,
    cells: squares.map((square) => field.name(square)),
    about: [],
  }
}
