import type { Refusal } from '../../judging.js'
import { refuse } from '../../judging.js'
import type { Table } from '../../view/table.js'

/** One answer for a banner that is not one's own and one that does not exist. */
export const unknownPiece = (id: string): Refusal =>
  refuse('unknown-piece', 'BG-003', `You have no banner ${id}: name one of yours.`)

/** A partner is one's own, and who must retreat neither gives nor joins. */
export const unknownPartner = (id: string, table: Table): Refusal | null => {
  const partner = table.own.get(id)
  if (!partner) return unknownPiece(id)
  const message = `Banner ${partner.id} must retreat and can neither give anything nor join: name another.`
  return table.standing(partner).mustRetreat ? refuse('partner-retreats', 'A-61', message) : null
}
