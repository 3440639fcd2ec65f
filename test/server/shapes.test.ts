import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFunctions } from '../../server/src/db/functions.js'
import { allySeats, keepStart, throwDice } from '../support/byHand.js'
import { readFacilitated } from '../support/facilitated.js'
import { playTogether } from '../support/commanded.js'
import { atFord, type Feud, feudRegistry, openFeud, passTurn } from '../support/feud.js'
import { daysAhead, diceContribution, type House, openHouse, type Person } from '../support/house.js'
import { drawScenarios, readPrinted } from '../support/scenarioShapes.js'
import { carriers, shapes, told } from '../support/readShapes.js'
import { compare, partsOf } from '../support/shape.js'

let house: House
let reader: pg.Pool
const seen = new Set<string>()
const faults: string[] = []

beforeAll(async () => {
  house = await openHouse(feudRegistry)
  reader = new pg.Pool({ connectionString: house.urls.reader, max: 2 })
})
afterAll(async () => {
  await reader.end()
  await house.close()
})

const webhook = randomUUID()

const read = async (name: string, ...args: readonly unknown[]): Promise<void> => {
  const places = args.map((_, index) => `$${String(index + 1)}`).join(', ')
  const { rows } = await reader.query<{ answer: unknown }>(`SELECT muster.${name}(${places}) AS answer`, [...args])
  const answer = rows[0]?.answer ?? null
  if (answer !== null) faults.push(...compare(shapes[name], answer, name, seen))
}

/** What is asked for by its id. */
interface Talk {
  readonly battleId: string
  readonly letterId: string
  readonly conversation: string
  readonly entryId: string
  readonly hiddenId: string
  readonly token: string
}

/** Everything that somebody may ask about a campaign. */
const readAll = async (
  { session }: Person,
  id: string,
  { battleId, letterId, conversation, entryId, hiddenId, token }: Talk,
): Promise<void> => {
  for (const name of ['read_me', 'read_campaigns', 'read_notify', 'read_person']) await read(name, session)
  for (const name of [
    ...['campaign', 'table', 'board', 'stands', 'receipts', 'standing', 'battles', 'heads'],
    ...['invitations', 'campaign_channels'],
  ])
    await read(`read_${name}`, session, id)
  for (const [name, place] of Object.entries({ told: null, notifications: 0, deliveries: webhook }))
    await read(`read_${name}`, session, place, 50)
  await read('read_calendar', 'an address that nobody knows')
  await read('read_log', session, id, null, 100)
  await read('read_briefings', session, id, 0, 50)
  for (const name of ['read_throws', 'read_record', 'read_resolutions']) await read(name, session, id, 0)
  await read('read_health', session, id, '[]')
  for (const { hash } of await house.sql<{ hash: string }>('SELECT hash FROM muster.sheet WHERE campaign = $1', [id]))
    await read('read_closing', session, id, hash)
  for (const viewer of [null, 'everyone', 'seat:A'])
    for (const [name, ...at] of [['briefing', null], ['briefing_heads']])
      await read(`read_${name}`, session, id, ...at, viewer)
  for (const turn of [0, 1, 2])
    for (const seat of ['A', 'B'])
      for (const name of ['read_draft', 'read_asked']) await read(name, session, id, `walk-${String(turn)}-${seat}`)
  for (const name of ['letter_news', 'chronicle_head', 'war_link']) await read(`read_${name}`, session, id)
  await read('read_conversations', session, id, null, 20)
  await read('read_letter_search', session, id, 'bridge', null, 20)
  await read('read_letter', session, id, letterId)
  await read('read_letters', session, id, conversation, null, 20)
  await read('read_chronicle', session, id, null, 20)
  for (const entry of [entryId, hiddenId]) await read('read_chronicle_entry', session, id, entry)
  await read('read_public_chronicle', token, null, 20)
  await read('read_battle', session, id, battleId, 0)
  const kinds = ['briefing', 'table']
  const { rows } = await reader.query<{ told: unknown }>(
    'SELECT told FROM muster.read_frames($1, $2, $3, $4, $5, 50) WHERE told IS NOT NULL',
    [kinds.map(() => session), id, kinds, kinds.map(() => 0), kinds.map(() => null)],
  )
  for (const row of rows) faults.push(...compare(told, row.told, 'told', seen))
}

