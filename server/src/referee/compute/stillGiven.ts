import { type Ask, isCalendar, viewerOf } from '@muster/rulesets/kit/asks.js'
import { judge } from '@muster/rulesets/kit/judge.js'
import { leftOut, legalPart } from '@muster/rulesets/kit/legalPart.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Game } from './game.js'
import type { KeptResolution } from './replay.js'

/** What a desk should have answered. */
export interface CorrectedSheet {
  readonly seat: string
  readonly askId: string
  readonly orders: readonly OrderDraft[]
}

/** Orders of a sheet that cannot be given any more, and why. */
export interface Fallen {
  readonly seat: string
  readonly title: string
  readonly count: number
  readonly why: readonly string[]
}

export type Given = NonNullable<KeptResolution['input']['sheets']>[number] & {
  readonly hash?: string | null
  /** It was played again once before. */
  readonly corrected?: true
}

/** What goes into a group that is resolved again. */
export interface Answer {
  readonly ask: Ask
  readonly orders: readonly OrderDraft[] | null
  readonly hash: string | null
  readonly bot: boolean
  readonly isCorrected: boolean
  readonly fallen: Fallen | null
  /** Whether it can stand. */
  readonly stands: boolean
}

const mostNamed = 5

const standing = (ask: Ask, { orders, hash = null, bot, corrected }: Given): Answer => ({
  ...{ ask, orders, hash, bot: bot === true, isCorrected: corrected === true, fallen: null, stands: true },
})

/** A sheet as it was, or what of it may still be given; what only some are asked is asked again rather than cut short. */
export const stillGiven = (game: Game, state: object, ask: Ask, given: Given | undefined): Answer => {
  if (isCalendar(ask)) return standing(ask, { ask: ask.id, seat: ask.seat, orders: null })
  if (!given) return { ...standing(ask, { ask: ask.id, seat: ask.seat, orders: null }), stands: false }
  if (given.orders === null) return standing(ask, given)
  const view = game.viewFor(state, viewerOf(ask))
  const legal = legalPart(game, view, ask.view, given.orders)
  if (legal.length === given.orders.length) return standing(ask, given)
  const out = leftOut(game, view, ask.view, given.orders, legal, mostNamed)
  const fallen: Fallen = {
    ...{ seat: ask.seat, title: ask.view.title, count: given.orders.length - legal.length },
    why: out.flatMap(({ why }) => (why === null ? [] : [why])),
  }
  const isWhole = judge(game, view, ask.view, legal).problems.length === 0
  const stands = isWhole && (ask.askedOfAllSeats || legal.length > 0)
  return { ask, orders: legal, hash: null, bot: given.bot ?? false, isCorrected: true, fallen, stands }
}

/** What should have been sealed must be what could have been sealed. */
export const checkCorrected = (game: Game, state: object, asks: readonly Ask[], sheets: readonly CorrectedSheet[]) => {
  for (const { seat, askId, orders } of sheets) {
    const ask = asks.find((one) => one.seat === seat && one.id === askId)
    if (!ask) return { problem: null }
    const [problem] = judge(game, game.viewFor(state, viewerOf(ask)), ask.view, orders).problems
    if (problem) return { problem: { ...problem, seat } }
  }
  return 'right' as const
}
