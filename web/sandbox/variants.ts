import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Guess } from '@muster/rulesets/kit/sandbox.js'
import type { AskedSeat, Step } from '../play/sandboxProtocol.js'

/** Who answers for a seat: the player in its place, a bot, or nobody. */
export type Hand = 'player' | 'bot' | 'nobody'

/** One plan that is tried: what is supposed, and what is done then. Positions are not kept: they are played anew. */
export interface Variant {
  readonly id: string
  readonly name: string
  /** The briefing that it begins with, by its number, and the turn of that. */
  readonly briefing: number
  readonly turn: number
  readonly guesses: readonly Guess[]
  readonly steps: readonly Step[]
  /** Sheets as they are written: see `sheetOf`. */
  readonly sheets: Readonly<Record<string, readonly OrderDraft[]>>
  /** By seat; where nothing is said the owner answers for the own seat and a bot for the others. */
  readonly hands: Readonly<Record<string, Hand>>
  readonly seed: string
}

/** Several plans side by side, one of which is open. */
export interface Shelf {
  readonly variants: readonly Variant[]
  readonly open: string | null
}

/** More of them are hard to tell apart, and a browser keeps only so much. */
export const mostVariants = 8

export const emptyShelf: Shelf = { variants: [], open: null }

export const openVariant = ({ variants, open }: Shelf): Variant | null =>
  variants.find(({ id }) => id === open) ?? variants[0] ?? null

export const begun = (start: Pick<Variant, 'id' | 'name' | 'briefing' | 'turn' | 'guesses'>): Variant => ({
  ...start,
  steps: [],
  sheets: {},
  hands: {},
  seed: start.id,
})

export const added = ({ variants }: Shelf, variant: Variant): Shelf =>
  variants.length < mostVariants
    ? { variants: [...variants, variant], open: variant.id }
    : { variants, open: variants.at(-1)?.id ?? null }

/** A copy goes on by itself, with the same dice for what is the same. */
export const copied = (shelf: Shelf, variant: Variant, id: string, name: string): Shelf =>
  added(shelf, { ...variant, id, name })

export const removed = ({ variants, open }: Shelf, id: string): Shelf => {
  const at = variants.findIndex((variant) => variant.id === id)
  const left = variants.filter((variant) => variant.id !== id)
  return { variants: left, open: open === id ? (left[Math.max(0, at - 1)]?.id ?? null) : open }
}

export const changed = (shelf: Shelf, id: string, change: (variant: Variant) => Variant): Shelf => ({
  ...shelf,
  variants: shelf.variants.map((variant) => (variant.id === id ? change(variant) : variant)),
})

const keyOf = (steps: number, askId: string): string => `${String(steps)} ${askId}`

/** What is written for a question that comes after so many steps. */
export const sheetOf = ({ sheets }: Variant, steps: number, askId: string): readonly OrderDraft[] | null =>
  sheets[keyOf(steps, askId)] ?? null

export const withSheet = (variant: Variant, steps: number, askId: string, orders: readonly OrderDraft[]): Variant => ({
  ...variant,
  sheets: { ...variant.sheets, [keyOf(steps, askId)]: orders },
})

export const handOf = ({ hands }: Variant, seat: string, owner: string): Hand =>
  hands[seat] ?? (seat === owner ? 'player' : 'bot')

export const withHand = (variant: Variant, seat: string, hand: Hand): Variant => ({
  ...variant,
  hands: { ...variant.hands, [seat]: hand },
})

/** The next step: each question is answered by whoever answers for its seat. */
export const resolved = (variant: Variant, asks: readonly AskedSeat[], owner: string): Variant => {
  const { steps } = variant
  const answerOf = ({ seat, ask }: { readonly seat: string; readonly ask: Pick<AskView, 'id'> }) => {
    const hand = handOf(variant, seat, owner)
    if (hand === 'bot') return []
    return [[ask.id, hand === 'nobody' ? null : (sheetOf(variant, steps.length, ask.id) ?? [])] as const]
  }
  return { ...variant, steps: [...steps, { answers: Object.fromEntries(asks.flatMap(answerOf)), dice: 0 }] }
}

/** The step before is open again, with what was written. */
export const back = (variant: Variant): Variant => ({ ...variant, steps: variant.steps.slice(0, -1) })

/** The last step once more, with other dice. */
export const thrownAgain = (variant: Variant): Variant => ({
  ...variant,
  steps: variant.steps.map((step, at) => (at === variant.steps.length - 1 ? { ...step, dice: step.dice + 1 } : step)),
})

/** Guesses are made before the first step: what follows is played anew. */
export const supposing = (variant: Variant, guesses: readonly Guess[]): Variant => ({ ...variant, guesses })
