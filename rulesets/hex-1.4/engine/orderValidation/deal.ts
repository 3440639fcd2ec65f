import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import type { Result } from '../../../kit/result.js'
import type { HeldSpecial } from '../data/specials.js'
import type { ForceBody, Unit } from '../model/pieces.js'
import { refuse, type Account, type Objection } from './account.js'
import type { PendingItem } from '../model/pending.js'
import { why } from './refusal.js'

/** What an accepted order of the Upkeep does; `price` in RP. */
export type Deal =
  /** To be placed at the end of the turn (HX-107). */
  | { readonly kind: 'due'; readonly item: PendingItem; readonly price: number }
  | { readonly kind: 'special'; readonly special: HeldSpecial; readonly times: number; readonly price: number }
  /** `later`: it looks when Movement ends (HX-529). */
  | { readonly kind: 'uplink'; readonly at: Cell; readonly later?: true; readonly price: number }
  | { readonly kind: 'reroll'; readonly price: number }
  | { readonly kind: 'capital'; readonly at: Cell; readonly price: number }
  | { readonly kind: 'carry'; readonly from: Cell; readonly at: Cell; readonly price: number }
  | { readonly kind: 'claim'; readonly at: Cell; readonly price: number }
  /** The second joins the first; `whole` is the first as it is then. */
  | {
      readonly kind: 'merge'
      readonly force: PieceId
      readonly with: PieceId
      readonly whole: ForceBody
      readonly price: 0
    }
  /** The first part keeps the force's id. */
  | { readonly kind: 'split'; readonly force: PieceId; readonly parts: readonly ForceBody[]; readonly price: 0 }
  | { readonly kind: 'roster'; readonly force: PieceId; readonly units: readonly Unit[]; readonly price: 0 }

/** What an order does, or why it is refused. */
export type Judged = Result<Deal, Objection>

/** HX-082: what an order costs is paid from the stash that is left. */
export const paid = (account: Account, deal: Deal): Judged =>
  deal.price > account.stash
    ? refuse('too-dear', why('tooDear', { price: deal.price, left: account.stash }), 'HX-082')
    : { ok: true, value: deal }

const carried = (account: Account, from: Cell, at: Cell): Account => ({
  ...account,
  capital: account.capital === from ? at : account.capital,
  hexes: account.hexes.map((hex) => {
    if (hex.cell === from)
      return { ...hex, facilities: hex.facilities.filter((facility) => facility !== 'FORTRESS'), dormant: false }
    return hex.cell === at ? { ...hex, facilities: [...hex.facilities, 'FORTRESS'] } : hex
  }),
})

const after = (account: Account, deal: Deal): Account => {
  switch (deal.kind) {
    case 'due':
      return { ...account, due: [...account.due, deal.item] }
    case 'capital':
      return { ...account, capital: deal.at }
    case 'carry':
      return carried(account, deal.from, deal.at)
    case 'merge': {
      const due = account.due.map((item) =>
        'into' in item && item.into === deal.with ? { ...item, into: deal.force } : item,
      )
      const left = account.forces.filter(({ id }) => id !== deal.with)
      return {
        ...account,
        due,
        reformed: { ...account.reformed, merged: [...account.reformed.merged, deal.force] },
        forces: left.map((force) => (force.id === deal.force ? { ...force, ...deal.whole } : force)),
      }
    }
    case 'split': {
      const parts = (force: Account['forces'][number]) => deal.parts.map((part) => ({ ...part, at: force.at }))
      return {
        ...account,
        reformed: { ...account.reformed, split: [...account.reformed.split, ...deal.parts.map(({ id }) => id)] },
        forces: account.forces.flatMap((force) => (force.id === deal.force ? parts(force) : [force])),
      }
    }
    case 'roster':
      return {
        ...account,
        forces: account.forces.map((force) => (force.id === deal.force ? { ...force, units: deal.units } : force)),
      }
    case 'special':
    case 'uplink':
    case 'reroll':
    case 'claim':
      return account
  }
}

/** The buyer's means once an order is carried out. */
export const spend = (account: Account, deal: Deal): Account => {
  const left = after(account, deal)
  return { ...left, stash: left.stash - deal.price }
}
