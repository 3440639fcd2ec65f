'use client'

import { listed } from '@muster/rulesets/kit/messages.js'
import * as together from '../../messages/commanders.generated.js'
import * as words from '../../messages/deputies.generated.js'
import { dayAndTime } from '../../api/time.js'
import { alliancesOf } from '../../shell/alliances.js'
import type { Table } from '../../api/table.js'
import { useCampaignContext } from '../CampaignContext.js'

/** What all read about the holder of a seat: who plays with them or acts for them, when they are away, that they look for a substitute. */
const newsOf = (
  { id: seat, holder, deputy, vacation, offerNote }: Table['seats'][number],
  { members, timeZone: zone }: Table,
): string[] => {
  if (holder === null) return []
  const names = members.filter((member) => member.role === 'COMMANDER' && member.seat === seat).map(({ name }) => name)
  const times = ({ from, until }: { readonly from: string; readonly until: string }) => ({
    from: dayAndTime(from, zone),
    until: dayAndTime(until, zone),
  })
  const noted = (note: string) => ({ note, noted: note === '' ? ('no' as const) : ('yes' as const) })
  return [
    ...(names.length > 0 ? [together.lineOf({ seat, holder, names: listed(names) })] : []),
    ...(deputy
      ? [words.lineOf({ seat, holder, bot: deputy.bot ? 'yes' : 'no', name: deputy.name ?? '', ...times(deputy) })]
      : []),
    ...(vacation ? [words.lineAway({ seat, holder, ...times(vacation), ...noted(vacation.note) })] : []),
    ...(offerNote === null ? [] : [words.lineSeeking({ seat, holder, ...noted(offerNote) })]),
  ]
}

export function SeatNews() {
  const { table } = useCampaignContext()
  const news = [...alliancesOf(table.seats), ...table.seats.flatMap((seat) => newsOf(seat, table))]
  if (news.length === 0) return null
  return (
    <ul className="c-seat-news m-label">
      {news.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
