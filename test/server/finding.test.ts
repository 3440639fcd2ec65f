import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedFilter, ListedPlace, OfferRow } from '../../server/src/store/reads.js'
import type { Visibility } from '../../server/src/referee/common/contract.js'
import { diceContribution, type House, openHouse, type Person } from '../support/house.js'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const open = async (visibility: Visibility, name = 'Club night', timeZone = 'Europe/Berlin') => {
  const organiser = await house.person('Organiser')
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name, rulesetId: 'toy', scenarioId: 'heath', timeZone, visibility },
  })
  return { campaignId, organiser }
}

const all: ListedFilter = { rulesetId: null, freeSeats: null, pace: null, timeZone: null, started: null }

const placed = (row: OfferRow | undefined): ListedPlace | null => (row ? { at: row.listedAt ?? '', id: row.id } : null)

const namesOf = async (filter: Partial<ListedFilter> = {}): Promise<readonly string[]> =>
  (await house.reads.listed(null, { ...all, timeZone: 'Asia/Tokyo', ...filter }, { after: null, limit: 50 })).map(
    ({ name }) => name,
  )

const sit = async (organiser: Person, campaignId: string, seat: string): Promise<Person> => {
  const who = await house.person(`Holder of ${seat}`)
  const { token } = await house.referee.invite(organiser, { campaignId, role: 'PLAYER', seat })
  await house.referee.acceptInvitation(who, { token, diceContribution: diceContribution() })
  return who
}

test('everybody finds a listed campaign, whoever has the address an unlisted one, and nobody a private one', async () => {
  const stranger = await house.person('Stranger')
  const seen = async (id: string) => [
    await house.reads.offer(id, null),
    await house.reads.offer(id, stranger.session),
    (await house.reads.listed(stranger.session, all, { after: null, limit: 50 })).some((one) => one.id === id),
  ]
  const listed = await open('LISTED')
  const unlisted = await open('UNLISTED')
  const hidden = await open('PRIVATE')
  expect(await seen(listed.campaignId)).toEqual([expect.anything(), expect.anything(), true])
  expect(await seen(unlisted.campaignId)).toEqual([expect.anything(), expect.anything(), false])
  expect(await seen(hidden.campaignId)).toEqual([null, null, false])
  expect(await seen(randomUUID())).toEqual([null, null, false])
  // Not even its own organiser is told otherwise.
  expect(await house.reads.offer(hidden.campaignId, hidden.organiser.session)).toBeNull()
})

test('who looks without an account reads no name of a person', async () => {
  const { campaignId, organiser } = await open('LISTED')
  const holder = await sit(organiser, campaignId, 'A')
  const nobody = await house.reads.offer(campaignId, null)
  expect(nobody?.seats.map(({ free }) => free)).toEqual([false, true])
  expect(JSON.stringify(nobody)).not.toContain(holder.name)
  expect(nobody?.organiser).toBeNull()
  expect(await house.reads.offer(campaignId, 'no credential')).toEqual(nobody)
  const stranger = await house.person('Stranger')
  const named = await house.reads.offer(campaignId, stranger.session)
  expect(named?.seats.map((seat) => seat.holder)).toEqual([holder.name, null])
  expect(named?.organiser).toBe(organiser.name)
})

test('filters find what they say, and pages follow one another whatever is listed meanwhile', async () => {
  const zone = 'Asia/Tokyo'
  const first = await open('LISTED', 'First', zone)
  await open('LISTED', 'Second', zone)
  const third = await open('LISTED', 'Third', zone)
  await open('PRIVATE', 'Hidden', zone)
  expect(await namesOf()).toEqual(['Third', 'Second', 'First'])
  expect(await namesOf({ rulesetId: 'boltgun' })).toEqual([])
  await sit(first.organiser, first.campaignId, 'A')
  await sit(first.organiser, first.campaignId, 'B')
  expect(await namesOf({ freeSeats: true })).toEqual(['Third', 'Second'])
  expect(await namesOf({ freeSeats: false })).toEqual(['First'])
  await house.referee.startCampaign(first.organiser, { campaignId: first.campaignId })
  expect(await namesOf({ started: true })).toEqual(['First'])
  const pace = (await house.reads.offer(third.campaignId, null))?.pace ?? null
  expect(await namesOf({ pace })).toEqual(['Third', 'Second', 'First'])
  expect(await namesOf({ pace: pace === 'UNTIMED' ? 'DAYS' : 'UNTIMED' })).toEqual([])
  const filter = { ...all, timeZone: zone }
  const page = await house.reads.listed(null, filter, { after: null, limit: 2 })
  expect(page.map(({ name }) => name)).toEqual(['Third', 'Second'])
  await open('LISTED', 'Fourth', zone)
  const rest = await house.reads.listed(null, filter, { after: placed(page.at(-1)), limit: 2 })
  expect(rest.map(({ name }) => name)).toEqual(['First'])
})

test('all members read in the log who may find the campaign; listing it again brings it no further up', async () => {
  const { campaignId, organiser } = await open('PRIVATE', 'Early', 'Asia/Seoul')
  const set = (visibility: Visibility) => house.referee.setVisibility(organiser, { campaignId, visibility })
  await set('LISTED')
  await open('LISTED', 'Late', 'Asia/Seoul')
  await set('PRIVATE')
  expect(await namesOf({ timeZone: 'Asia/Seoul' })).toEqual(['Late'])
  await set('LISTED')
  expect(await namesOf({ timeZone: 'Asia/Seoul' })).toEqual(['Late', 'Early'])
  await expect(set('LISTED')).rejects.toThrow('already')
  const member = await sit(organiser, campaignId, 'A')
  await expect(house.referee.setVisibility(member, { campaignId, visibility: 'PRIVATE' })).rejects.toThrow('organiser')
  const lines = await house.reads.log(member.session, campaignId, null, 50)
  expect(lines.flatMap(({ kind, detail }) => (kind === 'VISIBILITY_SET' ? [detail.visibility] : []))).toEqual([
    ...['LISTED', 'PRIVATE', 'LISTED'],
  ])
  expect((await house.reads.table(member.session, campaignId))?.visibility).toBe('LISTED')
})

test('a campaign that is over is found no more', async () => {
  const { campaignId, organiser } = await open('LISTED', 'Over', 'Asia/Manila')
  for (const seat of ['A', 'B']) await sit(organiser, campaignId, seat)
  await house.referee.startCampaign(organiser, { campaignId })
  await house.referee.endCampaign(organiser, { campaignId })
  expect(await namesOf({ timeZone: 'Asia/Manila' })).toEqual([])
  expect(await house.reads.offer(campaignId, null)).toBeNull()
})
