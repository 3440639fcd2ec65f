import { DateTime } from 'luxon'

interface Quiet {
  readonly zone: string | null
  /** `HH:MM:SS`. */
  readonly quietFrom: string | null
  readonly quietUntil: string | null
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** When somebody's quiet hours end, in their own zone; null: it is not quiet now. */
export const quietUntil = ({ zone, quietFrom, quietUntil: end }: Quiet, now: Date): Date | null => {
  if (zone === null || quietFrom === null || end === null) return null
  const local = DateTime.fromJSDate(now, { zone })
  if (!local.isValid) return null
  const [from, until, at] = [minutesOf(quietFrom), minutesOf(end), local.hour * 60 + local.minute]
  const quiet = from <= until ? at >= from && at < until : at >= from || at < until
  if (!quiet) return null
  const today = local.set({ hour: Math.floor(until / 60), minute: until % 60, second: 0, millisecond: 0 })
  return (today > local ? today : today.plus({ days: 1 })).toJSDate()
}