const everybody = (feud: Feud): readonly Person[] => [
  ...[feud.organiser, feud.north, feud.south, feud.west, feud.observer, feud.facilitator, feud.outsider],
]

/** A public entry with a picture that names a battle and was edited, and one without a seat that an organiser has hidden. */
const tell = async (feud: Feud, battleId: string): Promise<Pick<Talk, 'entryId' | 'hiddenId' | 'token'>> => {
  const { north, observer, organiser, campaignId } = feud
  await house.referee.publishChronicle(organiser, { campaignId, open: true })
  const made = { bytes: Buffer.from('x'), thumb: Buffer.from('x'), width: 1, height: 1 }
  const { pictureId } = await house.referee.addPicture(north, { campaignId, make: () => Promise.resolve(made) })
  const entry = { campaignId, title: 'The ford', text: 'It was cold.', quote: 'A1 moved.', public: true }
  const pictures = [{ id: pictureId, caption: 'The ford' }]
  const { entryId } = await house.referee.writeChronicle(north, {
    ...{ ...entry, pictures, battleId, idempotencyKey: randomUUID() },
  })
  await house.referee.editChronicle(north, { ...entry, pictures, entryId, text: 'It was very cold.' })
  await house.referee.writeChronicle(observer, { ...entry, idempotencyKey: randomUUID() })
  const hidden = await house.referee.writeChronicle(observer, { ...entry, idempotencyKey: randomUUID() })
  await house.referee.hideChronicleEntry(organiser, { ...hidden, hidden: true })
  const { publicToken } = (await house.reads.chronicleHead(north.session, campaignId)) ?? {}
  return { entryId, hiddenId: hidden.entryId, token: publicToken ?? '' }
}

/** A battle with a message and an appointment, and a letter with a quotation. */
const talk = async (feud: Feud): Promise<Talk> => {
  const at = await atFord(house, feud)
  await house.referee.writeToBattle(feud.north, { ...at(), zone: 'Europe/Berlin', text: 'Good luck.' })
  await house.referee.proposeTimes(feud.north, { ...at(), times: [new Date(daysAhead(2))] })
  const { letterId } = await house.referee.writeLetter(feud.north, {
    ...{ campaignId: feud.campaignId, to: ['B'], text: 'Who holds the bridge?', quote: 'A1 moved.' },
    idempotencyKey: randomUUID(),
  })
  const conversation = (await house.reads.letter(feud.south.session, feud.campaignId, letterId))?.conversation ?? ''
  return { battleId: at().battleId, letterId, conversation, ...(await tell(feud, at().battleId)) }
}

