import { alike, canonical } from '@muster/rulesets/kit/json.js'
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

/** A draft as it is to be kept. */
interface Written {
  readonly orders: readonly OrderDraft[]
  /** The revision that it replaces; null: whichever stands. */
  readonly revision: number | null
}

const sorted = (orders: readonly OrderDraft[]): readonly string[] => orders.map(canonical).sort()

/**
 * What somebody writes on a draft. Whoever is entrusted with some pieces leaves the orders for all others as they are: these stay in the order in which they stand, and the
 * draft replaces the revision with which it was compared, so that nothing is lost of what others write meanwhile.
 * @throws Problem
 */
export const writtenOn = (
  { pieces, draft }: Pick<SealFacts, 'pieces' | 'draft'>,
  orders: readonly OrderDraft[],
  revision: number | null,
): Written => {
  if (pieces === null) return { orders, revision }
  const { revision: current, orders: kept } = draft ?? { revision: 0, orders: [] }
  if (revision !== null && revision !== current) throw conflict(problems.draftChanged())
  const own = new Set(pieces)
  const isOwn = ({ piece }: OrderDraft): boolean => piece !== undefined && own.has(piece)
  const others = kept.filter((order) => !isOwn(order))
  if (!alike(sorted(orders.filter((order) => !isOwn(order))), sorted(others))) throw forbidden(words.othersPieces())
  return { orders: [...others, ...orders.filter(isOwn)], revision: current }
}
