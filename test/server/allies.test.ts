import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allySeats } from '../support/byHand.js'
import { commanderId, commanderLink } from '../support/commanded.js'
import { type Feud, feudRegistry, openFeud, passTurn } from '../support/feud.js'
import { daysAhead, type House, letBegin, type Person } from '../support/house.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
beforeAll(async () => {
  house = await sharedHouse(feudRegistry)
})
afterAll(() => house.close())

/** North and South share sight, West has nobody; one turn is over. */
const open = async (): Promise<Feud> => {
  const feud = await openFeud(house)
  await allySeats(house, feud.campaignId)
  await passTurn(house, feud, 1)
  return feud
}

/** All that somebody reads of a seat's briefings. */
const readOf = async ({ campaignId }: Feud, { session }: Person, seat: string) => {
  const heads = await house.reads.briefingHeads(session, campaignId, { seat })
  const all = heads.map(({ number }) => house.reads.briefing(session, campaignId, number, { seat }))
  return {
    heads,
    all: await Promise.all(all),
    newest: await house.reads.briefing(session, campaignId, undefined, { seat }),
  }
}

const nothing = { heads: [], all: [], newest: null }

describe('whoever acts at a seat', () => {
  test('reads what its allies are told, now and before, and nothing of what they are asked', async () => {
    const feud = await open()
    const own = await readOf(feud, feud.south, 'B')
    expect(own.heads.length).toBeGreaterThan(1)
    expect(own.newest?.asks.length).toBeGreaterThan(0)
    const unasked = <Row>(row: Row): Row => row && { ...row, asks: [] }
    expect(await readOf(feud, feud.north, 'B')).toEqual({
      heads: own.heads,
      all: own.all.map(unasked),
      newest: unasked(own.newest),
    })
    expect((await readOf(feud, feud.south, 'A')).newest?.view.viewer).toEqual({ kind: 'seat', seat: 'A' })
    // Their own they read as before.
    expect((await readOf(feud, feud.north, 'A')).newest?.asks.length).toBeGreaterThan(0)
  })

  test('opens no other seat, and nobody else opens theirs', async () => {
    const feud = await open()
    expect(await readOf(feud, feud.north, 'C')).toEqual(nothing)
    for (const who of [feud.west, feud.observer, feud.organiser, feud.outsider])
      for (const seat of ['A', 'B']) expect(await readOf(feud, who, seat)).toEqual(nothing)
    await house.sql('UPDATE muster.seat SET alliance = NULL WHERE campaign = $1', [feud.campaignId])
    expect(await readOf(feud, feud.north, 'B')).toEqual(nothing)
  })

  test('does so beside or for its holder as well, from the first moment to the last', async () => {
    const feud = await open()
    const { campaignId, north } = feud
    const [dora, carl] = [await house.person('Dora'), await house.person('Carl')]
    await house.referee.acceptInvitation(dora, { token: await commanderLink(house, campaignId, north) })
    const times = { from: daysAhead(1), until: daysAhead(3) }
    const { token } = await house.referee.nameDeputy(north, { campaignId, ...times })
    await house.referee.acceptInvitation(carl, { token: token ?? '' })
    const seen = await readOf(feud, north, 'B')
    expect(await readOf(feud, dora, 'B')).toEqual(seen)
    expect(await readOf(feud, carl, 'B')).toEqual(nothing)
    await house.sql('UPDATE muster.deputyship SET from_at = clock_timestamp() WHERE campaign = $1', [campaignId])
    expect(await readOf(feud, carl, 'B')).toEqual(seen)
    await house.referee.dismissDeputy(north, { campaignId })
    const commander = { campaignId, commanderId: await commanderId(house, campaignId, dora) }
    await house.referee.dismissCommander(north, commander)
    for (const who of [dora, carl]) {
      expect(await readOf(feud, who, 'B')).toEqual(nothing)
      expect((await readOf(feud, who, 'A')).heads.length).toBeGreaterThan(1)
    }
  })

  test('loses it at once with the seat, keeps what the own seat knew, and whoever comes next has it', async () => {
    const feud = await open()
    const { campaignId, north, organiser } = feud
    const asked = [null, 'walk-2-B'].map((about) => ({
      ...{ credential: north.session, kind: about === null ? ('briefing' as const) : ('draft' as const) },
      ...{ after: null, about },
    }))
    await house.referee.removeHolder(organiser, { campaignId, seat: 'A' })
    expect(await readOf(feud, north, 'B')).toEqual(nothing)
    expect((await readOf(feud, north, 'A')).heads.length).toBeGreaterThan(1)
    const { told, bodies } = await house.reads.frames(campaignId, asked)
    expect([told.map(({ stands }) => stands), bodies.size]).toEqual([[false, false], 0])
    const next = await house.person('Next')
    const { token } = await house.referee.invite(organiser, { campaignId, role: 'PLAYER', seat: 'A' })
    await house.referee.acceptInvitation(next, { token, diceContribution: 'ab'.repeat(32) })
    await letBegin(house, campaignId, [feud.south, feud.west])
    expect((await readOf(feud, next, 'B')).heads).toEqual((await readOf(feud, feud.south, 'B')).heads)
  })

  test('hears of their own briefings alone: what an ally is told sends them no frame', async () => {
    const feud = await open()
    const { campaignId, north, south } = feud
    const listening = async (who: Person) => {
      const asked = [{ credential: who.session, kind: 'briefing' as const, after: null, about: null }]
      const { bodies } = await house.reads.frames(campaignId, asked)
      return [...bodies.values()].flat().map(({ text }) => JSON.parse(text) as object)
    }
    const before = await listening(north)
    await house.sql(
      `INSERT INTO muster.briefing SELECT (jsonb_populate_record(b, '{"number": 99}')).* FROM muster.briefing b
       WHERE campaign = $1 AND viewer = 'seat:B' AND number = 1`,
      [campaignId],
    )
    expect(await listening(south)).toMatchObject([{ number: 99 }])
    expect(await listening(north)).toEqual(before)
  })

  test('reads of every seat alike once the campaign is over, with what it was asked', async () => {
    const feud = await open()
    await house.referee.endCampaign(feud.organiser, feud)
    for (const seat of ['B', 'C']) {
      const { heads, all } = await readOf(feud, feud.north, seat)
      expect(heads.length).toBeGreaterThan(1)
      expect(all.some((one) => (one?.asks.length ?? 0) > 0)).toBe(true)
    }
  })
})

