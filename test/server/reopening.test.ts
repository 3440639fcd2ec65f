import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import { type Feud, feudRegistry, openFeud, refusal } from '../support/feud.js'
import { type House, type Person, sealStay } from '../support/house.js'
import { closeComplete } from '../support/deadline.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let feud: Feud

beforeAll(async () => {
  house = await sharedHouse(feudRegistry)
})
afterAll(() => house.close())
beforeEach(async () => {
  feud = await openFeud(house)
})

const reason = 'The clock of the house was wrong.'

const seal = (who: Person, askId: string, orders: readonly { kind: string; piece: string; to: string }[]) =>
  house.referee.sealOrders(who, { campaignId: feud.campaignId, askId, orders, idempotencyKey: randomUUID() })

const read = async (who: Person) => {
  const briefing = await house.reads.briefing(who.session, feud.campaignId)
  if (!briefing) throw new Error('no briefing')
  return briefing
}

const table = async () => house.reads.table(feud.observer.session, feud.campaignId)

/** North and South have sealed, West has not, and the deadline passes. */
const closeWithoutWest = async (): Promise<void> => {
  const { campaignId, north, south } = feud
  await sealStay(house, north, campaignId, 'walk-1-A')
  await sealStay(house, south, campaignId, 'walk-1-B')
  const values = [campaignId]
  await house.sql(`UPDATE muster.ask_group SET deadline_at = clock_timestamp() WHERE campaign = $1`, values)
  await house.referee.closeGroup({ campaignId, groupId: 'walk-1', why: 'deadline' })
}

const reopen = (seats: readonly string[], who = feud.facilitator, why = reason) =>
  house.referee.reopenStage(who, { campaignId: feud.campaignId, seats, reason: why })

describe('a stage that is opened again', () => {
  it('only the named seat answers anew; all read who did it and why, and what came of it does not count', async () => {
    await closeWithoutWest()
    const before = await read(feud.west)
    expect(before.turn).toBe(2)
    await reopen(['C'])
    expect(await table()).toMatchObject({ turn: 1, stage: 'walk' })
    const after = await read(feud.west)
    expect(after.number).toBe(before.number + 1)
    expect(after.report.map(({ step, code }) => [step, code])).toEqual([['unwound', 'host.reopened']])
    expect(after.asks).toMatchObject([{ id: 'walk-1-C', closed: false }])
    expect(Date.parse(after.asks[0]?.deadlineAt ?? '')).toBeGreaterThan(Date.now())
    // Every line of what had come of it, but not why the stage had closed.
    const marks = await house.reads.correctedLines(feud.west.session, feud.campaignId, 0)
    expect(marks.map(({ briefing, by }) => [briefing, by])).toEqual(
      before.report.filter(({ step }) => step !== 'closing').map(() => [before.number, after.number]),
    )
    const [line] = await house.reads.log(feud.observer.session, feud.campaignId, null, 1)
    expect(line && logText(line, 'UTC')).toBe(
      `Facilitator opened the stage “Walking” of turn 1 again: ${reason} Seat C may answer anew; all others’ answers are kept.`,
    )
    expect((await read(feud.north)).asks).toMatchObject([{ id: 'walk-1-A', closed: true }])
    await expect(seal(feud.north, 'walk-1-A', [])).rejects.toMatchObject({ code: 'CLOSED' })
    expect((await house.reads.table(feud.north.session, feud.campaignId))?.toDo).toEqual([])
    expect((await house.reads.table(feud.west.session, feud.campaignId))?.toDo).toMatchObject([{ askId: 'walk-1-C' }])
  })

  it('counts those alone who answer anew: a silence that is kept is counted once', async () => {
    await closeWithoutWest()
    await reopen(['A'])
    await sealStay(house, feud.north, feud.campaignId, 'walk-1-A')
    await closeComplete(house, feud.campaignId)
    expect(await table()).toMatchObject({ turn: 2, stage: 'walk' })
    const [west] = await house.sql(
      `SELECT stages_asked AS asked, stages_silent AS silent FROM muster.holding WHERE campaign = $1 AND seat = 'C'`,
      [feud.campaignId],
    )
    expect(west).toEqual({ asked: 1, silent: 1 })
  })

  it('closes when the seat has answered, and what comes next is asked again', async () => {
    await closeWithoutWest()
    await seal(feud.north, 'walk-2-A', [])
    await reopen(['C'])
    await sealStay(house, feud.west, feud.campaignId, 'walk-1-C')
    await closeComplete(house, feud.campaignId)
    expect(await table()).toMatchObject({ turn: 2, stage: 'walk', phase: 'RUNNING' })
    // What was sealed in the course that does not count is a draft.
    expect((await house.reads.draft(feud.north.session, feud.campaignId, 'walk-2-A'))?.orders).toEqual([])
    for (const [who, seat] of [
      [feud.north, 'A'],
      [feud.south, 'B'],
      [feud.west, 'C'],
    ] as const)
      await sealStay(house, who, feud.campaignId, `walk-2-${seat}`)
    await closeComplete(house, feud.campaignId)
    expect(await table()).toMatchObject({ turn: 3, phase: 'RUNNING' })
  })

  it('what the named seat had sealed is its draft again', async () => {
    await closeWithoutWest()
    await reopen(['A'])
    expect((await read(feud.north)).asks).toMatchObject([{ id: 'walk-1-A', closed: false }])
    expect((await house.reads.draft(feud.north.session, feud.campaignId, 'walk-1-A'))?.orders).toEqual([])
    // West was silent, and stays it: nobody waits for that.
    await sealStay(house, feud.north, feud.campaignId, 'walk-1-A')
    await closeComplete(house, feud.campaignId)
    expect(await table()).toMatchObject({ turn: 2, phase: 'RUNNING' })
  })

  it('is the facilitator’s, with a reason, of a stage that has closed, for seats that there are', async () => {
    await expect(reopen(['A'])).rejects.toMatchObject(refusal('CONFLICT', /No stage/))
    await closeWithoutWest()
    await expect(reopen(['A'], feud.organiser)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(reopen(['A'], feud.outsider)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(reopen([])).rejects.toMatchObject(refusal('BAD_INPUT', /at least one/))
    await expect(reopen(['Z'])).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(reopen(['A'], feud.facilitator, ' ')).rejects.toMatchObject(refusal('BAD_INPUT', /reason/))
  })
})
