'use client'

import * as words from '../../messages/deleting.generated.js'
import type { LeavingCampaign } from '../../api/deletion.js'

const whatOf = ({ place, status }: LeavingCampaign): readonly string[] => {
  const title = status.seats.find(({ id }) => id === place.seat)?.title ?? place.seat ?? ''
  const seat = place.role === 'PLAYER' && !place.former ? [words.seatFreed({ title })] : []
  const role = place.role === 'OBSERVER' || place.role === 'FACILITATOR' || place.role === 'WAITING' ? place.role : null
  const other = role && !place.former ? [words.placeFreed({ role })] : []
  const organised = place.organiser ? [status.phase === 'GATHERING' ? words.neverStarts() : words.unorganised()] : []
  return [...seat, ...other, ...organised]
}

/** Of each campaign that is not over: what becomes of one's places in it. */
export function GivenUp({ campaigns }: { readonly campaigns: readonly LeavingCampaign[] }) {
  const running = campaigns
    .filter(({ status }) => status.phase !== 'ENDED')
    .map((campaign) => ({ ...campaign, what: whatOf(campaign) }))
    .filter(({ what }) => what.length > 0)
  if (running.length === 0) return null
  return (
    <>
      <p>{words.givenUp()}</p>
      <ul>
        {running.map(({ id, name, what }) => (
          <li key={id}>
            <strong>{name}</strong>: {what.join(' ')}
          </li>
        ))}
      </ul>
    </>
  )
}
