import { afterAll, beforeAll, expect, it } from 'vitest'
import { diceContribution } from '../support/house.js'
import { ask, cookieOf, must, password, postAuth, signIn } from './client.js'
import { act, type Club, consent, join, linkIn, logOf, read, seatOf, statusOf } from './club/club.js'
import { openDispute } from './club/dispute.js'
import { expectEachOnce, expectNothingSaid, kindsTo, mailsTo } from './club/mails.js'
import { eight, type Month, openMonth } from './club/month.js'
import { answerAll, deskOf } from './club/player.js'

/*
 * A month of a club of eight, one event after the other: each test goes on where the one before has left the campaign. Whatever goes wrong is put right by the
 * people themselves; the database is touched by the clock alone.
 */

const seats = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
const hour = 3_600_000
const dispute = openDispute(seats)

let month: Month
let club: Club
let people: Month['people']

beforeAll(async () => {
  month = await openMonth(dispute.habit)
  ;({ club, people } = month)
})
afterAll(() => month.close())

/** Of the stage that is played, as all see it. */
const firstDeadline = async (): Promise<number> => Date.parse((await statusOf(club, people.ben)).deadlines[0]?.at ?? '')

it('seven take their seats by one code, the eighth start is kept for somebody who comes late, and the organiser starts', async () => {
  const { invite } = await act<{ invite: { url: string } }>(
    club,
    people.ada,
    'invite(campaignId: $c, role: PLAYER) { url }',
  )
  await act(club, people.ada, 'reserveSeat(campaignId: $c, seat: "H") { id }')
  for (const [index, who] of month.there().entries())
    if (index > 0) await join(club, who, invite.url, seats[index] ?? null)
  await act(club, people.ada, 'startCampaign(campaignId: $c) { id }')
  await month.stage()
  expect(await statusOf(club, people.ben)).toMatchObject({ phase: 'RUNNING', stage: 'upkeep', turn: 1 })
})

it('a forgotten password is chosen anew by the link in a mail, and its owner plays on', async () => {
  const { server } = club
  const { ben } = people
  expect((await signIn(server.url, ben.email, 'what was it?')).status).toBe(401)
  await postAuth(server.url, '/request-password-reset', { email: ben.email })
  const token = await linkIn(server.mailbox, ben, /new password/)
  expect((await postAuth(server.url, '/reset-password', { token, newPassword: 'written on a card' })).status).toBe(200)
  expect((await ask(server.url, '{ me { name } }', {}, ben)).data).toEqual({ me: null })
  ben.cookie = cookieOf(await signIn(server.url, ben.email, 'written on a card'))
  expect(await answerAll(club, ben)).toBe(1)
})

it('a wrong result is not confirmed, and put right by the two who fought', async () => {
  await month.playUntil(() => dispute.answers.length >= 4)
  expect(dispute.answers).toEqual(['report', 'confirm', 'correct', 'correct'])
  const [first = ''] = dispute.sides() ?? []
  const { battles } = await read<{ battles: readonly { closedAt: string | null }[] }>(
    ...([club, people[eight[seats.indexOf(first)] ?? 'ben'], 'battles { closedAt }'] as const),
  )
  expect(battles.filter(({ closedAt }) => closedAt === null)).toEqual([])
})

it('somebody starts late where a start was kept, with what was stated before', async () => {
  const { ada, ben, hana } = people
  type Terms = { readonly houseRules: { readonly lateStart: readonly { readonly turn: number }[] } }
  const stated = await read<Terms>(club, ben, 'houseRules { lateStart { turn gains { label value } } }')
  const { turn } = await statusOf(club, ben)
  expect(stated.houseRules.lateStart.map((row) => row.turn)).toContain(turn + 1)
  const { invite } = await act<{ invite: { url: string } }>(
    ...([club, ada, 'invite(campaignId: $c, role: PLAYER, seat: "H") { url }'] as const),
  )
  await join(club, hana, invite.url)
  expect(await read(club, hana, 'place { role }')).toEqual({ place: { role: 'WAITING' } })
  await month.playUntil(async () => (await seatOf(club, ben, 'H'))?.holder === 'Hana')
  month.table.add('hana')
  expect((await logOf(club, ben)).find(({ kind, seat }) => kind === 'BEGAN' && seat === 'H')?.text).toContain('Hana')
  expect((await deskOf(club, hana)).asks).toHaveLength(1)
  await month.stage()
})

