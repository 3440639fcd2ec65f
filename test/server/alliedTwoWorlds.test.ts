import { randomUUID } from 'node:crypto'
import { calendarDesk, type SeatId, seatLetters } from '@muster/rulesets/kit/ids.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bent, type Leak, withLeak } from '../api/plantedLeaks.js'
import { allySeats } from '../support/byHand.js'
import { diceContribution, type House, openHouse, type Person } from '../support/house.js'
import { randomFrom } from '../support/random.js'
import { adaptersThere, loadAdapter } from '../twoworld/adapters.js'
import { type AlliedPair, alliedPairs } from '../twoworld/allied.js'
import type { Replay } from '../twoworld/api/replay.js'
import { replaysOf } from '../twoworld/api/run.js'

const adapters = await Promise.all(adaptersThere().map(loadAdapter))
const { registry, replays } = replaysOf(adapters)

/** Pairs of each ruleset; MUSTER_PAIRS asks for more. */
const wanted = Number(process.env['MUSTER_PAIRS'] ?? 2)

/** Campaigns out of which they are made. */
const campaigns = Math.min(12, 4 + wanted)

const timeout = 900_000 + wanted * 20_000

let house: House
let organiser: Person
const players = new Map<string, Person>()
beforeAll(async () => {
  house = await openHouse(registry)
  organiser = await house.person('Organiser')
  for (const letter of seatLetters(8)) players.set(letter, await house.person(`Player ${letter}`))
})
afterAll(() => house.close())

const at = (seat: string): Person => {
  const player = players.get(seat)
  if (!player) throw new Error(`nobody plays ${seat}`)
  return player
}

const gather = async (rulesetId: string, seats: readonly SeatId[], allies: readonly SeatId[]): Promise<string> => {
  const scenarioId = `seats-${String(seats.length)}`
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name: 'A world', rulesetId, scenarioId, timeZone: 'UTC' },
  })
  await allySeats(house, campaignId, [...allies])
  for (const seat of seats) {
    const { token } = await house.referee.invite(organiser, { campaignId, role: 'PLAYER', seat })
    await house.referee.acceptInvitation(at(seat), { token, diceContribution: diceContribution() })
  }
  return campaignId
}

/** Every answer that one of the allies can have, without what chance and hours make of it. */
const readBy = async (campaignId: string, reader: SeatId, seats: readonly SeatId[], asks: readonly string[]) => {
  const { reads } = house
  const { session } = at(reader)
  const others = seats.filter((seat) => seat !== reader)
  const all = await Promise.all([
    ...[
      reads.table(session, campaignId),
      reads.log(session, campaignId, null, 100),
      reads.campaign(session, campaignId),
    ],
    ...[reads.briefings(session, campaignId, 0, 100), reads.receipts(session, campaignId)],
    ...[reads.battles(session, campaignId), reads.letterNews(session, campaignId), reads.standing(session, campaignId)],
    ...[reads.corrections(session, campaignId), reads.closedQuestions(session, campaignId)],
    ...asks.flatMap((ask) => [reads.draft(session, campaignId, ask), reads.asked(session, campaignId, ask)]),
    ...others.map(async (seat) => {
      const heads = await reads.briefingHeads(session, campaignId, { seat })
      return [
        heads,
        ...(await Promise.all(heads.map(({ number }) => reads.briefing(session, campaignId, number, { seat })))),
      ]
    }),
  ])
  return JSON.stringify(all)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/"[0-9a-f]{32,}"/g, '"hash"')
    .replaceAll(/-----BEGIN[^"]*|"signature":"[^"]*"/g, 'key')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'hour')
}

/** Everything that one of the allies reads of a world that was given back, read now. */
type Reading = () => Promise<string>