test('everybody reads which seats share sight: whoever could join, members, and who has left', async () => {
  const feud = await open()
  const { campaignId, organiser, outsider, west } = feud
  await house.referee.setVisibility(organiser, { campaignId, visibility: 'LISTED' })
  const expected = [
    ['A', 'North'],
    ['B', 'North'],
    ['C', null],
  ]
  const told = (seats: readonly { readonly id: string; readonly alliance: string | null }[] = []) =>
    seats.map(({ id, alliance }) => [id, alliance])
  for (const credential of [outsider.session, null])
    expect(told((await house.reads.offer(campaignId, credential))?.seats)).toEqual(expected)
  expect(told((await house.reads.table(west.session, campaignId))?.seats)).toEqual(expected)
  await house.referee.leaveCampaign(west, { campaignId })
  expect(told((await house.reads.table(west.session, campaignId))?.seats)).toEqual(expected)
})

test('what an ally was told and is no longer so is marked for those who may read it, as for its own seat', async () => {
  const feud = await open()
  const { campaignId, facilitator, north, south } = feud
  await house.referee.reopenStage(facilitator, { campaignId, seats: ['A'], reason: 'The clock was wrong.' })
  const marks = ({ session }: Person, seat: string) => house.reads.correctedLines(session, campaignId, 0, { seat })
  const own = await house.reads.correctedLines(south.session, campaignId, 0)
  expect(own.length).toBeGreaterThan(0)
  for (const who of [north, south, facilitator]) expect(await marks(who, 'B')).toEqual(own)
  for (const who of [feud.west, feud.observer, feud.organiser, feud.outsider]) expect(await marks(who, 'B')).toEqual([])
  expect(await marks(north, 'C')).toEqual([])
})