it('a holiday puts the deadline off, until a deputy is named for it; afterwards the deputy knows nothing more', async () => {
  const { ben, cleo, zoe } = people
  await month.playUntil(async () => (await statusOf(club, ben)).stage === 'upkeep')
  const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString()
  const [from, until] = [inHours(36), inHours(132)]
  const announce = `announceVacation(from: "${from}", until: "${until}", note: "The sea") { vacations { until } }`
  await must(club.server.url, `mutation { ${announce} }`, {}, cleo)
  expect(await firstDeadline()).toBeGreaterThanOrEqual(Date.parse(until))
  const { nameDeputy } = await act<{ nameDeputy: { url: string } }>(
    ...([club, cleo, `nameDeputy(campaignId: $c, from: "${from}", until: "${until}") { url }`] as const),
  )
  await join(club, zoe, nameDeputy.url)
  await club.clock.passHours(36)
  expect(await seatOf(club, ben, 'C')).toMatchObject({ deputy: { name: 'Zoe' }, holder: 'Cleo' })
  month.table.delete('cleo')
  month.table.add('zoe')
  // All seal, the deputy too: nobody waits for a deadline, and no further one is put off.
  for (let day = 0; day < 4; day += 1) {
    await month.stage()
    await club.clock.passHours(24)
  }
  month.table.delete('zoe')
  month.table.add('cleo')
  expect(await seatOf(club, ben, 'C')).toMatchObject({ deputy: null, vacation: null })
  const log = (await logOf(club, ben)).map(({ kind }) => kind)
  expect(log).toEqual(expect.arrayContaining(['VACATION', 'DEPUTY', 'DEPUTY_BEGAN', 'DEPUTY_ENDED']))
  expect(log.filter((kind) => kind === 'EXTENDED')).toHaveLength(1)
  expect(await kindsTo(club, zoe)).toEqual(expect.arrayContaining(['DEPUTY_BEGAN', 'ORDERS']))
  const known = await read(club, zoe, 'place { former } briefing { number }')
  await month.stage()
  expect(await read(club, zoe, 'place { former } briefing { number }')).toEqual(known)
  expect(known).toMatchObject({ place: { former: true } })
})

it('a player who vanishes is told, and a bot plays the seat until they are back', async () => {
  const { ada, dan } = people
  await month.playUntil(async () => (await seatOf(club, ada, 'D'))?.bot === true, 'dan')
  expect(await seatOf(club, ada, 'D')).toMatchObject({ holder: 'Dan', offered: false })
  expect(await kindsTo(club, dan)).toContain('ABSENT')
  expect(await kindsTo(club, ada)).toContain('SILENT')
  await act(club, dan, 'keepSeat(campaignId: $c) { id }')
  expect(await seatOf(club, ada, 'D')).toMatchObject({ holder: 'Dan', bot: false })
})

it('an organiser who vanishes is replaced by a vote of the seats', async () => {
  const { ben } = people
  await month.playUntil(async () => (await seatOf(club, ben, 'A'))?.bot === true, 'ada')
  month.table.delete('ada')
  const { members } = await statusOf(club, ben)
  const id = members.find(({ name }) => name === 'Ben')?.id ?? ''
  await act(club, ben, `callVote(campaignId: $c, on: { organiser: "${id}" }) { id }`)
  const [vote] = (await statusOf(club, ben)).notices
  for (const who of month.there('ben'))
    await act(club, who, `castVote(campaignId: $c, noticeId: "${vote?.id ?? ''}", inFavour: true) { id }`)
  expect((await statusOf(club, ben)).organiser).toBe('Ada')
  await club.clock.passHours(24)
  expect(await statusOf(club, ben)).toMatchObject({ organiser: 'Ben', notices: [] })
})

