import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSignals } from '../../server/src/live/signals.js'
import type { Visibility } from '../../server/src/referee/common/contract.js'
import { diceContribution, type House, letBegin, openHouse, openTable, type Person } from '../support/house.js'
import { openTeller } from '../support/teller.js'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const open = async (visibility: Visibility = 'LISTED') => {
  const organiser = await house.person('Organiser')
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name: 'Club night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'Europe/Berlin', visibility },
  })
  return { campaignId, organiser }
}

const ask = (who: Person, campaignId: string, seat?: string, note = 'I live round the corner.') =>
  house.referee.requestSeat(who, {
    ...{ campaignId, note, diceContribution: diceContribution() },
    ...(seat !== undefined && { seat }),
  })

const stateOf = async (who: Person, campaignId: string) => {
  const request = (await house.reads.offer(campaignId, who.session))?.request
  return request && { state: request.state, answer: request.answer }
}

test('somebody asks for a seat, the organiser says yes, and it is theirs', async () => {
  const { campaignId, organiser } = await open()
  const asker = await house.person('Asker')
  const { requestId } = await ask(asker, campaignId, 'B')
  expect(await house.reads.seatRequests(organiser.session, campaignId)).toMatchObject([
    { id: requestId, by: 'Asker', seat: 'B', note: 'I live round the corner.', state: 'OPEN', campaign: 'Club night' },
  ])
  await house.referee.answerSeatRequest(organiser, { requestId, accept: true, text: 'Welcome.' })
  expect(await stateOf(asker, campaignId)).toEqual({ state: 'ACCEPTED', answer: 'Welcome.' })
  expect((await house.reads.campaign(asker.session, campaignId))?.place).toMatchObject({ role: 'PLAYER', seat: 'B' })
  expect(await house.reads.seatRequests(organiser.session, campaignId)).toEqual([])
  await expect(house.referee.answerSeatRequest(organiser, { requestId, accept: false })).rejects.toThrow('open')
})

test('open pages of the campaign are woken when somebody asks, and when they ask no longer', async () => {
  const { campaignId } = await open()
  const signals = await openSignals(house.urls.referee)
  const woken = (): Promise<void> => new Promise((resolve) => void signals.onCampaign(campaignId, resolve))
  try {
    const asked = woken()
    const asker = await house.person('Asker')
    const { requestId } = await ask(asker, campaignId, 'B')
    await asked
    const withdrawn = woken()
    await house.referee.withdrawSeatRequest(asker, { requestId })
    await withdrawn
  } finally {
    await signals.close()
  }
})

test('where any seat is asked for, the organiser says which', async () => {
  const { campaignId, organiser } = await open('UNLISTED')
  const asker = await house.person('Asker')
  const { requestId } = await ask(asker, campaignId)
  const answer = (seat?: string) =>
    house.referee.answerSeatRequest(organiser, { requestId, accept: true, ...(seat !== undefined && { seat }) })
  await expect(answer()).rejects.toThrow('Choose a seat that is free: A, B.')
  await answer('A')
  expect((await house.reads.campaign(asker.session, campaignId))?.place.seat).toBe('A')
})

test('a private campaign cannot be asked, as one that does not exist cannot', async () => {
  const { campaignId } = await open('PRIVATE')
  const asker = await house.person('Asker')
  const refusals = await Promise.all(
    [campaignId, randomUUID(), 'no id'].map((id) => ask(asker, id, 'Z').catch((error: unknown) => String(error))),
  )
  expect(new Set(refusals).size).toBe(1)
  expect(refusals[0]).toContain('Problem')
})

test('a request is read by whoever wrote it and by those who organise, and by nobody else', async () => {
  const { campaignId, organiser } = await open()
  const [asker, other] = [await house.person('Asker'), await house.person('Other')]
  const { token } = await house.referee.invite(organiser, { campaignId, role: 'PLAYER', seat: 'A' })
  await house.referee.acceptInvitation(other, { token, diceContribution: diceContribution() })
  const told = async () =>
    JSON.stringify([
      await house.reads.table(other.session, campaignId),
      await house.reads.log(other.session, campaignId, null, 50),
      await house.reads.offer(campaignId, other.session),
      await house.reads.seatRequests(other.session, campaignId),
      await house.reads.ownRequests(other.session, { after: null, limit: 50 }),
    ])
  const count = async ({ session }: Person) => (await house.reads.table(session, campaignId))?.requests
  const before = await told()
  const { requestId } = await ask(asker, campaignId, 'B')
  expect(await told()).toBe(before)
  expect(await count(organiser)).toBe(1)
  expect(await count(other)).toBeNull()
  for (const stranger of [other, asker])
    await expect(house.referee.answerSeatRequest(stranger, { requestId, accept: true })).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    )
  await expect(house.referee.withdrawSeatRequest(other, { requestId })).rejects.toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  )
  await house.referee.answerSeatRequest(organiser, { requestId, accept: false, text: 'We are full.' })
  expect(await count(organiser)).toBe(0)
  expect(await told()).toBe(before)
})

