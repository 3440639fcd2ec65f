import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import { type Feud, feudRegistry, openFeud, refusal } from '../support/feud.js'
import { diceContribution, type House, letBegin, openHouse, type Person, sealStay } from '../support/house.js'
import { openTeller, toldTo } from '../support/teller.js'

let house: House
let feud: Feud

beforeAll(async () => {
  house = await openHouse(feudRegistry)
})
afterAll(() => house.close())
beforeEach(async () => {
  feud = await openFeud(house)
})

const tableOf = async (who: Person = feud.observer, campaignId = feud.campaignId) => {
  const table = await house.reads.table(who.session, campaignId)
  if (!table) throw new Error('no table')
  return table
}

const seatOf = async (seat: string, who?: Person) => (await tableOf(who)).seats.find(({ id }) => id === seat)

const concede = (who: Person, bot = true): Promise<unknown> =>
  house.referee.concede(who, { campaignId: feud.campaignId, bot })

const said = async (count: number): Promise<readonly string[]> => {
  const rows = await house.reads.log(feud.observer.session, feud.campaignId, null, count)
  return [...rows].reverse().map((row) => logText(row, 'UTC'))
}

describe('a holder who concedes', () => {
  it('is read by all, and a bot plays on', async () => {
    await concede(feud.west)
    expect(await seatOf('C')).toMatchObject({ conceded: true, bot: true, holder: null })
    expect(await said(1)).toEqual(['West conceded for seat C. A bot plays it from now on.'])
    await house.referee.bots.sweep()
    expect(await seatOf('C')).toMatchObject({ sealed: true })
    expect(await tableOf()).toMatchObject({ phase: 'RUNNING' })
  })

  it('may leave the seat to silence', async () => {
    await concede(feud.west, false)
    expect(await seatOf('C')).toMatchObject({ conceded: true, bot: false, holder: null })
    expect(await said(1)).toEqual(['West conceded for seat C. It stays silent from now on.'])
    await house.referee.bots.sweep()
    expect(await seatOf('C')).toMatchObject({ sealed: false })
  })

  it('keeps what the seat knew, and learns nothing more until the end', async () => {
    const { campaignId, west } = feud
    const before = await house.reads.briefingHeads(west.session, campaignId)
    await concede(west)
    await house.referee.bots.sweep()
    for (const [who, seat] of [
      [feud.north, 'A'],
      [feud.south, 'B'],
    ] as const)
      await sealStay(house, who, campaignId, `walk-1-${seat}`)
    for (const job of await house.referee.overdue()) await house.referee.closeGroup(job)
    expect((await tableOf()).turn).toBe(2)
    expect(await house.reads.briefingHeads(west.session, campaignId)).toEqual(before)
    expect(await house.reads.campaign(west.session, campaignId)).toMatchObject({ place: { former: true, seat: 'C' } })
    expect((await tableOf(west)).seats.map(({ conceded }) => conceded)).toEqual([false, false, true])
    await concede(feud.north)
    expect((await tableOf(west)).seats.map(({ conceded }) => conceded)).toEqual([true, false, true])
    expect((await tableOf(west)).phase).toBe('ENDED')
  })

  it('ends it all the same where a start is kept for somebody who may still come', async () => {
    const { campaignId, organiser } = feud
    await house.referee.removeHolder(organiser, { campaignId, seat: 'C' })
    await house.sql(`UPDATE muster.seat SET reserved_until = 9 WHERE campaign = $1 AND seat = 'C'`, [campaignId])
    await concede(feud.north)
    expect((await tableOf(feud.south)).phase).toBe('ENDED')
  })

  it('ends the campaign with the last but one: the last has won', async () => {
    await concede(feud.west)
    await concede(feud.north)
    const table = await tableOf()
    expect(table).toMatchObject({ phase: 'ENDED' })
    const south = table.seats.find(({ id }) => id === 'B')
    expect(south).toMatchObject({ holder: 'South', conceded: false })
    expect(await said(1)).toEqual([
      `The war is over: ${south?.title ?? ''} (B) wins by concession: all other seats have conceded.`,
    ])
    await expect(concede(feud.south)).rejects.toMatchObject({ code: 'CLOSED' })
  })

  it('takes it back by nothing but somebody who takes the seat over', async () => {
    const { campaignId, organiser } = feud
    await concede(feud.west)
    const { token } = await house.referee.invite(organiser, { campaignId, role: 'PLAYER', seat: 'C' })
    const guest = await house.person('Guest')
    await house.referee.acceptInvitation(guest, { token, diceContribution: diceContribution() })
    await letBegin(house, campaignId, [feud.north, feud.south])
    expect(await seatOf('C')).toMatchObject({ conceded: false, bot: false, holder: 'Guest' })
    await concede(feud.north)
    expect((await tableOf()).phase).toBe('RUNNING')
  })

  it('is told to the organiser', async () => {
    const teller = await openTeller(house, [])
    try {
      await concede(feud.west)
      await teller.tell()
    } finally {
      await teller.close()
    }
    expect(await toldTo(house, feud.organiser)).toContain('VACATED')
  })

  it('holds a seat of a campaign that is played', async () => {
    for (const who of [feud.organiser, feud.observer, feud.facilitator])
      await expect(concede(who)).rejects.toMatchObject(refusal('FORBIDDEN', /holder/))
    await expect(concede(feud.outsider)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { campaignId } = await house.referee.createCampaign(feud.north, {
      ...{ name: 'Not yet', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'UTC' },
      ...{ seat: 'A', diceContribution: diceContribution() },
    })
    await expect(house.referee.concede(feud.north, { campaignId, bot: true })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })
})
