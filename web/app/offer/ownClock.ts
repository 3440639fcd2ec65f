const dayLength = 86_400_000

/** What a clock in this zone shows, as if it were UTC. */
const shown = (at: Date, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
}

interface OwnHour {
  readonly hour: string
  /** Whether it is another day there. */
  readonly day: 'before' | 'same' | 'after'
}

/** A time of day of the campaign's zone on the reader's clock, as the two stand to each other now; null where both show the same. */
export const onOwnClock = (hour: string, zone: string, own: string, now: Date): OwnHour | null => {
  const ahead = shown(now, own) - shown(now, zone)
  if (ahead === 0) return null
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  const there = (hours * 60 + minutes) * 60_000
  const days = Math.floor((there + ahead) / dayLength)
  return {
    hour: new Date(there + ahead).toISOString().slice(11, 16),
    day: days < 0 ? 'before' : days > 0 ? 'after' : 'same',
  }
}
