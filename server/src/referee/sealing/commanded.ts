import { alike } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import * as words from '../../messages/commanders.generated.js'
import * as problems from '../../messages/problems.generated.js'
import type { SealFacts } from '../../store/sealing.js'
import { conflict, forbidden, type Problem } from '../../base/problems.js'

export const sealsNot = (): Problem => forbidden(words.sealsNot())

/** A commander writes, and leaves the seal to whoever holds the seat, unless they were entrusted with it. @throws Problem */
export const maySeal = ({ seals }: Pick<SealFacts, 'seals'>): void => {
  if (!seals) throw sealsNot()
}

/** Orders of a sheet that are not for any of these pieces, in order. */
const beside = (orders: readonly OrderDraft[], pieces: ReadonlySet<string>): readonly OrderDraft[] =>
  orders.filter(({ piece }) => piece === undefined || !pieces.has(piece))

/**
 * The revision on which a draft may be saved; null: on any. Whoever is entrusted with some pieces leaves the orders for all others as they are, so that of their draft and
 * what others write meanwhile nothing is lost: it replaces the revision with which it was compared.
 * @throws Problem
 */
export const writtenOn = (
  { pieces, draft }: Pick<SealFacts, 'pieces' | 'draft'>,
  orders: readonly OrderDraft[],
  revision: number | null,
): number | null => {
  if (pieces === null) return revision
  const { revision: current, orders: kept } = draft ?? { revision: 0, orders: [] }
  if (revision !== null && revision !== current) throw conflict(problems.draftChanged())
  const own = new Set(pieces)
  if (!alike(beside(orders, own), beside(kept, own))) throw forbidden(words.othersPieces())
  return current
}
