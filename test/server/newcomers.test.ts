import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Feud, feudRegistry, openFeud, passTurn } from '../support/feud.js'
import { type House, letBegin, noticeOver, type Person, diceContribution } from '../support/house.js'
import { closeComplete } from '../support/deadline.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House

beforeAll(async () => {
  house = await sharedHouse(feudRegistry)
})
afterAll(() => house.close())

const invited = async (
  { campaignId, organiser }: Feud,
  role: 'PLAYER' | 'FACILITATOR',
  seat?: string,
): Promise<Person> => {
  const newcomer = await house.person('Newcomer')
  const { token } = await house.referee.invite(organiser, { campaignId, role, ...(seat ? { seat } : {}) })
  await house.referee.acceptInvitation(newcomer, { token, ...(seat ? { diceContribution: diceContribution() } : {}) })
  return newcomer
}

const viewer = async (who: Person, { campaignId }: Feud) =>
  (await house.reads.briefing(who.session, campaignId))?.view.viewer

const place = async (who: Person, { campaignId }: Feud) => (await house.reads.campaign(who.session, campaignId))?.place

const lastKinds = async (who: Person, { campaignId }: Feud, count: number) =>
  (await house.reads.log(who.session, campaignId, null, count)).map(({ kind }) => kind)

/** A feud that has begun without its facilitator. */
const unfacilitated = async (): Promise<Feud> => {
  const feud = await openFeud(house)
  await house.referee.removeFacilitator(feud.organiser, feud)
  return feud
}

describe('a facilitator who is appointed in mid-war', () => {
  test('sees nothing at first, while all are told, and everything with the first turn after the notice', async () => {
    const feud = await unfacilitated()
    const newcomer = await invited(feud, 'FACILITATOR')
    expect(await viewer(newcomer, feud)).toEqual({ kind: 'observer' })
    expect(await place(newcomer, feud)).toMatchObject({ role: 'WAITING', seat: null, former: false })
    const seen = await house.reads.table(feud.west.session, feud.campaignId)
    expect(seen).toMatchObject({ facilitator: null, matters: [{ kind: 'PLACE', by: 'Newcomer', seat: null }] })
    // A turn that begins before the notice is over changes nothing.
    await passTurn(house, feud, 1)
    expect(await viewer(newcomer, feud)).toEqual({ kind: 'observer' })
    await noticeOver(house, feud.campaignId)
    expect(await viewer(newcomer, feud)).toEqual({ kind: 'observer' })
    await passTurn(house, feud, 2)
    expect(await viewer(newcomer, feud)).toEqual({ kind: 'facilitator' })
    expect(await lastKinds(feud.west, feud, 2)).toEqual(['STAGE_CLOSED', 'BEGAN'])
    expect((await house.reads.table(feud.west.session, feud.campaignId))?.facilitator).toBe('Newcomer')
    await house.referee.leaveCampaign(newcomer, feud)
    expect(await lastKinds(feud.west, feud, 1)).toEqual(['LEFT'])
  })

  test('begins at once when every holder of a seat consents, and not before the last', async () => {
    const feud = await unfacilitated()
    const newcomer = await invited(feud, 'FACILITATOR')
    await letBegin(house, feud.campaignId, [feud.north, feud.south])
    expect(await viewer(newcomer, feud)).toEqual({ kind: 'observer' })
    await letBegin(house, feud.campaignId, [feud.west])
    expect(await viewer(newcomer, feud)).toEqual({ kind: 'facilitator' })
  })

  test('can be withdrawn meanwhile, and may hold a seat then', async () => {
    const feud = await unfacilitated()
    const newcomer = await invited(feud, 'FACILITATOR')
    await expect(invited(feud, 'FACILITATOR')).rejects.toThrow(/waiting for this place/)
    await house.referee.removeFacilitator(feud.organiser, feud)
    expect(await viewer(newcomer, feud)).toBeUndefined()
    expect(await lastKinds(feud.west, feud, 1)).toEqual(['WITHDRAWN'])
    await house.referee.leaveCampaign(feud.west, feud)
    const { token } = await house.referee.invite(feud.organiser, { ...feud, role: 'PLAYER', seat: 'C' })
    await house.referee.acceptInvitation(newcomer, { token })
    expect(await place(newcomer, feud)).toMatchObject({ role: 'WAITING' })
  })

  test('is no observer of the other kind, who reads old briefings of the seats', async () => {
    const feud = await unfacilitated()
    const newcomer = await invited(feud, 'FACILITATOR')
    await house.sql(`UPDATE muster.campaign SET observers_delay = 3, turn = 9 WHERE id = $1`, [feud.campaignId])
    expect(await house.reads.briefingHeads(newcomer.session, feud.campaignId, { seat: 'A' })).toEqual([])
    expect(await house.reads.briefingHeads(feud.observer.session, feud.campaignId, { seat: 'A' })).not.toEqual([])
  })
})

