import type { Place } from '../../api/campaign.js'
import type { OpenNotice, Table } from '../../api/table.js'

export type NoticeAct = 'consent' | 'object' | 'withdraw'

/** What somebody may do about something that is to happen. */
export const offersOf = ({ kind, mine, consents }: OpenNotice, place: Place): readonly NoticeAct[] => {
  const holds = place.role === 'PLAYER' && !place.former
  const closing = kind === 'CLOSING'
  const may: Readonly<Record<NoticeAct, boolean>> = {
    consent: holds && !mine && !(place.seat !== null && consents.includes(place.seat)),
    object: closing && !mine && (holds || place.role === 'FACILITATOR'),
    withdraw: closing ? mine : place.organiser,
  }
  return (['consent', 'object', 'withdraw'] as const).filter((act) => may[act])
}

export const isVote = ({ kind }: OpenNotice): boolean => kind !== 'CLOSING' && kind !== 'PLACE'

export type VoteAct = 'for' | 'against' | 'withdraw' | 'stay'

/** What somebody may do about an open vote. Nobody votes for a seat that a bot plays. */
export const voteOffersOf = (
  { kind, mine, onMe, consents, against }: OpenNotice,
  { seat, former, organiser, coOrganiser }: Place,
  { seats }: Pick<Table, 'seats'>,
): readonly VoteAct[] => {
  const own = seats.find((one) => one.mine)
  const votes = seat !== null && !former && own?.bot === false
  const may: Readonly<Record<VoteAct, boolean>> = {
    for: votes && !consents.includes(seat),
    against: votes && !against.includes(seat),
    withdraw: mine || onMe,
    stay: kind === 'ORGANISER' && organiser && !coOrganiser,
  }
  return (['for', 'against', 'withdraw', 'stay'] as const).filter((act) => may[act])
}
