import type { AskView, Sheet } from '@muster/rulesets/kit/asks.js'
import { askId, seatId } from '@muster/rulesets/kit/ids.js'
import { judge, type Judgement } from '@muster/rulesets/kit/judge.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { Game } from './registry.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { badInput, Problem } from '../../base/problems.js'
import type { AskFact, SheetFact } from './facts.js'

/** More than any plan needs, little enough to judge within a request. */
export const sheetLimit = 2000

/** Drafts with their known fields alone, without those left empty. */
export const tidy = (drafts: readonly OrderDraft[]): readonly OrderDraft[] => {
  if (drafts.length > sheetLimit) throw new Problem('LIMIT', `A sheet can hold at most ${String(sheetLimit)} orders.`)
  return drafts.map(({ kind, piece, to, path, with: other, amount, item, detail }) => {
    if (typeof kind !== 'string' || kind === '') throw badInput('Every order needs a kind.')
    const fields = { piece, to, path, with: other, amount, item, detail }
    const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
    return { kind, ...Object.fromEntries(given) }
  })
}

/** What judging needs of a ruleset. */
type Judging = Pick<Game, 'readOrder' | 'checkOrders'>

/** What is worth knowing about orders that may be sealed as they stand. */
export const remarksOn = (
  ruleset: Game,
  view: GameView,
  ask: AskView,
  { orders, problems }: Judgement,
): readonly OrderProblem[] => (problems.length > 0 ? [] : (ruleset.remarks?.(view, ask, orders) ?? []))

/** As many of the drafts as may be sealed together, in order: halves at a time, so that a long list is judged seldom. */
const takeFrom = (
  judges: (drafts: readonly OrderDraft[]) => boolean,
  taken: readonly OrderDraft[],
  drafts: readonly OrderDraft[],
): readonly OrderDraft[] => {
  if (drafts.length === 0) return taken
  const all = [...taken, ...drafts]
  if (judges(all)) return all
  if (drafts.length === 1) return taken
  const half = Math.ceil(drafts.length / 2)
  return takeFrom(judges, takeFrom(judges, taken, drafts.slice(0, half)), drafts.slice(half))
}

/** The legal part of a draft: orders at fault fall out until the rest may be sealed; without a culprit as many are taken as may stand together. */
export const legalPart = (
  ruleset: Judging,
  view: GameView,
  ask: AskView,
  drafts: readonly OrderDraft[],
): readonly OrderDraft[] => {
  let rest = drafts
  for (;;) {
    const { problems } = judge(ruleset, view, ask, rest)
    if (problems.length === 0) return rest
    const faulty = new Set(problems.map(({ index }) => index))
    if (faulty.has(undefined)) break
    rest = rest.filter((_, index) => !faulty.has(index))
  }
  return takeFrom((some) => judge(ruleset, view, ask, some).problems.length === 0, [], rest)
}

/** Sealed sheets as the engine reads them; null stands for silence. `bots`: seats that a bot plays now. */
export const sheetsFor = (
  ruleset: Game,
  asks: readonly Pick<AskFact, 'seat' | 'askId'>[],
  sealed: readonly Pick<SheetFact, 'seat' | 'askId' | 'orders'>[],
  bots: readonly string[],
): readonly Sheet<unknown>[] =>
  asks.map((ask) => {
    const sheet = sealed.find((row) => row.seat === ask.seat && row.askId === ask.askId)
    const orders = sheet
      ? sheet.orders.map((draft): unknown => {
          const read = ruleset.readOrder(draft)
          if (!read.ok) throw new Error('a sealed order cannot be read any more')
          return read.value
        })
      : null
    const bot = bots.includes(ask.seat) ? ({ bot: true } as const) : {}
    return { ask: askId(ask.askId), seat: seatId(ask.seat), orders, ...bot }
  })
