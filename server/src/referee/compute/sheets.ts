import type { AskView, Sheet } from '@muster/rulesets/kit/asks.js'
import { askId, seatId } from '@muster/rulesets/kit/ids.js'
import type { Judgement } from '@muster/rulesets/kit/judge.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import * as words from '../../messages/problems.generated.js'
import type { Game } from './game.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { badInput, Problem } from '../../base/problems.js'
import type { AskFact, SheetFact } from './facts.js'

/** More than any plan needs, few enough to judge within a request. */
export const sheetLimit = 2000

/** Drafts with only their known fields, without empty ones. */
export const tidy = (drafts: readonly OrderDraft[]): readonly OrderDraft[] => {
  if (drafts.length > sheetLimit) throw new Problem('LIMIT', words.ordersPerSheet({ most: sheetLimit }))
  return drafts.map(({ kind, piece, to, path, with: other, amount, item, detail }) => {
    if (typeof kind !== 'string' || kind === '') throw badInput(words.kindMissing())
    const fields = { piece, to, path, with: other, amount, item, detail }
    const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
    return { kind, ...Object.fromEntries(given) }
  })
}

/** Warnings about orders that may be sealed as they are. */
export const warningsOn = (
  ruleset: Game,
  view: GameView,
  ask: AskView,
  { orders, problems }: Judgement,
): readonly OrderProblem[] => (problems.length > 0 ? [] : (ruleset.warnings?.(view, ask, orders) ?? []))

/** Sealed sheets as the engine reads them; null means silence. `bots`: seats that a bot plays now. */
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
          if (!read.ok) throw new Error('a sealed order can no longer be read')
          return read.value
        })
      : null
    const bot = bots.includes(ask.seat) ? ({ bot: true } as const) : {}
    return { ask: askId(ask.askId), seat: seatId(ask.seat), orders, ...bot }
  })