/** Told of the start; and a channel that fails, told little of everything and less of one campaign, with quiet hours. */
const beTold = async ({ userId }: Person, campaignId: string): Promise<void> => {
  await house.sql(`UPDATE accounts."user" SET "language" = 'de' WHERE "id" = $1`, [userId])
  await house.sql(
    `INSERT INTO muster.notify_person (account, zone, quiet_from, quiet_until, digest_zone, digest_day, digest_hour, digest_next, calendar_hash)
     VALUES ($1, 'Europe/Berlin', '22:00', '07:00', 'Europe/Berlin', 1, 9, now(), encode(sha256('an address that nobody knows'), 'hex'))`,
    [userId],
  )
  await house.sql(
    `INSERT INTO muster.notification (account, campaign, kind, event, about, acknowledged_at, own_number)
     VALUES ($1, $2, 'STARTED', 'a start', '{"turn":1,"stage":"walk"}', now(), 1),
       ($1, $2, 'ORDERS', 'orders', '{"turn":1,"stage":"walk","desk":"A","group":"walk-1"}', NULL, 2),
       ($1, $2, 'RECEIPT', 'a receipt', '{"turn":1,"stage":"walk","receipt":{"seat":"A"}}', NULL, 3)`,
    [userId, campaignId],
  )
  const [channel] = await house.sql<{ id: string }>(
    `INSERT INTO muster.notify_channel (id, account, kind, settings, failing_since, last_error)
     VALUES ($2, $1, 'WEBHOOK', '{"shown":"example.org"}', now(), 'no answer') RETURNING id`,
    [userId, webhook],
  )
  await house.sql(
    `WITH d AS (INSERT INTO muster.delivery (notification, channel, next_at) SELECT n.number, $1, now() - interval '1 hour'
       FROM muster.notification n WHERE n.event = 'a start' RETURNING id)
     INSERT INTO muster.delivery_attempt (delivery, status, why) SELECT d.id, a.status, a.why FROM d, (VALUES (500, NULL), (NULL, 'no answer')) a (status, why)`,
    [webhook],
  )
  const [shared] = await house.sql<{ id: string }>(
    `INSERT INTO muster.notify_channel (campaign, kind, name, settings, failing_since, last_error)
     VALUES ($1, 'DISCORD', 'war room', '{"shown":"discord.com"}', now(), 'no answer') RETURNING id`,
    [campaignId],
  )
  await house.sql(`INSERT INTO muster.notify_choice (channel, muted) VALUES ($1, '{STAGE}')`, [shared?.id])
  for (const of of [null, campaignId])
    await house.sql(`INSERT INTO muster.notify_choice (channel, campaign, muted) VALUES ($1, $2, '{DEADLINE}')`, [
      channel?.id,
      of,
    ])
}

/** South is away and shows their record, looks for a substitute, has a bot act later; somebody acts for North, and West asks somebody to. */
const beAway = async ({ campaignId, north, south, west, outsider }: Feud): Promise<void> => {
  await house.referee.announceVacation(south, { from: daysAhead(2), until: daysAhead(5), note: 'The sea.' })
  await house.referee.showRecordTo(south, { shown: 'MEMBERS' })
  await house.referee.offerSeat(south, { campaignId, note: 'Well kept.' })
  await house.referee.nameDeputy(south, { campaignId, from: daysAhead(2), until: daysAhead(5), bot: true })
  const { token } = await house.referee.nameDeputy(north, { campaignId, until: daysAhead(5) })
  for (const { session } of [{ session: null }, outsider]) await read('read_invitation', session, token ?? '')
  await house.referee.acceptInvitation(await house.person('Dora'), { token: token ?? '' })
  await house.referee.nameDeputy(west, { campaignId, until: daysAhead(5) })
}

/** What a link to a war shows to whoever has it; then a seat wants none. */
const shareByLink = async ({ organiser, north, campaignId }: Feud): Promise<void> => {
  await house.referee.shareWar(organiser, { campaignId, open: true })
  const { code } = (await house.reads.warLink(organiser.session, campaignId)) ?? {}
  await read('read_war_link', organiser.session, campaignId)
  await read('read_shared_war', code)
  await read('read_shared_board', code)
  await readPrinted(house, campaignId, () => read('read_shared_printed_map', code))
  for (const viewer of [null, 'A']) await read('read_shared_view', code, viewer, 1)
  await house.referee.refuseWarLink(north, { campaignId, refused: true })
}

