import { expect } from 'vitest'
import { makeToken, must } from '../client.js'
import type { Club, Person } from './club.js'

interface Told {
  readonly number: number
  readonly kind: string
  readonly turn: number | null
  readonly stage: string | null
  readonly subject: string
}

/** Everything that somebody was told of campaigns. */
export const toldTo = async ({ server }: Club, who: Person): Promise<readonly Told[]> => {
  const token = await makeToken(server.url, who, ['READ'])
  const all: Told[] = []
  for (;;) {
    const after = all.at(-1)?.number ?? 0
    const { notifications: page } = await must<{ readonly notifications: readonly Told[] }>(
      ...([
        server.url,
        'query ($after: Int!) { notifications(after: $after) { number kind turn stage subject } }',
      ] as const),
      { after },
      { token },
    )
    if (page.length === 0) return all
    all.push(...page)
  }
}

export const kindsTo = async (club: Club, who: Person): Promise<readonly string[]> =>
  (await toldTo(club, who)).map(({ kind }) => kind)

/** Mails of campaigns, without what the accounts write. */
const campaignMails = ({ server }: Club, { email }: Person) =>
  server.mailbox.to(email).flatMap((mail) => (mail.once ? [{ ...mail, id: mail.once.id }] : []))

const counted = (all: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

/** What happens once in a stage, or in this month. */
const once: readonly string[] = ['ORDERS', 'LAST', 'STARTED', 'PAUSED', 'RESUMED', 'ORGANISER', 'ENDED', 'ABSENT']

/** Not sent where it is answered or read before the mail would go. */
const mayLapse: readonly string[] = ['ORDERS', 'QUESTION', 'DEADLINE', 'LAST', 'LETTER', 'REQUESTED']

const subjectsOf = (all: readonly { readonly subject: string }[]) => counted(all.map(({ subject }) => subject))

/** Each mail is there once, and nobody is told the same twice. */
export const expectEachOnce = async (club: Club, who: Person): Promise<void> => {
  const [mails, told] = [campaignMails(club, who), await toldTo(club, who)]
  expect(new Set(mails.map(({ id }) => id)).size, who.name).toBe(mails.length)
  const lapsing = new Set(told.filter(({ kind }) => mayLapse.includes(kind)).map(({ subject }) => subject))
  const [sent, known] = [subjectsOf(mails), subjectsOf(told)]
  for (const [subject, count] of Object.entries(known))
    if (lapsing.has(subject)) expect(sent[subject] ?? 0, `${who.name}: ${subject}`).toBeLessThanOrEqual(count)
    else expect(sent[subject], `${who.name}: ${subject}`).toBe(count)
  expect(Object.keys(sent).filter((subject) => known[subject] === undefined)).toEqual([])
  const same = counted(
    told.filter(({ kind }) => once.includes(kind)).map(({ kind, turn, stage }) => [kind, turn, stage].join(' ')),
  )
  expect(
    Object.entries(same).filter(([, count]) => count > 1),
    who.name,
  ).toEqual([])
}

/** No mail says more than that there is something to see: no name of anybody, and no cell. */
export const expectNothingSaid = (club: Club, who: Person, names: readonly string[]): void => {
  for (const { text } of campaignMails(club, who)) {
    const said = text.replace(/https?:\S+/g, '')
    expect(said).not.toMatch(/\b\d+\/\d+\b/)
    expect(names.filter((name) => said.includes(name))).toEqual([])
  }
}

/** How many mails of campaigns somebody has got. */
export const mailsTo = (club: Club, who: Person): number => campaignMails(club, who).length
