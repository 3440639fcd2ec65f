import { isFor } from '../../kit/events.js'
import type { Cell } from '../../kit/grid.js'
import { said, type Message } from '../../kit/messages.js'
import { ruleId } from '../../kit/ids.js'
import type { ReportLine, Viewer } from '../../kit/view.js'
import type * as report from '../messages/report.generated.js'
import type { Happening } from './events.js'
import { field } from './field.js'

type Words = readonly [rule: string, sentence: Message, ...squares: readonly Cell[]]

const say = said<typeof report>()

const throwsOf = ({ thrown }: Extract<Happening, { kind: 'met' }>): readonly Message[] =>
  thrown.map(({ face, seat }) => say('threw', { seat, face }))

/** Each fact in one sentence, with the rule that caused it. */
const wordsFor = (event: Happening): Words => {
  switch (event.kind) {
    case 'opened':
      return ['NF-1', say('opened', {})]
    case 'buried':
      return ['NF-6', say('buried', { at: field.name(event.at) }), event.at]
    case 'moved':
      return ['NF-2', say('moved', { to: field.name(event.to) }), event.to]
    case 'met': {
      const throws = { all: throwsOf(event), with: ', ' } as const
      const end = event.beaten === null ? say('neither', {}) : say('goesBack', { seat: event.beaten })
      return ['NF-4', say('met', { at: field.name(event.at), throws, end }), event.at]
    }
    case 'dugInVain':
      return ['NF-5', say('dugInVain', { at: field.name(event.at) }), event.at]
    case 'found':
      return ['NF-7', say('found', { seat: event.seat, at: field.name(event.at) }), event.at]
    case 'turnEnded':
      return ['NF-1', say('turnEnded', { turn: event.turn })]
  }
}

/** A line for those whom the fact is meant for; null for everybody else. */
export const reportFor = (event: Happening, viewer: Viewer): ReportLine | null => {
  if (!isFor(event, viewer)) return null
  const [rule, sentence, ...squares] = wordsFor(event)
  return {
    rule: ruleId(rule),
    step: event.kind === 'moved' ? 'moves' : 'search',
    ...sentence,
    cells: squares.map((square) => field.name(square)),
    about: [],
  }
}
