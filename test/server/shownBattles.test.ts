import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { disputedToy } from '../support/disputedToy.js'
import { closeDue } from '../support/facilitated.js'
import { deskOf, type Feud, openFeud, passTurn, refusal } from '../support/feud.js'
import { daysAhead, type House, openHouse, type Person } from '../support/house.js'
import { openTeller, toldTo } from '../support/teller.js'
import { toySystem } from '../support/toySystem.js'

let house: House
beforeAll(async () => {
  house = await openHouse(registryOf([disputedToy], [toySystem]))
})
afterAll(() => house.close())

const askId = 'ford-ruling.facilitator'

/** The second turn, in which the two fall out if the first side's scout has gone anywhere. */
const open = async (disputed = true, changes: object = { blindFacilitator: true }): Promise<Feud> => {
  const feud = await openFeud(house, changes)
  const { campaignId, north } = feud
  if (disputed) {
    const orders = [{ kind: 'walk', piece: 'A1', to: squareGrid(5, 5).name(1) }]
    const { problems } = await house.referee.sealOrders(north, {
      ...{ campaignId, askId: 'walk-1-A', orders, idempotencyKey: randomUUID() },
    })
    expect(problems).toEqual([])
    await house.referee.sealOrders(feud.south, {
      ...{ campaignId, askId: 'walk-1-B', orders: [], idempotencyKey: randomUUID() },
    })
    await house.referee.sealOrders(feud.west, {
      ...{ campaignId, askId: 'walk-1-C', orders: [], idempotencyKey: randomUUID() },
    })
    await house.referee.closeGroup({ campaignId, groupId: 'walk-1', why: 'complete' })
  } else await passTurn(house, feud, 1)
  await closeDue(house, feud)
  return feud
}

const show = async (feud: Feud, who: Person): Promise<string> => {
  const { head } = await deskOf(house, feud, feud.north)
  await house.referee.showBattle(who, {
    ...{ campaignId: feud.campaignId, battleId: head.id, idempotencyKey: randomUUID() },
  })
  return head.id
}

const rule = ({ campaignId, facilitator }: Feud) =>
  house.referee.sealOrders(facilitator, {
    ...{ campaignId, askId, orders: [], idempotencyKey: randomUUID() },
  })

/** What somebody is told by their channels. */
const notified = async (who: Person): Promise<readonly string[]> => {
  const teller = await openTeller(house, [])
  await teller.all()
  await teller.close()
  return toldTo(house, who)
}

const shownTo = (who: Person, { campaignId }: Feud) => house.reads.briefing(who.session, campaignId, undefined, 'shown')

