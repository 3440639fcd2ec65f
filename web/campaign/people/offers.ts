import type { Place } from '../../api/campaign.js'
import type { Matter } from '../../api/table.js'

export type MatterAct = 'consent' | 'object' | 'withdraw'

/** What somebody may do about something that is to happen. */
export const offersOf = ({ kind, mine, consents }: Matter, place: Place): readonly MatterAct[] => {
  const holds = place.role === 'PLAYER' && !place.former
  const closing = kind === 'CLOSING'
  const may: Readonly<Record<MatterAct, boolean>> = {
    consent: holds && !mine && !(place.seat !== null && consents.includes(place.seat)),
    object: closing && !mine && (holds || place.role === 'FACILITATOR'),
    withdraw: closing ? mine : place.organiser,
  }
  return (['consent', 'object', 'withdraw'] as const).filter((act) => may[act])
}
