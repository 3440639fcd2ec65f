import { leftOut, legalPart } from '@muster/rulesets/kit/legalPart.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Board, GameView } from '@muster/rulesets/kit/view.js'
import { isRuling } from '../common/desk.js'
import { guardEngine } from '../common/fault.js'
import type { AskFact, DraftFact, Facts, SheetFact, Standing, StoredView } from './facts.js'
import type { Game } from './game.js'
import { sealed, type SealedSheet, type Signing } from './sealed.js'

type UnsealedSheet = SheetFact & SealedSheet & { readonly by: string }

/** What sealing for others takes. */
export interface Unsealed {
  /** Of the desks whose drafts or standing orders may count: what they know, from their newest briefings. */
  readonly views: readonly { readonly seat: string; readonly view: string }[]
  readonly board: string
  /** Signs the receipts of what nobody has sealed. */
  readonly signing: Signing
  readonly now: Date
}

/** Each is judged once more to say why, and a report is to be read. */
const mostNamed = 5

const isFor =
  ({ seat, askId }: AskFact) =>
  (one: { readonly seat: string; readonly askId: string }): boolean =>
    one.seat === seat && one.askId === askId

/** A valid part of what somebody has written, with what makes it a sheet. */
interface Part {
  readonly from: DraftFact
  readonly orders: readonly OrderDraft[]
  readonly standing?: Standing
}

/** What counts for one desk that has sealed nothing: the legal part of its draft, or else of its standing orders; null: nothing. */
const partFor = (game: Game, view: GameView, ask: AskFact, { drafts, standing }: Facts): Part | null => {
  const legalOf = (orders: readonly OrderDraft[]) => legalPart(game, view, ask.view, orders)
  const draft = drafts.find(isFor(ask))
  const drafted = draft ? legalOf(draft.orders) : []
  if (draft && drafted.length > 0) return { from: draft, orders: drafted }
  const wanted = standing.find(isFor(ask))
  const orders = wanted ? legalOf(wanted.orders) : []
  if (!wanted || orders.length === 0) return null
  const first = leftOut(game, view, ask.view, wanted.orders, orders, mostNamed)
  return { from: wanted, orders, standing: { out: wanted.orders.length - orders.length, first } }
}

/** Seals what counts for desks that have sealed nothing themselves. After a facilitator has left, their draft is no ruling. */
export const sealUnsealed = (
  game: Game,
  facts: Facts,
  { views, board, signing, now }: Unsealed,
): readonly UnsealedSheet[] => {
  const { members, sheets, campaign } = facts
  const rules = facts.facilitator || facts.blindFacilitator
  if (views.length === 0 || (members.some(isRuling) && !rules)) return []
  const map = JSON.parse(board) as Board
  const sealOne = (ask: AskFact): readonly UnsealedSheet[] => {
    const { seat, askId } = ask
    const known = views.find((one) => one.seat === seat)
    if (!known || sheets.some(isFor(ask))) return []
    const view = { ...(JSON.parse(known.view) as StoredView), board: map }
    const part = guardEngine(() => partFor(game, view, ask, facts))
    if (!part) return []
    const { from, orders, standing } = part
    const made = { seat, askId, orders, by: from.by, reason: null, fromDraft: !standing, ...(standing && { standing }) }
    return [{ ...sealed({ campaign: campaign.id, seat, askId, orders, at: now }, signing), ...made }]
  }
  return members.flatMap(sealOne)
}