test('who was declined does not ask again; who withdrew may', async () => {
  const { campaignId, organiser } = await open()
  const asker = await house.person('Asker')
  const first = await ask(asker, campaignId)
  await expect(ask(asker, campaignId)).rejects.toThrow('asked for a seat in this campaign already')
  await house.referee.withdrawSeatRequest(asker, first)
  await expect(house.referee.withdrawSeatRequest(asker, first)).rejects.toThrow('no longer open')
  const second = await ask(asker, campaignId)
  await house.referee.answerSeatRequest(organiser, { ...second, accept: false, text: 'Not this time.' })
  expect(await stateOf(asker, campaignId)).toEqual({ state: 'DECLINED', answer: 'Not this time.' })
  await expect(ask(asker, campaignId)).rejects.toThrow('declined')
})

test('an account has five open requests and asks ten times a day', async () => {
  const asker = await house.person('Asker')
  const made: { readonly requestId: string }[] = []
  for (let count = 0; count < 5; count += 1) made.push(await ask(asker, (await open()).campaignId))
  await expect(ask(asker, (await open()).campaignId)).rejects.toThrow('You have 5 open requests')
  for (const one of made) await house.referee.withdrawSeatRequest(asker, one)
  for (let count = 0; count < 5; count += 1)
    await house.referee.withdrawSeatRequest(asker, await ask(asker, (await open()).campaignId))
  await expect(ask(asker, (await open()).campaignId)).rejects.toThrow('10 seats a day')
  await house.sql(`UPDATE muster.seat_request SET asked_at = asked_at - interval '1 day' WHERE user_id = $1`, [
    asker.userId,
  ])
  await ask(asker, (await open()).campaignId)
})

test('of two requests of one account at the same time one is refused', async () => {
  const { campaignId } = await open()
  const asker = await house.person('Asker')
  const settled = await Promise.allSettled([ask(asker, campaignId), ask(asker, campaignId)])
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a request that nobody answers lapses', async () => {
  const { campaignId, organiser } = await open()
  const asker = await house.person('Asker')
  const { requestId } = await ask(asker, campaignId)
  await house.sql('UPDATE muster.seat_request SET lapses_at = clock_timestamp() WHERE id = $1', [requestId])
  expect(await stateOf(asker, campaignId)).toEqual({ state: 'LAPSED', answer: '' })
  expect(await house.reads.seatRequests(organiser.session, campaignId)).toEqual([])
  await expect(house.referee.answerSeatRequest(organiser, { requestId, accept: true })).rejects.toThrow('open')
  await ask(asker, campaignId)
})

test('in mid-war a seat that was asked for begins after the notice to all, like every other', async () => {
  const { campaignId, north, south } = await openTable(house, { visibility: 'LISTED' })
  const asker = await house.person('Asker')
  await expect(ask(asker, campaignId)).rejects.toThrow('Every seat of the campaign is taken')
  await house.referee.removeHolder(north, { campaignId, seat: 'B' })
  // Who held the seat knows what it knew: they may ask for it again, and for no other.
  await expect(ask(south, campaignId)).rejects.toThrow('held')
  const { requestId } = await ask(asker, campaignId, 'B')
  await house.referee.answerSeatRequest(north, { requestId, accept: true })
  expect((await house.reads.campaign(asker.session, campaignId))?.place.role).toBe('WAITING')
  expect((await house.reads.table(north.session, campaignId))?.matters).toMatchObject([{ kind: 'PLACE', seat: 'B' }])
  // Whoever offers a place does not consent to it themselves: it waits for the notice.
  await letBegin(house, campaignId, [north])
  expect((await house.reads.campaign(asker.session, campaignId))?.place.role).toBe('WAITING')
  expect((await house.reads.offer(campaignId, null))?.seats.map(({ free }) => free)).toEqual([false, false])
})

test('a seat that was taken meanwhile is not given twice, and the request stays open', async () => {
  const { campaignId, organiser } = await open()
  const [first, second] = [await house.person('First'), await house.person('Second')]
  const [one, two] = [await ask(first, campaignId, 'A'), await ask(second, campaignId, 'A')]
  await house.referee.answerSeatRequest(organiser, { ...one, accept: true })
  await expect(house.referee.answerSeatRequest(organiser, { ...two, accept: true })).rejects.toThrow(
    'Seat A is no longer free',
  )
  expect(await stateOf(second, campaignId)).toEqual({ state: 'OPEN', answer: '' })
})

test('organisers are told of a request, whoever asked of the answer, and nobody else of either', async () => {
  const teller = await openTeller(house, [])
  const { campaignId, organiser } = await open()
  const [yes, no] = [await house.person('Yes'), await house.person('No')]
  const [first, second] = [await ask(yes, campaignId, 'A'), await ask(no, campaignId)]
  await house.referee.answerSeatRequest(organiser, { ...first, accept: true })
  await house.referee.answerSeatRequest(organiser, { ...second, accept: false })
  await teller.all()
  const told = await house.sql('SELECT account, kind FROM muster.notification WHERE campaign = $1 ORDER BY number', [
    campaignId,
  ])
  expect(told).toEqual([
    { account: organiser.userId, kind: 'REQUESTED' },
    { account: organiser.userId, kind: 'REQUESTED' },
    { account: organiser.userId, kind: 'JOINED' },
    { account: yes.userId, kind: 'ACCEPTED' },
    { account: no.userId, kind: 'DECLINED' },
  ])
  await teller.close()
})
