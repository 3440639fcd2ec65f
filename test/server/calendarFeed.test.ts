import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feedOf } from '../../server/src/notify/feed.js'
import type { CalendarRow } from '../../server/src/store/reads.notify.js'
import { atFord, type Feud, feudRegistry, openFeud } from '../support/feud.js'
import { daysAhead, type House, type Person } from '../support/house.js'
import { openTeller, type Teller } from '../support/teller.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let feud: Feud
let teller: Teller

beforeAll(async () => {
  house = await sharedHouse(feudRegistry)
  teller = await openTeller(house, [])
})
afterAll(async () => {
  await teller.close()
  await house.close()
})
beforeEach(async () => {
  feud = await openFeud(house)
})

const rowsOf = async (who: Person): Promise<readonly CalendarRow[] | null> =>
  house.reads.calendar(await teller.owned.renewCalendar(who, null))

const kindsOf = async (who: Person): Promise<readonly string[]> => ((await rowsOf(who)) ?? []).map(({ kind }) => kind)

/** The two sides of the battle agree on a time. */
const agree = async (): Promise<Date> => {
  const at = await atFord(house, feud)
  const time = new Date(daysAhead(4))
  await house.referee.proposeTimes(feud.north, { ...at(), times: [time] })
  const entry = (await house.reads.battle(feud.north.session, feud.campaignId, at().battleId))?.entries.at(-1)
  await house.referee.agreeOnTime(feud.south, { ...at(), entry: entry?.number ?? 0, time })
  return time
}

describe('a calendar', () => {
  it('holds what its owner is asked, and the times of their own battles, and nothing of others', async () => {
    const before = await kindsOf(feud.west)
    const time = await agree()
    const rows = (await rowsOf(feud.north)) ?? []
    const battle = rows.find(({ kind }) => kind === 'BATTLE')
    expect(new Date(battle?.at ?? 0)).toEqual(time)
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ORDERS', 'BATTLE']))
    expect(await kindsOf(feud.south)).toContain('BATTLE')
    expect(await kindsOf(feud.west)).toEqual(before)
    expect(before).not.toContain('BATTLE')
    for (const who of [feud.observer, feud.outsider, feud.organiser]) expect(await rowsOf(who)).toEqual([])
  })

  it('holds what is asked of whom its owner acts for, as long as they do', async () => {
    const { north, outsider, campaignId } = feud
    await agree()
    const { token } = await house.referee.nameDeputy(north, { campaignId, until: daysAhead(3) })
    expect(await rowsOf(outsider)).toEqual([])
    await house.referee.acceptInvitation(outsider, { token: token ?? '' })
    expect([...(await kindsOf(outsider))].sort()).toEqual([...(await kindsOf(north))].sort())
    expect(await kindsOf(outsider)).toContain('BATTLE')
    await house.referee.dismissDeputy(outsider, { campaignId })
    expect(await rowsOf(outsider)).toEqual([])
  })

  it('is the same to somebody else, byte for byte, whether two others agree on a time or not', async () => {
    const secret = await teller.owned.renewCalendar(feud.west, null)
    const textNow = async (): Promise<string> =>
      feedOf((await house.reads.calendar(secret)) ?? [], 'https://muster.example', secret).text
    const before = await textNow()
    await agree()
    expect(await textNow()).toBe(before)
  })

  it('no longer holds a battle that was called off, nor anything of a place that was taken away', async () => {
    const { north, south, organiser, campaignId } = feud
    await agree()
    const at = await atFord(house, feud)
    await house.referee.callOffTime(south, at())
    expect(await kindsOf(north)).not.toContain('BATTLE')
    await house.referee.removeHolder(organiser, { campaignId, seat: 'A' })
    expect(await rowsOf(north)).toEqual([])
  })

  it('is empty while the campaign is paused, and after its end', async () => {
    const { organiser, campaignId, west } = feud
    await house.referee.pauseCampaign(organiser, { campaignId })
    expect(await rowsOf(west)).toEqual([])
    await house.referee.resumeCampaign(organiser, { campaignId })
    expect(await kindsOf(west)).toContain('ORDERS')
    await house.referee.endCampaign(organiser, { campaignId })
    expect(await rowsOf(west)).toEqual([])
  })

  it('names campaign and kind, and no stage, seat or place', async () => {
    await agree()
    const rows = (await rowsOf(feud.north)) ?? []
    const { text } = feedOf(rows, 'https://muster.example', 'secret')
    const said = [...text.matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:(.*)\r$/gm)].map(([, words]) => words)
    expect(new Set(said)).toEqual(
      new Set(
        ['The feud: orders are due', 'The feud: an answer is due', 'The feud: battle'].filter((title) =>
          rows.some(({ kind }) =>
            title.endsWith({ ORDERS: 'orders are due', QUESTION: 'an answer is due', BATTLE: 'battle' }[kind]),
          ),
        ),
      ),
    )
    expect(text.replaceAll('\r\n ', '')).toContain(`URL;VALUE=URI:https://muster.example/campaign/${feud.campaignId}`)
    expect(text).not.toContain('walk')
  })
})

describe('its address', () => {
  it('is unknown when another was made, or the calendar was turned off, and stored nowhere', async () => {
    const { west } = feud
    const first = await teller.owned.renewCalendar(west, null)
    expect((await house.reads.notify(west.session))?.calendar).toBe(true)
    const second = await teller.owned.renewCalendar(west, null)
    expect(await house.reads.calendar(first)).toBeNull()
    expect(await house.reads.calendar(second)).not.toBeNull()
    expect(await house.sql('SELECT FROM muster.notify_person WHERE calendar_hash LIKE $1', [`%${second}%`])).toEqual([])
    await teller.owned.endCalendar(west, null)
    expect(await house.reads.calendar(second)).toBeNull()
    expect((await house.reads.notify(west.session))?.calendar).toBe(false)
    expect(await house.reads.calendar('')).toBeNull()
  })

  it('is unknown from the moment its owner deletes their account', async () => {
    const secret = await teller.owned.renewCalendar(feud.outsider, null)
    await house.sql('DELETE FROM accounts."user" WHERE "id" = $1', [feud.outsider.userId])
    expect(await house.reads.calendar(secret)).toBeNull()
  })

  it('has an ETag of its own: calendars that say the same have different ones', () => {
    const etag = (secret: string): string => feedOf([], 'https://muster.example', secret).etag
    expect(etag('a')).not.toBe(etag('b'))
    expect(etag('a')).toBe(etag('a'))
  })
})