describe('a seat in mid-war', () => {
  test('is given to somebody new with a turn, before everybody’s eyes; a bot plays it until then', async () => {
    const feud = await unfacilitated()
    const { campaignId, organiser, north, south, west } = feud
    await house.referee.removeHolder(organiser, { campaignId, seat: 'C' })
    await house.referee.seatBot(organiser, { campaignId, seat: 'C' })
    const newcomer = await invited(feud, 'PLAYER', 'C')
    expect(await viewer(newcomer, feud)).toEqual({ kind: 'observer' })
    expect(await house.reads.briefings(newcomer.session, campaignId, 0, 9)).toHaveLength(1)
    const seen = await house.reads.table(north.session, campaignId)
    expect(seen?.seats[2]).toMatchObject({ holder: null, bot: true })
    expect(seen?.matters).toMatchObject([{ kind: 'PLACE', seat: 'C', by: 'Newcomer' }])
    await noticeOver(house, campaignId)
    await house.referee.bots.play(campaignId)
    await passTurn(house, { ...feud, west: south }, 1).catch(() => undefined)
    await closeComplete(house, campaignId)
    expect(await viewer(newcomer, feud)).toEqual({ kind: 'seat', seat: 'C' })
    expect((await house.reads.table(north.session, campaignId))?.seats[2]).toMatchObject({
      holder: 'Newcomer',
      bot: false,
    })
    const log = await house.reads.log(north.session, campaignId, null, 6)
    expect(log.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['REMOVED', 'BOT_SEATED', 'WAITS', 'BEGAN']))
    expect(log.find(({ kind }) => kind === 'BEGAN')).toMatchObject({ subject: 'Newcomer', seat: 'C' })
    expect(await house.reads.stands(west.session, campaignId)).toBe(false)
  })

  test('given back is seen by who had it, too', async () => {
    const feud = await unfacilitated()
    const { campaignId, organiser, north, south, west } = feud
    await house.referee.removeHolder(organiser, { campaignId, seat: 'C' })
    const newcomer = await invited(feud, 'PLAYER', 'C')
    await letBegin(house, campaignId, [north, south])
    expect(await viewer(newcomer, feud)).toEqual({ kind: 'seat', seat: 'C' })
    await house.referee.leaveCampaign(newcomer, feud)
    const { token } = await house.referee.invite(organiser, { campaignId, role: 'PLAYER', seat: 'C' })
    await house.referee.acceptInvitation(west, { token })
    await letBegin(house, campaignId, [north, south])
    const kinds = (await house.reads.log(west.session, campaignId, null, 20)).map(({ kind }) => kind).reverse()
    expect(kinds.slice(kinds.indexOf('REMOVED', kinds.indexOf('STARTED') + 2))).toEqual([
      ...['REMOVED', 'WAITS', 'CONSENTED', 'CONSENTED', 'BEGAN', 'LEFT'],
      ...['WAITS', 'CONSENTED', 'CONSENTED', 'BEGAN'],
    ])
  })
})