it('a pause over the holidays ends by itself, and costs exactly its length', async () => {
  const { ben, eva } = people
  await month.playUntil(async () => (await deskOf(club, eva)).asks.length > 0)
  const due = async (): Promise<number> => Date.parse((await deskOf(club, eva)).asks[0]?.deadlineAt ?? '')
  const line = async (kind: string): Promise<number> =>
    Date.parse((await logOf(club, eva)).filter((one) => one.kind === kind).at(-1)?.at ?? '')
  const until = new Date(Date.now() + 240 * hour).toISOString()
  await act(club, ben, `pauseCampaign(campaignId: $c, until: "${until}", note: "Merry Christmas") { id }`)
  const left = (await due()) - (await line('PAUSED'))
  const early = await answerAll(club, eva).catch((error: unknown) => String(error))
  expect(early).toContain('PAUSED')
  await club.clock.passHours(9 * 24)
  expect(await statusOf(club, eva)).toMatchObject({ phase: 'PAUSED' })
  await club.clock.passHours(24)
  expect(await statusOf(club, eva)).toMatchObject({ phase: 'RUNNING', pausedUntil: null })
  expect((await due()) - (await line('RESUMED'))).toBe(left)
  await month.stage()
})

it('a letter that is complained about is read by the operator, and its writer is told nothing', async () => {
  const { dan, finn, olga } = people
  const told = mailsTo(club, finn)
  await act(
    club,
    finn,
    'writeLetter(campaignId: $c, to: ["D"], text: "You are a cheat.", idempotencyKey: "a-rude-letter") { id }',
  )
  await club.clock.settle()
  const { letters } = await read<{ letters: { conversation: { nodes: readonly { id: string; text: string }[] } } }>(
    ...([club, dan, 'letters { conversation(id: "D+F") { nodes { id text } } }'] as const),
  )
  const letter = letters.conversation.nodes[0]?.id ?? ''
  await act(club, dan, `complain(campaignId: $c, about: LETTER, id: "${letter}", reason: "He insults me.")`)
  const list = '{ operator { complaints { id about by of text reason } } }'
  type List = { readonly operator: { readonly complaints: readonly { readonly id: string }[] } }
  const { operator } = await must<List>(club.server.url, list, {}, olga)
  expect(operator.complaints).toMatchObject([
    { about: 'LETTER', by: 'Dan', of: 'Finn', text: 'You are a cheat.', reason: 'He insults me.' },
  ])
  const id = operator.complaints[0]?.id ?? ''
  await must(club.server.url, `mutation { settleComplaint(id: "${id}") }`, {}, olga)
  expect((await must<List>(club.server.url, list, {}, olga)).operator.complaints).toEqual([])
  await club.clock.settle()
  expect(mailsTo(club, finn)).toBe(told)
})

it('somebody concedes; a bot plays on, and they are told nothing more', async () => {
  const { ben, gil } = people
  await act(club, gil, 'concede(campaignId: $c) { id }')
  month.table.delete('gil')
  await club.clock.settle()
  const told = mailsTo(club, gil)
  expect(await seatOf(club, ben, 'G')).toMatchObject({ conceded: true, bot: true, holder: null })
  await month.stage()
  expect(mailsTo(club, gil)).toBe(told)
})

it('an account is deleted: what it did stands under the title of its seat, and the seat is played on', async () => {
  const { ben, hana } = people
  const title = (await seatOf(club, ben, 'H'))?.title ?? ''
  expect((await postAuth(club.server.url, '/delete-user', { password }, hana.cookie)).status).toBe(200)
  month.table.delete('hana')
  await club.clock.settle()
  const told = club.server.mailbox.to(hana.email).length
  expect(await seatOf(club, ben, 'H')).toMatchObject({ holder: null })
  const log = await logOf(club, ben)
  expect(log.filter(({ text }) => text.includes('Hana'))).toEqual([])
  expect(log.find(({ kind, seat }) => kind === 'BEGAN' && seat === 'H')?.text).toContain(title)
  await act(club, ben, 'seatBot(campaignId: $c, seat: "H") { id }')
  await month.stage()
  expect(club.server.mailbox.to(hana.email)).toHaveLength(told)
})

