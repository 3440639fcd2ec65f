import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import { asTold } from '@muster/rulesets/kit/report.js'
import type { GameView, Viewer } from '@muster/rulesets/kit/view.js'
import { type ToldLine, withText } from '../support/lines.js'
import { playCampaign, type Onlooker, type Plan } from './campaign.js'
import type { Game } from './games.js'
import { Misuse } from './options.js'

/** A line as the page prints it: text, sectors, rule. */
export const printed = ({ text, cells, rule }: ToldLine): string =>
  `  ${text}${cells.length === 0 ? '' : ` [${[...new Set(cells)].join(' ')}]`} (${rule})`

/** Lines under the steps of the rules that they belong to. */
const bySteps = (lines: readonly ToldLine[]): readonly string[] =>
  lines.flatMap((line, at) => [...(line.step === lines[at - 1]?.step ? [] : [line.step]), printed(line)])

/** The viewer's own pieces, each with place, size and marks. */
export const pieces = ({ pieces: own }: GameView): string =>
  own.map(({ id, at, size, marks }) => [`${id} at ${at}`, size ?? [], marks].flat().join(' ')).join('; ')

export const facts = (view: GameView): string =>
  view.facts.map(({ label, value }) => `${label}: ${String(value)}`).join(', ')

/** What one seat is told of a campaign, turn by turn: each report line, and where its own pieces stand as each turn opens. */
export const readCampaign = (
  loaded: Game,
  plan: Plan,
  letter: string,
): { readonly text: string; readonly faults: readonly string[] } => {
  const { game } = loaded
  const seat = seatId(letter)
  const viewer: Viewer = { kind: 'seat', seat }
  const text: string[] = [`${plan.scenario.title} (${plan.scenario.id}), seed ${plan.seed}, as ${letter} reads it`]
  let turn = -1
  const tell: Onlooker = (events: readonly GameEvent[], after, sheets, before) => {
    const view = game.viewFor(after, viewer)
    if (turn < 0 && !view.legend.some((entry) => entry.seat === seat))
      throw new Misuse(`--read ${letter}: give one of ${view.legend.map((entry) => entry.seat).join(', ')}.`)
    const orders = sheets.flatMap((sheet) => (sheet.seat === seat ? (sheet.orders ?? []) : []))
    const lines = asTold(game, events).flatMap(([event]) => {
      const line = game.reportFor(event, viewer, view.board)
      return line ? [withText(game, line)] : []
    })
    if (orders.length > 0)
      text.push('', `sealed in ${game.clock(before).stage}`, ...orders.map((order) => `  ${JSON.stringify(order)}`))
    if (lines.length > 0) text.push('', ...bySteps(lines))
    if (view.turn === turn) return
    turn = view.turn
    text.push('', `=== Turn ${String(turn)} ===`, pieces(view), facts(view))
  }
  const { faults } = playCampaign(loaded, plan, tell)
  return { text: text.join('\n'), faults }
}
