import type { Cell } from '../../../../kit/grid.js'
import { cellName, pieceId, type CellName, type RuleId } from '../../../../kit/ids.js'
import type { Arrow, OrderKind } from '../../../../kit/orderKind.js'
import type { Choice, OrderDraft, OrderOption } from '../../../../kit/orders.js'
import { ok } from '../../../../kit/result.js'
import type { PieceView } from '../../../../kit/view.js'
import { forbidden, paceOf } from '../../model/armyChanges.js'
import { rangesOf, type Offsets } from '../../map/footprint.js'
import { refuse, type Ground, type Refusal, type Standing } from '../../model/judging.js'
import type { OrderOf, PlanName } from '../../model/orders.js'
import type { BoltgunView } from '../../view/view.js'
import { layTable, type Table } from '../../view/table.js'
import * as words from '../../../messages/plans.generated.js'

/** Which of a banner's orders it is: one primary and one secondary (BG-004), or one special (BG-156, BG-274). */
export type Slot = 'primary' | 'secondary' | 'special' | 'free'

/** A banner for which options are asked. */
export interface Asked {
  readonly table: Table
  readonly piece: PieceView
  readonly standing: Standing
}

/** A kind of order that a plan gives to a banner. */
export interface PlanKind<Kind extends PlanName = PlanName> extends OrderKind<OrderOf<Kind>, BoltgunView> {
  readonly kind: Kind
  readonly slot: Slot
  /** `March` */
  readonly title: string
  readonly rule: RuleId
  /** A banner that must retreat may be given it too (BG-156). */
  readonly beaten?: true
  /** It clears infestation when ordered. */
  readonly clears?: true
  /** Why it is illegal judged from its banner alone, or null; of a weak banner as of any other (BG-094). */
  refuse(order: OrderOf<Kind>, banner: Standing, ground: Ground): Refusal | null
  /** What the view can tell beyond the banner itself: partners and relics. */
  unknown?(order: OrderOf<Kind>, table: Table): Refusal | null
  offer(asked: Asked): readonly OrderOption[]
}

/** BG-156: what must retreat can do nothing else. What the army never does comes before all else. */
export const refusalIn = <Kind extends PlanName>(
  kind: PlanKind<Kind>,
  order: OrderOf<Kind>,
  banner: Standing,
  ground: Ground,
): Refusal | null =>
  banner.mustRetreat && !kind.beaten
    ? refuse('must-retreat', 'BG-156', words.mustRetreat())
    : (forbidden(ground.army, kind.kind) ?? kind.refuse(order, banner, ground))

type More = Partial<Omit<OrderOption, 'kind' | 'piece'>>

export const option = ({ kind, title, slot, rule }: PlanKind, { piece }: Asked, more: More = {}): OrderOption => ({
  ...{ kind, label: title, slot, rule, piece: piece.id },
  ...more,
})

/** The option, if an order of its kind is legal. */
export const offered = <Kind extends PlanName>(
  kind: PlanKind<Kind>,
  asked: Asked,
  order: OrderOf<Kind>,
  more: More = {},
): readonly OrderOption[] =>
  refusalIn(kind, order, asked.standing, asked.table.ground) === null ? [option(kind, asked, more)] : []

export const names = (cells: readonly Cell[], { grid }: Table): readonly CellName[] =>
  cells.map((cell) => cellName(grid.name(cell)))

const reachOf = (offsets: Offsets): number =>
  offsets.reduce((most, [dx, dy]) => Math.max(most, Math.abs(dx), Math.abs(dy)), 0)

/** How far from its sector a banner's battle range reaches. */
export const battleReach = ({ ground: { settings, army } }: Table): number => reachOf(rangesOf(settings, army).battle)

/** How far a banner marches. */
export const pace = ({ ground }: Table): number => paceOf(ground.army)

/** Own banners near enough to have to do with this one after its march, but for those that must retreat. */
export const partners = ({ piece, standing, table }: Asked, radius: number): readonly PieceView[] =>
  table
    .near(standing.at, radius)
    .filter(({ id }) => id !== piece.id)
    .filter((other) => !table.standing(other).mustRetreat)

export const choiceOf = (piece: PieceView): Choice => ({
  id: piece.id,
  label: words.bannerChoice({ banner: piece.id, at: piece.at, level: piece.size ?? 0 }),
})

/** Kinds of order that say nothing but their banner. */
type Bare = { [Kind in PlanName]: keyof OrderOf<Kind> extends 'kind' | 'banner' | 'part' ? Kind : never }[PlanName]

/** What is alike in all orders that say nothing but their banner. */
export const bare = <Kind extends Bare>(kind: Kind) => ({
  kind,
  shape: { must: ['piece'] } as const,
  schema: null,
  read: ({ piece = '' }: OrderDraft) => ok({ kind, banner: pieceId(piece) } as OrderOf<Kind>),
})

export const offerBare = <Kind extends Bare>(kind: PlanKind<Kind>, asked: Asked): readonly OrderOption[] =>
  offered(kind, asked, { kind: kind.kind, banner: asked.piece.id } as OrderOf<Kind>)

/** An effect that follows from a banner of one's own and its level. */
export const ofOwn =
  (tell: (table: Table, level: number, draft: OrderDraft) => string | null) =>
  (view: BoltgunView, draft: OrderDraft): string | null => {
    const table = layTable(view)
    const level = table.own.get(draft.piece ?? '')?.size
    return level == null ? null : tell(table, level, draft)
  }

const place = (view: BoltgunView, id: string | undefined): string | null =>
  view.pieces.find((piece) => piece.id === id)?.at ?? null

/** From a banner to the cell that its order names. */
export const toCell =
  (kind: string) =>
  (view: BoltgunView, { piece, to }: OrderDraft): Arrow | null => {
    const from = place(view, piece)
    return from === null || to === undefined ? null : { from: cellName(from), to: cellName(to), kind }
  }

/** From the banner that an order names to its own. */
export const fromPartner =
  (kind: string) =>
  (view: BoltgunView, { piece, with: other }: OrderDraft): Arrow | null => {
    const [from, to] = [place(view, other), place(view, piece)]
    return from === null || to === null || from === to ? null : { from: cellName(from), to: cellName(to), kind }
  }
