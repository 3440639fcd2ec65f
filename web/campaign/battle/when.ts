import { DateTime } from 'luxon'
import * as words from '../../messages/clocks.generated.js'
import type { BattleDesk, BattleEntry } from '../../api/battles.js'
import { dayAndTime } from '../../api/time.js'

export interface LocalTime {
  readonly whose: string
  readonly zone: string
  /** `Sat 21 Nov, 19:00` */
  readonly text: string
}

/** One hour as each side's clock shows it, one's own first; clocks that hang together are named once. */
export const onClocks = (at: string, sides: BattleDesk['sides'], ownZone: string): readonly LocalTime[] => {
  const clocks = [
    { whose: words.yours(), zone: ownZone },
    ...sides.flatMap(({ mine, title, zone }) =>
      mine || zone === null ? [] : [{ whose: words.theirs({ side: title }), zone }],
    ),
  ]
  return clocks
    .filter(({ zone }, index) => clocks.findIndex((clock) => clock.zone === zone) === index)
    .map((clock) => ({ ...clock, text: dayAndTime(at, clock.zone) }))
}

/** What a field for day and hour means in a zone; an hour that the clocks leap over is no hour. */
export const readHour = (typed: string, zone: string): string | null => {
  const read = DateTime.fromISO(typed, { zone })
  if (!read.isValid || read.toFormat("yyyy-MM-dd'T'HH:mm") !== typed.slice(0, 16)) return null
  return read.toUTC().toISO()
}

/** A full hour a few days ahead, to begin with. */
export const firstOffer = (now: number, zone: string, days: number): string =>
  DateTime.fromMillis(now, { zone }).plus({ days }).set({ hour: 19, minute: 0 }).toFormat("yyyy-MM-dd'T'HH:mm")

export interface Offer {
  readonly entry: BattleEntry
  readonly times: readonly string[]
}

/** What a side offers now: its latest proposal, as far as it lies ahead; whatever was settled since has settled it too. */
export const offerOf = ({ entries, sides }: BattleDesk, mine: boolean, now: number): Offer | null => {
  const seats = sides.filter((side) => side.mine === mine).map(({ seat }) => seat)
  const settled = entries.filter(({ kind }) => kind === 'AGREEMENT' || kind === 'CALLED_OFF').at(-1)?.number ?? 0
  const entry = entries
    .filter(({ number, kind, seat }) => number > settled && kind === 'TIMES' && seats.includes(seat))
    .at(-1)
  const times = (entry?.times ?? []).filter((time) => new Date(time).getTime() > now)
  return entry && times.length > 0 ? { entry, times } : null
}

/** The first thing that one side said and the other has not answered with anything, or null. */
export const unansweredSince = ({ entries, sides }: BattleDesk, mine: boolean): string | null => {
  const own = new Set(sides.filter((side) => side.mine === mine).map(({ seat }) => seat))
  const lastOther = entries.filter(({ seat }) => !own.has(seat)).at(-1)?.number ?? 0
  const asked = entries.find(
    ({ number, seat, kind }) => number > lastOther && own.has(seat) && (kind === 'MESSAGE' || kind === 'TIMES'),
  )
  return asked?.at ?? null
}

/** When the hours that the other side has to answer run out. */
export const answerBy = (since: string, hours: number): string =>
  new Date(new Date(since).getTime() + hours * 3_600_000).toISOString()
