import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { type Feud, openFeud } from '../support/feud.js'
import { type House, openHouse, type Person } from '../support/house.js'
import { toySystem } from '../support/toySystem.js'
import type { Toy } from '../support/toyRuleset.js'
import { feudingToy, routing } from '../support/toyVariants.js'

/** North’s scout is routed in the first turn: only North is asked where it runs. */
const feud: Toy = { ...feudingToy, advance: routing(1) }

/** The same with a leak: everybody reads where it runs. */
const leaking: Toy = {
  ...feud,
  advance: (...args) =>
    feud.advance(...args).map((event) => (event.kind === 'ran' ? { ...event, seenBy: 'everyone' as const } : event)),
  reportFor: (event, viewer, board) =>
    event.kind === 'ran'
      ? feud.reportFor({ ...event, seenBy: 'everyone' }, viewer, board)
      : feud.reportFor(event, viewer, board),
}

const houses: House[] = []
const open = async (game: Toy): Promise<House> => {
  const house = await openHouse(registryOf([game], [toySystem]))
  houses.push(house)
  return house
}
afterAll(async () => {
  await Promise.all(houses.map((house) => house.close()))
})

const seal = async (
  house: House,
  who: Person,
  { campaignId }: Feud,
  askId: string,
  to: string | null,
): Promise<void> => {
  const orders = to === null ? [] : [{ kind: 'walk', piece: 'A1', to }]
  const sealed = await house.referee.sealOrders(who, { campaignId, askId, orders, idempotencyKey: randomUUID() })
  expect(sealed.problems).toEqual([])
}

const close = async (house: House): Promise<void> => {
  for (const job of await house.referee.overdue()) await house.referee.closeGroup(job)
}

const walk = async (house: House, at: Feud, turn: number, to: string | null): Promise<void> => {
  for (const [who, seat] of [
    [at.north, 'A'],
    [at.south, 'B'],
    [at.west, 'C'],
  ] as const)
    await seal(house, who, at, `walk-${String(turn)}-${seat}`, seat === 'A' ? to : null)
  await close(house)
}

/** Where North’s scout was said to run in the first turn, where it should have, and where it went from there: always out of the others’ sight. */
interface Way {
  readonly wrong: string
  readonly right: string
  readonly then: string
}

const away: Way = { wrong: '0,1', right: '0,0', then: '0,2' }
const back: Way = { wrong: '0,0', right: '0,1', then: '0,1' }

const play = async (house: House, { wrong, then }: Way): Promise<Feud> => {
  const at = await openFeud(house)
  await walk(house, at, 1, null)
  await seal(house, at.north, at, 'run-1-A1', wrong)
  await close(house)
  await walk(house, at, 2, then)
  return at
}

const reason = 'It was written down wrongly.'

const correction = async (house: House, { campaignId, facilitator }: Feud, { wrong, right }: Way) => {
  const [question] = await house.reads.closedQuestions(facilitator.session, campaignId)
  expect(question?.sheets).toMatchObject([{ seat: 'A', askId: 'run-1-A1', orders: [{ to: wrong }], briefing: 2 }])
  const sheets = [{ seat: 'A', askId: 'run-1-A1', orders: [{ kind: 'walk', piece: 'A1', to: right }] }]
  return { campaignId, question: question?.number ?? 0, sheets, reason }
}

/** Whatever somebody reads, without what chance makes. */
const readBy = async (house: House, { campaignId }: Feud, { session }: Person): Promise<string> => {
  const { reads } = house
  const all = await Promise.all([
    reads.table(session, campaignId),
    reads.briefings(session, campaignId, 0, 100),
    reads.log(session, campaignId, null, 100),
    reads.correctedLines(session, campaignId, 0),
    reads.closedQuestions(session, campaignId),
    reads.corrections(session, campaignId),
  ])
  return JSON.stringify(all)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/[0-9a-f]{64}/g, 'hash')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'hour')
}

/** What South, West and an observer read once it is played again, in a world where the scout should have run there. */
const worldOf = async (house: House, way: Way): Promise<readonly string[]> => {
  const at = await play(house, way)
  await house.referee.unwind(at.facilitator, { ...(await correction(house, at, way)), seen: null })
  return Promise.all([at.south, at.west, at.observer].map((who) => readBy(house, at, who)))
}

describe('what is played again', () => {
  it('tells its owner what is otherwise, and which orders could not be given any more', async () => {
    const house = await open(feud)
    const at = await play(house, away)
    const before = await house.reads.briefing(at.north.session, at.campaignId)
    const stages = async () => (await house.reads.health(at.north.session, at.campaignId, []))?.stages
    const stagesBefore = await stages()
    const input = await correction(house, at, away)
    const { seen, steps, viewers } = await house.referee.previewUnwinding(at.facilitator, input)
    expect(steps.map(({ outcome }) => outcome)).toEqual(['CHANGED', 'CHANGED'])
    expect(steps[1]?.fallen).toEqual([{ seat: 'A', title: 'Where to?', count: 1, why: ['Name a square beside him.'] }])
    expect(viewers.map(({ viewer }) => viewer)).toEqual(['seat:A', 'facilitator'])
    await house.referee.unwind(at.facilitator, { ...input, seen })
    const after = await house.reads.briefing(at.north.session, at.campaignId)
    expect(after?.report.map(({ code, step }) => (code.startsWith('host.') ? code : step))).toEqual([
      ...['host.unwound', 'host.ordersFell', 'ran'],
    ])
    expect(after?.view.pieces.map(({ at: cell }) => cell)).toEqual(['0,0'])
    expect(await stages()).toEqual(stagesBefore)
    // Where it was told that it ran, and went from there.
    const marks = await house.reads.correctedLines(at.north.session, at.campaignId, 0)
    const told = await house.reads.briefings(at.north.session, at.campaignId, 0, 100)
    expect(
      marks.map(({ briefing, line }) => told.find(({ number }) => number === briefing)?.report[line]?.step),
    ).toEqual([...['ran', 'walked']])
    expect(before?.number).toBe((after?.number ?? 0) - 1)
  })

  it('tells nobody else anything but that it was done, wherever it should have been', async () => {
    const house = await open(feud)
    expect(await worldOf(house, away)).toEqual(await worldOf(house, back))
  })

  it('and a leak in what is told of it is found', async () => {
    const house = await open(leaking)
    expect(await worldOf(house, away)).not.toEqual(await worldOf(house, back))
  })
})
