import type { Correction } from '@muster/rulesets/kit/corrections.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trigger, withLeak } from '../api/plantedLeaks.js'
import { type Feud, feudRegistry, openFeud, passTurn, refusal } from '../support/feud.js'
import { type House, openHouse, type Person } from '../support/house.js'
import { openTeller, recorder } from '../support/teller.js'

let house: House

beforeAll(async () => {
  house = await openHouse(feudRegistry)
})
afterAll(() => house.close())

const move = (piece: string, cell: string, reason = 'A flood.'): readonly Correction[] => [
  { kind: 'move', detail: { piece, cell }, reason },
]

const prepare = async (
  { campaignId, facilitator }: Feud,
  turn: number,
  corrections: readonly Correction[],
  eventId: string | null = null,
): Promise<string> => {
  await house.referee.prepareEvent(facilitator, { campaignId, turn, corrections, eventId })
  return (await eventsOf({ campaignId, facilitator })).find((one) => one.turn === turn && !one.settledAt)?.id ?? ''
}

const eventsOf = async ({ campaignId, facilitator }: Pick<Feud, 'campaignId' | 'facilitator'>) =>
  (await house.reads.preparedEvents(facilitator.session, campaignId)) ?? []

const others = ({ north, south, west, observer, organiser, outsider }: Feud): readonly Person[] => [
  ...[north, south, west, observer, organiser, outsider],
]

/** What somebody is told of a campaign, without hours, and what chance makes. */
const toldTo = async (who: Person, campaignId: string): Promise<string> => {
  const { reads } = house
  const all = [
    await reads.table(who.session, campaignId),
    await reads.briefings(who.session, campaignId, 0, 50),
    await reads.log(who.session, campaignId, null, 50),
    await reads.preparedEvents(who.session, campaignId),
    await reads.health(who.session, campaignId, []),
    (await reads.heads(who.session, campaignId)).length,
  ]
  return JSON.stringify(all)
    .replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"then"')
    .replace(/"[0-9a-f-]{36}"/g, '"id"')
    .replace(/"[0-9a-f]{64}"/g, '"hash"')
}

const at = async ({ campaignId, facilitator }: Feud, piece: string): Promise<string | undefined> =>
  (await house.reads.briefing(facilitator.session, campaignId))?.view.pieces.find(({ id }) => id === piece)?.at

const logOf = async ({ campaignId, organiser }: Feud) =>
  (await house.reads.log(organiser.session, campaignId, null, 2)).map(({ kind, by }) => [kind, by])

