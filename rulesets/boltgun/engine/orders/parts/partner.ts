import type { Refusal } from '../../model/judging.js'
import { refuse } from '../../model/judging.js'
import type { Table } from '../../view/table.js'
import * as words from '../../../messages/plans.generated.js'

/** One answer for a banner that is not one's own and one that does not exist. */
export const unknownPiece = (id: string): Refusal =>
  refuse('unknown-piece', 'BG-003', words.unknownBanner({ banner: id }))

/** A partner is one's own, and who must retreat neither gives nor joins. */
export const unknownPartner = (id: string, table: Table): Refusal | null => {
  const partner = table.own.get(id)
  if (!partner) return unknownPiece(id)
  return table.standing(partner).mustRetreat
    ? refuse('partner-retreats', 'A-61', words.partnerRetreats({ banner: partner.id }))
    : null
}