/** A vote is called, one seat is freed, somebody waits for it, a closing is announced, and a member is asked to help organise. */
const changePlaces = async (feud: Feud): Promise<void> => {
  const { campaignId } = feud
  await house.referee.callVote(feud.north, { campaignId, kind: 'PAUSE', at: daysAhead(9), note: 'Holidays' })
  const [vote] = (await house.reads.table(feud.north.session, campaignId))?.matters ?? []
  await house.referee.castVote(feud.south, { campaignId, matterId: vote?.id ?? '', inFavour: false })
  await house.referee.removeHolder(feud.organiser, { campaignId, seat: 'C' })
  const { token } = await house.referee.invite(feud.organiser, { campaignId, role: 'PLAYER', seat: 'C' })
  for (const { session } of [{ session: null }, feud.outsider]) await read('read_invitation', session, token)
  await house.referee.acceptInvitation(feud.outsider, { token, diceContribution: diceContribution() })
  await house.referee.closeStage(feud.organiser, { campaignId })
  const { matters = [], members = [] } = (await house.reads.table(feud.north.session, campaignId)) ?? {}
  const memberId = members.find(({ seat }) => seat === 'B')?.id ?? ''
  await house.referee.nameOrganiser(feud.organiser, { campaignId, memberId, role: 'CO_ORGANISER' })
  for (const { id, kind } of matters)
    if (kind === 'PLACE') await house.referee.consentTo(feud.north, { campaignId, matterId: id })
}

/** What an operator reads of a server on which somebody was blocked, a job was done, a complaint made, and a campaign held. */
const operate = async (feud: Feud): Promise<void> => {
  const { organiser, outsider, west, campaignId } = feud
  await house.sql(`UPDATE accounts."user" SET "emailVerified" = true, "seenAt" = now() WHERE "id" = $1`, [
    organiser.userId,
  ])
  await house.sql(`INSERT INTO muster.operator SELECT lower("email") FROM accounts."user" WHERE "id" = $1`, [
    organiser.userId,
  ])
  await house.referee.blockAccount(organiser, { accountId: outsider.userId, reason: 'Rude.' })
  await house.sql(
    `INSERT INTO muster.complaint (campaign, kind, subject, by_user, by_name, of_user, of_name, text, reason, at, settled_at)
     SELECT $1, 'LETTER', n::text, 'x', 'X', CASE n WHEN 1 THEN $2 ELSE 'gone' END, 'West', 'Loser.', 'Rude.', now(), CASE n WHEN 1 THEN now() END
     FROM generate_series(1, 2) n`,
    [campaignId, west.userId],
  )
  await house.sql(`UPDATE muster.campaign SET phase = 'HELD', stopped_at = now() WHERE id = $1`, [campaignId])
  await house.sql(`INSERT INTO muster.fault VALUES ($1, 'cafe0001', 'TypeError', 'turn.ts:3:1', now())`, [campaignId])
  const names = ['', '_accounts', '_campaigns', '_storage', '_messages', '_complaints', '_acts']
  const args = [[], ['', 200], ['', false, 50], [], [], [false, 200], [200]]
  const readAsOperator = async ({ session }: Person): Promise<void> => {
    for (const [index, name] of names.entries()) await read(`read_operator${name}`, session, ...(args[index] ?? []))
  }
  await readAsOperator(organiser)
  await read('read_operator_complaints', organiser.session, true, 200)
  await house.referee.retryCampaign(organiser, { campaignId })
  await house.sql('DELETE FROM muster.operator_act WHERE of_user IS NOT NULL')
  await house.sql('INSERT INTO muster.operator_act (kind) VALUES ($1)', ['UNBLOCKED'])
  await house.referee.unblockAccount(organiser, { accountId: outsider.userId })
  await readAsOperator(organiser)
}

