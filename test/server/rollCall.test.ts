import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysAhead, diceContribution, type House, openHouse, openTable, type Person } from '../support/house.js'
import { openTeller } from '../support/teller.js'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

interface Club {
  readonly campaignId: string
  readonly organiser: Person
  readonly north: Person
  readonly south: Person
}

const sit = async (club: Pick<Club, 'campaignId' | 'organiser'>, who: Person, seat: string): Promise<void> => {
  const { token } = await house.referee.invite(club.organiser, { campaignId: club.campaignId, role: 'PLAYER', seat })
  await house.referee.acceptInvitation(who, { token, diceContribution: diceContribution() })
}

const openClub = async (): Promise<Club> => {
  const organiser = await house.person('Organiser')
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name: 'Club night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'Europe/Berlin' },
  })
  const club = { campaignId, organiser, north: await house.person('North'), south: await house.person('South') }
  await sit(club, club.north, 'A')
  await sit(club, club.south, 'B')
  return club
}

const call = ({ organiser, campaignId }: Club, until = daysAhead(2)) =>
  house.referee.callRoll(organiser, { campaignId, until })

const rollOf = async ({ north, campaignId }: Club) => (await house.reads.table(north.session, campaignId))?.rollCall

const passHour = ({ campaignId }: Club) =>
  house.sql('UPDATE muster.campaign SET roll_call_until = clock_timestamp() WHERE id = $1', [campaignId])

test('who answers is here, who does not is missing, and all members see it', async () => {
  const club = await openClub()
  const { campaignId, north, south } = club
  expect(await rollOf(club)).toBeNull()
  await expect(house.referee.answerRollCall(north, { campaignId })).rejects.toThrow('not been called')
  await call(club)
  expect(await rollOf(club)).toMatchObject({ here: [], missing: ['A', 'B'] })
  await house.referee.answerRollCall(north, { campaignId })
  await house.referee.answerRollCall(north, { campaignId })
  expect(await rollOf(club)).toMatchObject({ here: ['A'], missing: ['B'] })
  await expect(house.referee.answerRollCall(club.organiser, { campaignId })).rejects.toThrow('Only the holder')
  const lines = await house.reads.log(south.session, campaignId, null, 3)
  expect(lines.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['PRESENT', 'A'],
    ['ROLL_CALLED', null],
    expect.anything(),
  ])
})

test('seats of those who are missing are freed after the hour, in one step, and the others stay', async () => {
  const club = await openClub()
  const { campaignId, organiser, north, south } = club
  await call(club)
  await house.referee.answerRollCall(north, { campaignId })
  await expect(house.referee.freeMissingSeats(organiser, { campaignId })).rejects.toThrow('Wait until')
  await passHour(club)
  await expect(house.referee.freeMissingSeats(north, { campaignId })).rejects.toThrow('organiser')
  await house.referee.freeMissingSeats(organiser, { campaignId })
  const seats = (await house.reads.table(north.session, campaignId))?.seats.map(({ holder }) => holder)
  expect(seats).toEqual(['North', null])
  expect(await house.reads.table(south.session, campaignId)).toMatchObject({ visibility: null, rollCall: null })
  await expect(house.referee.freeMissingSeats(organiser, { campaignId })).rejects.toThrow('has answered')
  // Whoever comes now is here.
  await sit(club, await house.person('Late'), 'B')
  expect(await rollOf(club)).toMatchObject({ here: ['A', 'B'], missing: [] })
})

test('an answer after the hour counts while the seat is not freed, and a new call asks everybody again', async () => {
  const club = await openClub()
  const { campaignId, south } = club
  await call(club)
  await passHour(club)
  await house.referee.answerRollCall(south, { campaignId })
  expect(await rollOf(club)).toMatchObject({ here: ['B'], missing: ['A'] })
  await call(club)
  expect(await rollOf(club)).toMatchObject({ here: [], missing: ['A', 'B'] })
})

test('a co-organiser does not free the organiser’s seat', async () => {
  const organiser = await house.person('Organiser')
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name: 'Club night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'Europe/Berlin' },
    ...{ seat: 'A', diceContribution: diceContribution() },
  })
  const south = await house.person('South')
  await sit({ campaignId, organiser }, south, 'B')
  const member = (await house.reads.table(organiser.session, campaignId))?.members.find(({ seat }) => seat === 'B')
  await house.referee.nameOrganiser(organiser, { campaignId, memberId: member?.id ?? '', role: 'CO_ORGANISER' })
  await house.referee.answerNaming(south, { campaignId, accept: true })
  await house.referee.callRoll(south, { campaignId, until: daysAhead(1) })
  await house.sql('UPDATE muster.campaign SET roll_call_until = clock_timestamp() WHERE id = $1', [campaignId])
  expect((await house.reads.table(south.session, campaignId))?.rollCall).toMatchObject({ here: ['B'], missing: ['A'] })
  await expect(house.referee.freeMissingSeats(south, { campaignId })).rejects.toThrow('has answered')
})

test('the campaign starts without a roll call, with one, and then has none', async () => {
  const club = await openClub()
  const { campaignId, organiser, north } = club
  await expect(call(club, daysAhead(31))).rejects.toThrow('within 30 days')
  await expect(call(club, daysAhead(-1))).rejects.toThrow('in the future')
  await call(club)
  await house.referee.startCampaign(organiser, { campaignId })
  expect(await rollOf(club)).toBeNull()
  await expect(call(club)).rejects.toThrow('already started')
  await expect(house.referee.answerRollCall(north, { campaignId })).rejects.toThrow('already started')
  await openTable(house)
})

test('holders are told that the roll is called; the one who called it is not', async () => {
  const teller = await openTeller(house, [])
  const club = await openClub()
  await call(club)
  await teller.all()
  const told = await house.sql(
    `SELECT account FROM muster.notification WHERE campaign = $1 AND kind = 'ROLL_CALL' ORDER BY account`,
    [club.campaignId],
  )
  expect(told.map(({ account }) => account)).toEqual([club.north.userId, club.south.userId].sort())
  await teller.close()
})
