import { seatLetters } from '@muster/rulesets/kit/ids.js'
import type { TableBattle } from '@muster/rulesets/kit/ruleset.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import { seatOf, type AnyGame } from '../../support/play.js'
import { recorded, replay, type Moment } from '../replay.js'
import type { War } from '../war.js'
import { answerLines } from './asks.js'
import { reportOf, type Reader } from './report.js'
import { newsOf, passagesOf, registerOf, under, type Told } from './told.js'
import { viewLines } from './views.js'

const observer: Reader = { sign: 'o', viewer: { kind: 'observer' } }
const facilitator: Reader = { sign: 'f', viewer: { kind: 'facilitator' } }
const everyone: Reader = { sign: 'everyone', viewer: { kind: 'everyone' } }

const readersOf = ({ scenario }: War): readonly Reader[] => [
  ...seatLetters(scenario.seats.length).map((seat): Reader => ({ sign: seat, viewer: seatOf(seat) })),
  observer,
  facilitator,
]

const head = ({ title, about, seed, settings, scenario }: War): readonly string[] => [
  title,
  about,
  `Map ${scenario.title}, dice ${seed}, settings ${JSON.stringify(settings)}`,
]

const tableLine = ({ id, sides }: TableBattle): string =>
  `${id}: ${sides.map(({ seat, about }) => `${seat} as ${about}`).join(', ')}`

/** One group of asks: what was asked and written, what everybody is told, what everybody sees now. */
const momentLines = (told: Told, readers: readonly Reader[], moment: Moment): readonly string[] => {
  const { group, clock, answers, events, after } = moment
  const { game } = told
  const view = game.viewFor(after, facilitator.viewer)
  const tables = game.battles?.(after) ?? []
  return [
    '',
    `=== Turn ${String(clock.turn)}, ${game.stages[clock.stage] ?? clock.stage}: ${group} ===`,
    ...answers.flatMap((answer) => answerLines(told, answer)),
    ...reportOf(told, events, readers, view),
    ...under('battles to be fought', told.news('battles', tables.map(tableLine))),
    ...readers.flatMap((reader) => viewLines(told, after, reader)),
  ]
}

/** What opens when a war is over: the same to everybody as to a facilitator, but for what waits to be ruled on. */
const endLines = (told: Told, { after, events }: Moment): readonly string[] => {
  const view = told.game.viewFor(after, everyone.viewer)
  const outcome = told.game.outcome(after)
  return [
    '',
    '=== The war is opened ===',
    outcome ? `${outcome.champion ?? 'Nobody'}: ${outcome.text} (${outcome.rule})` : 'The record ends here.',
    ...reportOf(told, events, [everyone], view),
    ...viewLines(told, after, everyone),
  ]
}

/** The war as a text, in parts: the head, then what each group of asks came to, then the end. */
export function* tell(game: AnyGame, presentation: Presentation, war: War): Generator<string, void> {
  const told: Told = {
    game,
    presentation,
    news: newsOf(),
    passages: passagesOf(),
    forms: registerOf(),
    slips: registerOf(),
  }
  const readers = readersOf(war)
  yield head(war).join('\n')
  let last: Moment | null = null
  const met = new Set<string>()
  for (const moment of replay(game, war, recorded(war))) {
    for (const { ask } of moment.answers) met.add(ask.id)
    yield momentLines(told, readers, moment).join('\n')
    last = moment
  }
  const unasked = Object.keys(war.sheets).filter((id) => !met.has(id))
  const rest = unasked.length === 0 ? [] : ['', `Written and never asked for: ${unasked.join(', ')}`]
  yield [...(last ? endLines(told, last) : []), ...rest, ''].join('\n')
}
