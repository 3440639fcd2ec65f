/** An agreed hour as a calendar takes it. */
export interface Appointment {
  /** Of the desk: a later file of the same battle replaces the earlier one. */
  readonly id: string
  readonly title: string
  readonly at: string
  readonly about: string
  readonly url: string
  /** When the file is made. */
  readonly now: Date
}

/** How long a battle is entered for. */
export const battleHours = 4

/** The appointment as an iCalendar file. The library comes with the first file that is asked for. */
export const calendarFile = async ({ id, title, at, about, url, now }: Appointment): Promise<string> => {
  const { default: ical } = await import('ical-generator')
  const start = new Date(at)
  const calendar = ical({ prodId: { company: 'Muster', product: 'Battle desk', language: 'EN' } })
  calendar.createEvent({
    id: `${id}@muster`,
    // Counts up with every file, so that a calendar takes the newest for right.
    sequence: Math.floor(now.getTime() / 1000) % 2_000_000_000,
    start,
    end: new Date(start.getTime() + battleHours * 3_600_000),
    stamp: now,
    summary: title,
    description: about,
    url,
  })
  return calendar.toString()
}