/** Gives a world back, group by group. `busy`: the others save drafts before they seal; at the end the ally has one that it has not sealed, and writes to others. */
const giveBack = async (replay: Replay, pair: AlliedPair, side: 'left' | 'right', busy: boolean): Promise<Reading> => {
  const { [side]: world, seat: own, ally } = pair
  const { game } = adapters.find((adapter) => adapter.game.id === replay.game.id) ?? {}
  if (!game) throw new Error('this ruleset has no adapter')
  const seats = game.viewFor(world.start, { kind: 'observer' }).legend.map(({ seat }) => seat)
  const name = randomUUID()
  replay.prepare(name, world)
  const campaignId = await gather(game.id, seats, [own, ally])
  await replay.begin(name, () => house.referee.startCampaign(organiser, { campaignId }))
  let before = world.start
  const asked = (state: unknown) => game.awaiting(state).filter(({ seat }) => seats.includes(seat))
  for (const { group, seats: desks, now } of world.steps) {
    for (const { id: askId, seat } of asked(before).filter((ask) => ask.group === group)) {
      if (busy && seat !== own) await house.referee.saveDraft(at(seat), { campaignId, askId, orders: [] })
      await house.referee.sealOrders(at(seat), { campaignId, askId, orders: [], idempotencyKey: randomUUID() })
    }
    const [column, why] = desks.includes(calendarDesk)
      ? (['deadline_at', 'deadline'] as const)
      : (['complete_at', 'complete'] as const)
    await house.sql(
      `UPDATE muster.ask_group SET ${column} = clock_timestamp() WHERE campaign = $1 AND group_id = $2 AND closed_at IS NULL`,
      [campaignId, group],
    )
    await house.referee.closeGroup({ campaignId, groupId: group, why })
    before = now
  }
  const open = asked(before)
  if (busy) {
    for (const { id: askId, seat } of open)
      if (seat === ally) await house.referee.saveDraft(at(ally), { campaignId, askId, orders: [] })
    const to = seats.filter((seat) => seat !== own && seat !== ally)
    await house.referee.writeLetter(at(ally), { campaignId, to, text: 'Peace?', idempotencyKey: randomUUID() })
  }
  replay.forget(name)
  const asks = [...new Set(open.map(({ id }) => id))].sort()
  return () => readBy(campaignId, own, seats, asks)
}

/** Where two texts part; empty: nowhere. */
const parting = (one: string, other: string): string => {
  if (one === other) return ''
  const found = [...one].findIndex((letter, index) => letter !== other[index])
  return [one, other].map((text) => text.slice(Math.max(0, found - 160), found + 120)).join('\n')
}

const leaks: readonly Leak[] = [
  bent('a third seat is taken for an ally', 'allied_briefings', 'ally.alliance = own.alliance', 'true'),
  bent(
    ...['an ally’s draft comes with its briefing', 'allied_briefings', `_briefing.asks := '[]'`],
    `_briefing.asks := (SELECT coalesce(json_agg(d.orders), '[]') FROM muster.draft d WHERE d.campaign = _campaign AND 'seat:' || d.seat = _viewer)`,
  ),
]

it.each(adapters.map((adapter) => ({ adapter, title: adapter.game.id as string })))(
  '$title: two worlds that two allies may not tell apart are one to each, whatever they read of one another, but for each planted leak',
  { timeout },
  async ({ adapter }) => {
    const random = randomFrom('allies')
    const pairs = alliedPairs(adapter, adapter.starts(random.fork('starts'), campaigns), random, wanted)
    expect(pairs.length).toBe(wanted)
    const replay = replays.get(adapter.game.id)
    if (!replay) throw new Error('there is no replay')
    const given: (readonly [Reading, Reading])[] = []
    for (const pair of pairs)
      given.push([await giveBack(replay, pair, 'left', true), await giveBack(replay, pair, 'right', false)])
    const difference = async ([one, other]: readonly [Reading, Reading]): Promise<string> =>
      parting(await one(), await other())
    for (const both of given) expect(await difference(both)).toBe('')
    for (const leak of leaks) {
      const found = await withLeak(house.database.ownerUrl, leak, () => Promise.all(given.map(difference)))
      expect([leak.channel, found.some((text) => text !== '')]).toEqual([leak.channel, true])
    }
  },
)
