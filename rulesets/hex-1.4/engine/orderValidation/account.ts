import type { Cell } from '../../../kit/grid.js'
import { ruleId, type PieceId, type SeatId } from '../../../kit/ids.js'
import type { Message } from '../../../kit/messages.js'
import type { RulesContext } from '../model/rulesContext.js'
import type { ForceBody } from '../model/pieces.js'
import { capsOf, type CapHex, type Caps } from './caps.js'
import type { PendingItem } from '../model/pending.js'
import { why, type Refusal } from './refusal.js'

/** A hex that the buyer controls. */
export interface OwnHex extends CapHex {
  readonly cell: Cell
  readonly contested: boolean
  readonly ruined: boolean
}

/** A force of the buyer's where it stands. */
export interface OwnForce extends ForceBody {
  readonly at: Cell
}

/** A player's means in an Upkeep, as they stand after the orders judged so far. */
export interface Account {
  readonly seat: SeatId
  readonly context: RulesContext
  readonly stash: number
  readonly hexes: readonly OwnHex[]
  readonly forces: readonly OwnForce[]
  /** Bought in this Upkeep. */
  readonly due: readonly PendingItem[]
  readonly capital: Cell | null
  /** Conquest forces split and merged in this Upkeep (HX-527). */
  readonly reformed: { readonly split: readonly PieceId[]; readonly merged: readonly PieceId[] }
  /** Whose a hex is: null nobody's, undefined unknown. */
  readonly ownerOf: (cell: Cell) => SeatId | null | undefined
}

/** Why an order is refused; the desk adds its place. */
export interface Objection extends Refusal {
  readonly cell?: Cell
  readonly piece?: PieceId
}

export const refuse = (
  code: string,
  because: Message,
  rule: string,
  where: Pick<Objection, 'cell' | 'piece'> = {},
): { readonly ok: false; readonly problem: Objection } => ({
  ok: false,
  problem: { code, why: because, rule: ruleId(rule), ...where },
})

/** Own hexes with the facilities that are bought for them: what caps are tested by (HX-108). */
export const builtHexes = ({ hexes, due }: Account): readonly OwnHex[] => {
  const works = due.flatMap((item) => (item.kind === 'facility' ? [item] : []))
  return works.length === 0
    ? hexes
    : hexes.map((hex) => {
        const more = works.flatMap(({ at, facility }) => (at === hex.cell ? [facility] : []))
        return more.length > 0 ? { ...hex, facilities: [...hex.facilities, ...more] } : hex
      })
}

/** Forces and slots once what is bought stands. */
export const capsDue = (account: Account): Caps => capsOf(builtHexes(account), account.context.settings['slots.stack'])

/** What stands now: splits, lists and special characters go by it (HX-522). */
export const capsStanding = ({ hexes, context }: Account): Caps => capsOf(hexes, context.settings['slots.stack'])

/** Forces of a class, those that are bought among them. */
export const countOf = ({ forces, due }: Account, kind: ForceBody['class']): number =>
  forces.filter((force) => force.class === kind).length +
  due.filter((item) => item.kind === 'troops' && item.class === kind).length

export const ownForce = ({ forces }: Account, id: PieceId): OwnForce | undefined =>
  forces.find((force) => force.id === id)

/** Points that are bought for a force, of one kind or of both. */
export const boughtFor = ({ due }: Account, id: PieceId, kinds: readonly PendingItem['kind'][]): number =>
  due.reduce(
    (sum, item) => ('into' in item && item.into === id && kinds.includes(item.kind) ? sum + item.points : sum),
    0,
  )

/** Points that stand in a hex or are bought for it, all classes or one (HX-044, HX-114). */
export const pointsIn = (account: Account, cell: Cell, kind?: ForceBody['class']): number => {
  const counts = (own: ForceBody['class']): boolean => kind === undefined || own === kind
  const standing = account.forces
    .filter((force) => force.at === cell && counts(force.class))
    .reduce((sum, force) => sum + force.points + boughtFor(account, force.id, ['fill']) + restoring(account, force), 0)
  return account.due.reduce(
    (sum, item) => (item.kind === 'troops' && item.at === cell && counts(item.class) ? sum + item.points : sum),
    standing,
  )
}

/** Lost points of a force that reinforcements already bought bring back. */
const restoring = (account: Account, force: OwnForce): number =>
  Math.min(force.authorised - force.points, boughtFor(account, force.id, ['reinforce']))

/** HX-038, HX-042, HX-081: where RP may be spent; null where they may. */
export const siteObjection = (account: Account, name: string): { readonly hex: OwnHex } | Objection => {
  const cell = account.context.cell(name)
  const hex = account.hexes.find((own) => own.cell === cell)
  const where = cell === null ? {} : { cell }
  if (!hex) return refuse('not-yours', why('notYours', { at: name }), 'HX-038', where).problem
  if (hex.ruined) return refuse('ruined', why('inRuins', { at: name }), 'HX-042', where).problem
  if (hex.contested) return refuse('contested', why('stillContested', { at: name }), 'HX-081', where).problem
  return { hex }
}