describe('an event that is prepared', () => {
  it('happens when its turn opens: whose own it is is told, and all read that something happened', async () => {
    const feud = await openFeud(house)
    await prepare(feud, 3, move('B1', '0,4'))
    await passTurn(house, feud, 1)
    expect(await at(feud, 'B1')).not.toBe('0,4')
    await passTurn(house, feud, 2)
    expect(await at(feud, 'B1')).toBe('0,4')
    expect(await logOf(feud)).toEqual([
      ['EVENT', null],
      ['STAGE_CLOSED', null],
    ])
    expect(await eventsOf(feud)).toMatchObject([{ turn: 3, settledAt: expect.any(String) as string, problem: null }])
    const { campaignId, south, west } = feud
    const numbers = async (who: Person) => (await house.reads.briefingHeads(who.session, campaignId)).length
    expect(await numbers(south)).toBe((await numbers(west)) + 1)
    const rows = await house.sql<{ why: string }>(
      'SELECT why FROM muster.resolution WHERE campaign = $1 ORDER BY revision DESC LIMIT 1',
      [campaignId],
    )
    expect(rows).toEqual([{ why: 'event' }])
    expect(await house.reads.corrections(south.session, campaignId)).toEqual([])
  })

  it('that cannot happen any more stops nothing else, and the facilitator is told why', async () => {
    const feud = await openFeud(house)
    await prepare(feud, 2, move('Z9', '0,4'))
    await house.referee.prepareEvent(feud.facilitator, {
      ...{ campaignId: feud.campaignId, turn: 2, eventId: null },
      corrections: move('C1', '2,2'),
    })
    await passTurn(house, feud, 1)
    expect((await eventsOf(feud)).map(({ problem }) => problem)).toEqual(['There is no such scout, or square.', null])
    expect(await at(feud, 'C1')).toBe('2,2')
    expect(await house.reads.table(feud.north.session, feud.campaignId)).toMatchObject({ phase: 'RUNNING', turn: 2 })
    const teller = await openTeller(house, [recorder()])
    await teller.tell()
    const told = await house.sql<{ account: string }>(
      "SELECT account FROM muster.notification WHERE campaign = $1 AND kind = 'NOT_HAPPENED'",
      [feud.campaignId],
    )
    expect(told).toEqual([{ account: feud.facilitator.userId }])
    await teller.close()
  })

  it('does not happen when nobody sits as facilitator, and waits for nobody', async () => {
    const feud = await openFeud(house)
    await prepare(feud, 2, move('B1', '0,4'))
    await house.referee.removeFacilitator(feud.organiser, feud)
    await passTurn(house, feud, 1)
    const rows = await house.sql<{ problem: string }>(
      'SELECT problem FROM muster.prepared_event WHERE campaign = $1 AND settled_at IS NOT NULL',
      [feud.campaignId],
    )
    expect(rows[0]?.problem).toMatch(/Nobody sat/)
  })

  it('is changed, deleted, or released by hand, and what is wrong with it is said then', async () => {
    const feud = await openFeud(house)
    const { campaignId, facilitator } = feud
    const eventId = await prepare(feud, 3, move('Z9', '0,4'))
    await expect(house.referee.releaseEvent(facilitator, { campaignId, eventId })).rejects.toMatchObject(
      refusal('CONFLICT', /no such scout/),
    )
    await prepare(feud, 4, move('A1', '3,3'), eventId)
    await house.referee.releaseEvent(facilitator, { campaignId, eventId })
    expect(await at(feud, 'A1')).toBe('3,3')
    expect((await logOf(feud))[0]).toEqual(['EVENT', 'Facilitator'])
    await expect(house.referee.releaseEvent(facilitator, { campaignId, eventId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const gone = { campaignId, eventId: await prepare(feud, 2, move('B1', '0,4')) }
    await house.referee.deletePreparedEvent(facilitator, gone)
    await expect(house.referee.deletePreparedEvent(facilitator, gone)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await eventsOf(feud)).toHaveLength(1)
  })

  it('left over from a server that was stopped happens with the next sweep', async () => {
    const feud = await openFeud(house)
    await prepare(feud, 2, move('B1', '0,4'))
    await house.sql('UPDATE muster.prepared_event SET turn = 1 WHERE campaign = $1', [feud.campaignId])
    expect(await house.referee.eventsDue()).toEqual([feud.campaignId])
    await house.referee.releaseEvents(feud.campaignId)
    expect(await at(feud, 'B1')).toBe('0,4')
    expect(await house.referee.eventsDue()).toEqual([])
  })

  it('is refused to all others, in the past, of an unknown kind, and without a reason', async () => {
    const feud = await openFeud(house)
    const { campaignId, facilitator, outsider } = feud
    const tried = (who: Person, turn = 2, corrections = move('B1', '0,4')) =>
      house.referee.prepareEvent(who, { campaignId, turn, corrections, eventId: null })
    for (const who of others(feud)) {
      await expect(tried(who)).rejects.toMatchObject({ code: who === outsider ? 'NOT_FOUND' : 'FORBIDDEN' })
      expect(await house.reads.preparedEvents(who.session, campaignId)).toBeNull()
    }
    for (const turn of [0, 1, 502]) await expect(tried(facilitator, turn)).rejects.toMatchObject({ code: 'BAD_INPUT' })
    const unknown = [{ kind: 'rain', detail: {}, reason: 'x' }]
    await expect(tried(facilitator, 2, unknown)).rejects.toMatchObject(refusal('BAD_INPUT', /kind rain/))
    await expect(tried(facilitator, 2, move('B1', '0,4', ' '))).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await house.sql('UPDATE muster.campaign SET blind_facilitator = true WHERE id = $1', [campaignId])
    await expect(tried(facilitator)).rejects.toMatchObject(refusal('CONFLICT', /sees no more/))
    expect(await house.reads.preparedEvents(facilitator.session, campaignId)).toBeNull()
  })
})

describe('two worlds', () => {
  /** What all others are told where nothing is prepared, and where much is, by the end of the first turn. */
  const worlds = async (): Promise<readonly string[]> => {
    const told: string[] = []
    for (const hidden of [0, 3]) {
      const feud = await openFeud(house)
      for (let count = 0; count < hidden; count += 1) await prepare(feud, 3 + count, move('B1', `0,${String(count)}`))
      if (hidden > 0) await prepare(feud, 4, move('B2', '0,0', 'Another reason, much longer than the first.'))
      await passTurn(house, feud, 1)
      told.push((await Promise.all(others(feud).map((who) => toldTo(who, feud.campaignId)))).join('\n'))
    }
    return told
  }

  it('in which something is prepared, and nothing is, are one to all others', async () => {
    const [quiet, busy] = await worlds()
    expect(busy).toBe(quiet)
  })

  it('are told apart once a counter moves with it', async () => {
    const body = 'UPDATE muster.campaign SET version = version + 1 WHERE id = NEW.campaign;'
    const leak = trigger('a counter', 'prepared_event', body)
    const [quiet, busy] = await withLeak(house.database.ownerUrl, leak, worlds)
    expect(busy).not.toBe(quiet)
  })
})