describe('a battle that is shown to a facilitator who sees no secrets', () => {
  it('is ruled on from what the side that shows it sees, and both sides read who showed it', async () => {
    const feud = await open()
    const { campaignId, facilitator, north, south } = feud
    expect((await deskOf(house, feud, south)).head.showable).toBe(true)
    await expect(rule(feud)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await notified(facilitator)).not.toContain('QUESTION')
    const battleId = await show(feud, north)
    expect((await notified(facilitator)).filter((kind) => kind === 'QUESTION')).toHaveLength(1)
    expect((await deskOf(house, feud, south)).entries.at(-1)).toMatchObject({ kind: 'SHOWN', seat: 'A', by: 'North' })
    expect([
      (await deskOf(house, feud, north)).head.showable,
      (await deskOf(house, feud, south)).head.showable,
    ]).toEqual([false, true])
    const seen = await shownTo(facilitator, feud)
    expect(seen?.view.detail).toMatchObject({ fights: ['ford of A as A-2'] })
    expect(seen?.view.pieces).toEqual([])
    expect(seen?.asks).toMatchObject([{ id: askId, about: 'ford', closed: false }])
    expect((await house.reads.battle(facilitator.session, campaignId, battleId))?.head).toMatchObject({ about: 'ford' })
    expect((await house.reads.table(facilitator.session, campaignId))?.toDo).toMatchObject([{ askId }])
    await expect(show(feud, north)).rejects.toMatchObject(refusal('CONFLICT', /nothing to show/))
    await show(feud, south)
    expect((await shownTo(facilitator, feud))?.view.detail).toMatchObject({
      fights: ['ford of A as A-2', 'ford of B as B-2'],
    })
    await rule(feud)
    await closeDue(house, feud)
    for (const who of [north, south]) {
      const report = (await house.reads.briefing(who.session, campaignId))?.report ?? []
      expect(JSON.stringify(report)).toContain('by ruling')
    }
    // What was shown stays to be read; the next one in the office was shown nothing.
    expect(await house.reads.battle(facilitator.session, campaignId, battleId)).not.toBeNull()
    await house.referee.leaveCampaign(facilitator, { campaignId })
    expect(await house.reads.battle(facilitator.session, campaignId, battleId)).toBeNull()
    expect(await shownTo(facilitator, feud)).toBeNull()
    const entered = await house.sql('SELECT entry FROM muster.record WHERE campaign = $1 AND kind = $2', [
      ...[campaignId, 'shown'],
    ])
    expect(entered.map(({ entry }) => entry)).toEqual([
      { battle: 'ford', seat: 'A' },
      { battle: 'ford', seat: 'B' },
    ])
  })

  it('falls to the rules’ own answer if nobody shows it in time, and at once where the facilitator leaves; their draft counts at the deadline', async () => {
    for (const end of ['deadline', 'leave', 'draft']) {
      const feud = await open()
      const { campaignId, facilitator, north } = feud
      if (end === 'draft') {
        await show(feud, north)
        await house.referee.saveDraft(facilitator, {
          ...{ campaignId, askId, orders: [{ kind: 'walk', piece: 'A1', to: squareGrid(5, 5).name(0) }] },
        })
      }
      if (end === 'leave') await house.referee.leaveCampaign(facilitator, { campaignId })
      else
        await house.sql(
          `UPDATE muster.ask_group SET deadline_at = clock_timestamp() WHERE campaign = $1 AND group_id = 'ford-ruling'`,
          [campaignId],
        )
      await closeDue(house, feud)
      expect(JSON.stringify((await house.reads.briefing(north.session, campaignId))?.report)).toContain(
        end === 'draft' ? 'by ruling' : 'by silence',
      )
      await expect(show(feud, north)).rejects.toMatchObject({ code: 'CONFLICT' })
    }
  })

  it('is shown by its sides alone, to one who sees nothing else, and to nobody beside them', async () => {
    const feud = await open()
    const { campaignId } = feud
    for (const who of [feud.west, feud.observer, feud.organiser, feud.facilitator])
      await expect(show(feud, who)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const battleId = await show(feud, feud.south)
    for (const who of [feud.west, feud.observer, feud.organiser, feud.north]) {
      expect(await shownTo(who, feud)).toBeNull()
      if (who !== feud.north) expect(await house.reads.battle(who.session, campaignId, battleId)).toBeNull()
    }
    // Who knows what observers do shares their briefings, and not the desk.
    const frames = await house.sql<{ key: string | null; number: number | null; told: { key: string } | null }>(
      `SELECT key, number, told FROM muster.read_frames($1, $2, ARRAY['battle', 'battle'], ARRAY[0, 0], $3, 10)`,
      [[feud.observer.session, feud.facilitator.session], campaignId, [battleId, battleId]],
    )
    const keys = frames.flatMap(({ told: one }) => (one ? [one.key] : []))
    const bodies = new Set(frames.flatMap(({ key }) => key ?? []))
    expect(keys.map((key) => [key.endsWith(' FACILITATOR'), bodies.has(key)])).toEqual(
      expect.arrayContaining([
        [false, false],
        [true, true],
      ]),
    )
    const seeing = await open(true, {})
    expect((await deskOf(house, seeing, seeing.north)).head.showable).toBe(false)
    await expect(show(seeing, seeing.north)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await shownTo(seeing.facilitator, seeing)).toMatchObject({ asks: [{ id: askId }] })
  })
})

/** What differs by chance, or with the hour, in every campaign. */
const plain = (value: unknown, { campaignId }: Feud): string =>
  JSON.stringify(value ?? null)
    .replaceAll(campaignId, 'campaign')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,27}/g, 'id')
    .replaceAll(/[0-9a-f]{64}/g, 'hash')
    .replaceAll(/\d{4}-\d\d-\d\dT[0-9:.]+(Z|\+00:00)/g, 'hour')

/** Everything that a blind facilitator can ask about what was not shown to them. */
const knows = async (feud: Feud): Promise<string> => {
  const { campaignId, facilitator } = feud
  const { head } = await deskOf(house, feud, feud.north)
  const failing = async (made: Promise<unknown>): Promise<unknown> =>
    made.then(
      () => 'done',
      (error: unknown) => (error instanceof Error ? [error.message, 'code' in error ? error.code : ''] : error),
    )
  const { session } = facilitator
  return plain(
    [
      await house.reads.table(session, campaignId),
      await house.reads.briefings(session, campaignId, 0, 10),
      await house.reads.battles(session, campaignId),
      await house.reads.battle(session, campaignId, head.id),
      await shownTo(facilitator, feud),
      await failing(rule(feud)),
      await failing(house.referee.saveDraft(facilitator, { campaignId, askId, orders: [] })),
      await failing(show(feud, facilitator)),
      await failing(house.referee.extendDeadline(facilitator, { campaignId, class: 'ruling', at: daysAhead(9) })),
    ],
    feud,
  )
}

it('tells one who sees no secrets nothing of a battle that nobody has shown: two worlds, and a leak that is planted', async () => {
  const [disputed, quiet] = [await open(), await open(false)]
  expect(await knows(disputed)).toBe(await knows(quiet))
  await house.sql(`UPDATE muster.ask SET unshown = false WHERE campaign = $1`, [disputed.campaignId])
  expect(await knows(disputed)).not.toBe(await knows(quiet))
})