/** Two listed campaigns that gather; in the first somebody sits, the roll is called, and somebody else asks for a seat, looks at an invitation, and is declined. */
const beFound = async (feud: Feud): Promise<void> => {
  const make = async (): Promise<string> =>
    (
      await house.referee.createCampaign(feud.organiser, {
        ...{ name: 'Listed', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'Europe/Berlin', visibility: 'LISTED' },
        ...{ observersDelayTurns: 3, seat: 'A', diceContribution: diceContribution() },
      })
    ).campaignId
  const [campaignId] = [await make(), await make()]
  await drawScenarios(house, feud, read)
  await keepStart(house, campaignId)
  await allySeats(house, campaignId)
  await house.referee.showRecordTo(feud.organiser, { shown: 'MEMBERS' })
  await house.referee.callRoll(feud.organiser, { campaignId, until: daysAhead(1) })
  const { token } = await house.referee.invite(feud.organiser, { campaignId, role: 'PLAYER', seat: 'B' })
  const wish = { campaignId, seat: 'B', note: 'Please.', diceContribution: diceContribution() }
  const { requestId } = await house.referee.requestSeat(feud.outsider, wish)
  const { session } = feud.outsider
  await read('read_table', feud.organiser.session, campaignId)
  await house.sql('UPDATE muster.campaign SET roll_called_at = clock_timestamp() WHERE id = $1', [campaignId])
  await read('read_table', feud.organiser.session, campaignId)
  await read('read_seat_requests', feud.organiser.session, campaignId)
  await read('read_invitation', session, token)
  await house.referee.answerSeatRequest(feud.organiser, { requestId, accept: false, text: 'Not now.' })
  await read('read_own_requests', session, null, 50)
  await house.sql(
    'UPDATE muster.holding SET offered_at = clock_timestamp(), offered_by_holder = true WHERE user_id = $1',
    [feud.organiser.userId],
  )
  await read('read_offer', session, campaignId)
  for (const limit of [1, 20]) await read('read_listed', session, null, null, null, null, null, null, null, limit)
}

test('each function that the API may call has a shape here', () => {
  const names = readFunctions().flatMap((file) => (file.open === 'reader' ? file.names : []))
  expect([...Object.keys(shapes), ...carriers].sort()).toEqual([...names].sort())
})

test('every answer has the keys of the type that reads it and no others, and each part of every type has been answered', async () => {
  const feud = await openFeud(house, { observersDelayTurns: 3 })
  const { campaignId } = feud
  const said = await talk(feud)
  const readByAll = async (): Promise<void> => {
    for (const who of everybody(feud)) await readAll(who, campaignId, said)
  }
  await beTold(feud.north, campaignId)
  await beFound(feud)
  await house.referee.saveDraft(feud.north, { campaignId, askId: 'walk-1-A', orders: [] })
  const standing = { askId: 'walk-1-A', orders: [{ kind: 'walk', piece: 'A1', to: '0,0' }], untilTurn: 3 }
  await house.referee.keepStandingOrders(feud.north, { campaignId, ...standing })
  await beAway(feud)
  await playTogether(house, feud, read)
  await readByAll()
  await passTurn(house, feud, 1)
  await house.referee.invite(feud.organiser, { campaignId, role: 'PLAYER', seat: 'A' }).catch(() => null)
  await changePlaces(feud)
  await readByAll()
  await house.referee.pauseCampaign(feud.organiser, { campaignId, note: 'Holidays', until: daysAhead(3) })
  await readByAll()
  await house.referee.resumeCampaign(feud.organiser, { campaignId })
  await operate(feud)
  const cools = `UPDATE muster.ask_group SET cools_until = clock_timestamp() + interval '1 hour'`
  await house.sql(`${cools} WHERE campaign = $1 AND closed_at IS NULL`, [campaignId])
  await readFacilitated(house, feud, read)
  await house.referee.endCampaign(feud.organiser, { campaignId })
  await house.referee.openWar(campaignId)
  await throwDice(house, campaignId)
  await keepStart(house, campaignId)
  await allySeats(house, campaignId)
  await shareByLink(feud)
  await readByAll()
  expect(faults).toEqual([])
  const parts = [...Object.entries(shapes), ['told', told] as const].flatMap(([name, shape]) => partsOf(shape, name))
  expect(parts.filter((part) => !seen.has(part))).toEqual([])
})
