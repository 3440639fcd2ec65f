import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenTyped } from '../../server/src/base/invitationCode.js'
import { diceContribution, type House, openHouse, type Person } from '../support/house.js'
import { openTeller } from '../support/teller.js'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

interface Club {
  readonly campaignId: string
  readonly organiser: Person
  readonly token: string
}

const openClub = async (): Promise<Club> => {
  const organiser = await house.person('Organiser')
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name: 'Club night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'Europe/Berlin' },
  })
  const { token, seat } = await house.referee.invite(organiser, { campaignId, role: 'PLAYER' })
  expect(seat).toBeNull()
  return { campaignId, organiser, token }
}

const accept = (who: Person, token: string, seat?: string): Promise<unknown> =>
  house.referee.acceptInvitation(who, {
    ...{ token, diceContribution: diceContribution() },
    ...(seat !== undefined && { seat }),
  })

const freeSeats = async (token: string): Promise<readonly string[] | undefined> =>
  (await house.reads.invitation(token, null))?.offer.seats.filter(({ free }) => free).map(({ id }) => id)

test('one code lets people in until the seats are taken, each to the seat of their choice', async () => {
  const { campaignId, organiser, token } = await openClub()
  expect(token).toMatch(/^([2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4}$/)
  const [ann, ben, cat] = [await house.person('Ann'), await house.person('Ben'), await house.person('Cat')]
  expect(await freeSeats(token)).toEqual(['A', 'B'])
  await expect(accept(ann, token)).rejects.toThrow('Choose a seat that is free: A, B.')
  await accept(ann, token.toLowerCase().replaceAll('-', ' '), 'B')
  expect(await freeSeats(token)).toEqual(['A'])
  await expect(accept(ben, token, 'B')).rejects.toThrow('Choose a seat that is free: A.')
  await accept(ann, token, 'A')
  expect(await freeSeats(token)).toEqual(['A'])
  await accept(ben, token, 'A')
  await expect(accept(cat, token, 'A')).rejects.toThrow('Every seat of the campaign is taken')
  expect(await freeSeats(token)).toEqual([])
  await house.referee.removeHolder(organiser, { campaignId, seat: 'A' })
  await accept(cat, token, 'A')
  const seats = (await house.reads.table(cat.session, campaignId))?.seats.map(({ holder }) => holder)
  expect(seats).toEqual(['Cat', 'Ann'])
})

test('of two who take the last seat at the same time one is told that it is taken', async () => {
  const { token } = await openClub()
  await accept(await house.person('First'), token, 'A')
  const rest = [await house.person('Second'), await house.person('Third')]
  const settled = await Promise.allSettled(rest.map((who) => accept(who, token, 'B')))
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('who holds the link sees which seats are free; by whom the others are held is told to those who are signed in', async () => {
  const { organiser, token } = await openClub()
  await accept(await house.person('Known only to members'), token, 'A')
  const nobody = JSON.stringify(await house.reads.invitation(token, null))
  expect(nobody).not.toContain('Known only to members')
  expect(nobody).not.toContain(organiser.name)
  const stranger = await house.person('Stranger')
  const seen = await house.reads.invitation(token, stranger.session)
  expect(seen?.offer.organiser).toBe(organiser.name)
  expect(seen?.invitedBy).toBe(organiser.name)
  expect(seen?.offer.seats.map(({ holder }) => holder)).toEqual(['Known only to members', null])
  expect(await house.reads.invitation(token, 'no credential')).toEqual(JSON.parse(nobody))
})

test('a link for one person names whoever made it to everybody who holds it', async () => {
  const { campaignId, organiser } = await openClub()
  const { token } = await house.referee.invite(organiser, { campaignId, role: 'PLAYER', seat: 'A' })
  const told = await house.reads.invitation(token, null)
  expect(told?.invitedBy).toBe(organiser.name)
  expect(told?.offer.organiser).toBeNull()
})

test('a code that was revoked or has run out lets nobody in', async () => {
  const { campaignId, organiser, token } = await openClub()
  const [open] = await house.reads.invitations(organiser.session, campaignId)
  await house.referee.revokeInvitation(organiser, { id: open?.id ?? '' })
  const late = await house.person('Late')
  await expect(accept(late, token, 'A')).rejects.toThrow('unknown, used or expired')
  const again = await house.referee.invite(organiser, { campaignId, role: 'PLAYER' })
  await house.sql('UPDATE muster.invitation SET expires_at = clock_timestamp() WHERE campaign = $1', [campaignId])
  await expect(accept(late, again.token, 'A')).rejects.toThrow('unknown, used or expired')
  expect(await house.reads.invitation(again.token, null)).toBeNull()
})

test('the organiser is told when the last seat is taken, once', async () => {
  const teller = await openTeller(house, [])
  const { campaignId, organiser, token } = await openClub()
  await accept(await house.person('One'), token, 'A')
  await accept(await house.person('Two'), token, 'B')
  await teller.all()
  const told = await house.sql('SELECT account, kind FROM muster.notification WHERE campaign = $1 ORDER BY number', [
    campaignId,
  ])
  expect(told).toEqual([
    { account: organiser.userId, kind: 'JOINED' },
    { account: organiser.userId, kind: 'FULL' },
  ])
  await teller.close()
})

test('a code is the same however it is typed, and other tokens are left as they are', () => {
  expect(tokenTyped('k7qm 4txp-22rb')).toBe('K7QM4TXP22RB')
  expect(tokenTyped('K7QM-4TXP-22R0')).toBe('K7QM-4TXP-22R0')
  expect(tokenTyped('aZ_-'.repeat(10))).toBe('aZ_-'.repeat(10))
})
