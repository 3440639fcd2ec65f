import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Feud, feudRegistry, openFeud, passTurn, refusal } from '../support/feud.js'
import type { House, Person } from '../support/house.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let feud: Feud

beforeAll(async () => {
  house = await sharedHouse(feudRegistry)
})
afterAll(() => house.close())
beforeEach(async () => {
  feud = await openFeud(house)
  await passTurn(house, feud, 1)
})

const end = async (): Promise<void> => {
  await house.referee.endCampaign(feud.organiser, { campaignId: feud.campaignId })
  await house.referee.openWar(feud.campaignId)
}
const share = (open = true, who = feud.organiser) => house.referee.shareWar(who, { campaignId: feud.campaignId, open })
const refuse = (who: Person, refused = true) =>
  house.referee.refuseWarLink(who, { campaignId: feud.campaignId, refused })
const linkOf = ({ session }: Person) => house.reads.warLink(session, feud.campaignId)
const codeOf = async (who = feud.observer): Promise<string> => (await linkOf(who))?.code ?? ''
const log = async () =>
  (await house.reads.log(feud.west.session, feud.campaignId, null, 50))
    .filter(({ kind }) => kind === 'WAR_SHARED')
    .map(({ seat, detail }) => [seat, detail.link])
    .reverse()

/** All that a code opens. */
const opened = async (code: string) => [
  await house.reads.sharedWar(code),
  await house.reads.sharedBoard(code),
  await house.reads.sharedView(code, null, 1),
  await house.reads.sharedView(code, 'A', 1),
  await house.reads.sharedPrintedMap(code),
]
const nothing = [null, null, null, null, null]

/** As if its map was one that somebody drew. */
const print = (): Promise<unknown> =>
  house.sql('INSERT INTO muster.campaign_scenario (campaign, scenario, printed) VALUES ($1, $2, $3)', [
    ...[feud.campaignId, { data: 'Where everybody begins.' }, { names: [{ at: '1,1', text: 'Ford' }] }],
  ])

describe('a war that is shared by link', () => {
  test('is over, and open to its members, before it can be shared', async () => {
    await expect(share()).rejects.toMatchObject(refusal('CLOSED', /once it is over/))
    await house.referee.endCampaign(feud.organiser, { campaignId: feud.campaignId })
    await expect(share()).rejects.toMatchObject(refusal('CLOSED', /once it is over/))
    expect(await linkOf(feud.organiser)).toEqual({ code: null, refused: [] })
  })

  test('shows strangers the maps of all seats with what is printed on them, and names of seats alone', async () => {
    await print()
    await end()
    await share()
    const code = await codeOf()
    expect(code).toMatch(/^[0-9a-f]{32}$/)
    const war = await house.reads.sharedWar(code)
    expect(new Set(war?.moments.map(({ seat }) => seat))).toEqual(new Set([null, 'A', 'B', 'C']))
    for (const { seat, number } of war?.moments ?? []) {
      const viewer = seat === null ? 'everyone' : { seat }
      const own = await house.reads.briefing(feud.north.session, feud.campaignId, number, viewer)
      expect(await house.reads.sharedView(code, seat, number)).toEqual(own?.view)
    }
    expect(await house.reads.sharedBoard(code)).toEqual(await house.reads.board(feud.north.session, feud.campaignId))
    for (const stranger of ['facilitator', 'OBSERVER', 'Z', ''])
      expect(await house.reads.sharedView(code, stranger, 1)).toBeNull()
    expect(await house.reads.sharedPrintedMap(code)).toEqual({ names: [{ at: '1,1', text: 'Ford' }] })
    const told = JSON.stringify(await opened(code))
    expect(told).not.toContain('Where everybody begins')
    for (const { name } of [feud.organiser, feud.north, feud.south, feud.west, feud.observer, feud.facilitator])
      expect(told).not.toContain(`"${name}"`)
  })

  test('is opened by no code that is unknown, taken back, replaced, or another campaign’s', async () => {
    await print()
    await end()
    await share()
    const first = await codeOf()
    await share()
    const second = await codeOf()
    expect(second).not.toBe(first)
    for (const code of [first, 'f'.repeat(32), '', feud.campaignId]) expect(await opened(code)).toEqual(nothing)
    await share(false)
    expect(await opened(second)).toEqual(nothing)
    expect(await log()).toEqual([
      [null, 'OPENED'],
      [null, 'MOVED'],
      [null, 'CLOSED'],
    ])
  })

  test('is shared by organisers alone', async () => {
    await end()
    for (const who of [feud.north, feud.observer, feud.facilitator])
      await expect(share(true, who)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(share(true, feud.outsider)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await linkOf(feud.outsider)).toBeNull()
  })

  test('is not shared as long as one seat wants no link, beforehand or afterwards', async () => {
    await refuse(feud.south)
    await refuse(feud.south)
    await end()
    await expect(share()).rejects.toMatchObject(refusal('CONFLICT', /wants no link/))
    await refuse(feud.south, false)
    await share()
    const code = await codeOf()
    await refuse(feud.north)
    expect(await opened(code)).toEqual(nothing)
    expect(await linkOf(feud.observer)).toEqual({ code: null, refused: ['A'] })
    await expect(share()).rejects.toMatchObject(refusal('CONFLICT', /wants no link/))
    for (const who of [feud.observer, feud.facilitator, feud.organiser])
      await expect(refuse(who)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(refuse(feud.outsider)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await log()).toEqual([
      ['B', 'REFUSED'],
      ['B', 'ALLOWED'],
      [null, 'OPENED'],
      ['A', 'REFUSED'],
    ])
  })
})