it('a substitute takes the seat of somebody who looks for one', async () => {
  const { finn, ivo } = people
  await act(club, finn, 'offerSeat(campaignId: $c, note: "I move house") { id }')
  const { invite } = await act<{ invite: { url: string } }>(
    ...([club, finn, 'invite(campaignId: $c, role: PLAYER, seat: "F") { url }'] as const),
  )
  await join(club, ivo, invite.url)
  expect(await seatOf(club, finn, 'F')).toMatchObject({ holder: 'Finn' })
  await consent(club, month.there('finn'))
  expect(await seatOf(club, ivo, 'F')).toMatchObject({ holder: 'Ivo', offered: false })
  month.table.delete('finn')
  month.table.add('ivo')
  await club.clock.settle()
  const told = mailsTo(club, finn)
  await month.stage()
  expect((await kindsTo(club, finn)).at(-1)).toBe('REPLACED')
  expect(mailsTo(club, finn)).toBe(told)
})

it('somebody asks for the vacant seat late, and begins with the turn after the notice', async () => {
  const { ben, jon } = people
  await month.playUntil(async () => (await statusOf(club, ben)).stage === 'upkeep')
  await act(club, ben, 'setVisibility(campaignId: $c, visibility: UNLISTED) { id }')
  const request = `requestSeat(campaignId: $c, seat: "H", diceContribution: "${diceContribution()}", note: "May I?") { id }`
  const { requestSeat } = await act<{ requestSeat: { id: string } }>(club, jon, request)
  await club.clock.settle()
  expect(await kindsTo(club, ben)).toContain('REQUESTED')
  const answer = `answerSeatRequest(id: "${requestSeat.id}", accept: true) { id }`
  await must(club.server.url, `mutation { ${answer} }`, {}, ben)
  await club.clock.passHours(24)
  expect(await seatOf(club, ben, 'H')).toMatchObject({ holder: null, bot: true })
  await month.playUntil(async () => (await seatOf(club, ben, 'H'))?.holder === 'Jon')
  month.table.add('jon')
  expect(await seatOf(club, ben, 'H')).toMatchObject({ holder: 'Jon', bot: false })
  await month.stage()
  expect(await kindsTo(club, jon)).toContain('ACCEPTED')
})

it('the seats vote to end it, and all who took part may read everything', async () => {
  const { ben, finn, gil, jon } = people
  await act(club, ben, 'callVote(campaignId: $c, on: { end: true }) { id }')
  for (const who of month.there('ben')) {
    const vote = (await statusOf(club, who)).notices.find(({ kind }) => kind === 'END')
    if (vote) await act(club, who, `castVote(campaignId: $c, noticeId: "${vote.id}", inFavour: true) { id }`)
  }
  await club.clock.settle()
  expect(await statusOf(club, ben)).toMatchObject({ phase: 'ENDED', notices: [] })
  for (const who of [ben, jon, gil, finn]) {
    const { briefings } = await read<{ briefings: readonly object[] }>(
      ...([club, who, 'briefings(viewer: EVERYONE) { number }'] as const),
    )
    expect(briefings.length, who.name).toBeGreaterThan(0)
  }
})

it('at the end nothing is on hold, no job has failed, and each person got their own mails, each once', async () => {
  const { ada, ben, eva, hana, zoe, olga } = people
  const { operator } = await must<{ operator: object }>(
    ...([club.server.url, '{ operator { campaigns(held: true) { id } jobs { failed { task } } } }', {}, olga] as const),
  )
  expect(operator).toEqual({ campaigns: [], jobs: { failed: [] } })
  const names = Object.values(people).map(({ name }) => name)
  for (const who of Object.values(people)) {
    expectNothingSaid(club, who, names)
    if (who !== hana) await expectEachOnce(club, who)
  }
  const organising = ['SILENT', 'VACATED', 'JOINED', 'FULL', 'REQUESTED', 'SEAT_OFFERED']
  for (const who of Object.values(people))
    if (who !== hana && who !== ada && who !== ben)
      expect((await kindsTo(club, who)).filter((kind) => organising.includes(kind))).toEqual([])
  expect((await kindsTo(club, zoe)).at(-1)).toBe('DEPUTY_ENDED')
  expect(await kindsTo(club, olga)).toEqual([])
  const ofAll = ['STARTED', 'ORGANISER', 'PAUSED', 'RESUMED', 'ENDED']
  expect((await kindsTo(club, eva)).filter((kind) => ofAll.includes(kind))).toEqual(ofAll)
})
