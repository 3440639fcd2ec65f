import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startJobs } from '../../server/src/jobs/index.js'
import { botDice } from '../../server/src/referee/dice/botDice.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { eventually } from '../support/eventually.js'
import {
  closeEarly,
  type House,
  openHouse,
  openTable,
  type Person,
  sealStay,
  diceContribution,
} from '../support/house.js'
import { startNode } from '../support/node.js'
import type { Toy } from '../support/toyRuleset.js'
import { dicingToy, longToy, routing } from '../support/toyVariants.js'

let house: House
let long: House

beforeAll(async () => {
  house = await openHouse(registryOf([dicingToy]))
  long = await openHouse(registryOf([longToy(30)]))
})
afterAll(() => Promise.all([house.close(), long.close()]))

/** A campaign that gathers, organised by somebody in the first seat; the other is free. */
const gather = async (at: House, seat: 'A' | null = 'A') => {
  const north = await at.person('North')
  const { campaignId } = await at.referee.createCampaign(north, {
    ...{ name: 'A night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'UTC' },
    ...(seat ? { seat, diceContribution: diceContribution() } : {}),
  })
  return { campaignId, north }
}

const againstBot = async (at: House) => {
  const table = await gather(at)
  await at.referee.seatBot(table.north, { ...table, seat: 'B' })
  await at.referee.startCampaign(table.north, table)
  return table
}

const sheetsOf = (at: House, campaignId: string) =>
  at.sql<{ seat: string; ask_id: string; by: string; orders: readonly object[]; at: Date }>(
    `SELECT seat, ask_id, by, orders, at FROM muster.sheet WHERE campaign = $1 ORDER BY at`,
    [campaignId],
  )

const closeDue = async (at: House): Promise<void> => {
  for (const job of await at.referee.overdue()) await at.referee.closeGroup(job)
}

const sealOwn = async (at: House, who: Person, campaignId: string): Promise<void> => {
  const briefing = await at.reads.briefing(who.session, campaignId)
  for (const { id, closed } of briefing?.asks ?? []) if (!closed) await sealStay(at, who, campaignId, id)
}

const join = async (at: House, organiser: Person, campaignId: string, name: string, seat = 'B'): Promise<Person> => {
  const guest = await at.person(name)
  const { token } = await at.referee.invite(organiser, { campaignId, role: 'PLAYER', seat })
  await at.referee.acceptInvitation(guest, { token, diceContribution: diceContribution() })
  return guest
}

describe('filling a seat', () => {
  test('a start without it says which seats are missing; with it the table tells everybody', async () => {
    const table = await gather(house)
    const { campaignId, north } = table
    await expect(house.referee.startCampaign(north, table)).rejects.toThrow(/Still free: B\. .*bot/)
    await house.referee.seatBot(north, { campaignId, seat: 'B' })
    const watcher = await house.person('Watcher')
    const { token } = await house.referee.invite(north, { campaignId, role: 'OBSERVER' })
    await house.referee.acceptInvitation(watcher, { token })
    const seats = (await house.reads.table(watcher.session, campaignId))?.seats
    expect(seats?.map(({ bot, holder }) => [bot, holder])).toEqual([
      [false, 'North'],
      [true, null],
    ])
    await house.referee.startCampaign(north, table)
    const [row] = await house.sql<{ input: { seatBytes: readonly string[] } }>(
      `SELECT input FROM muster.resolution WHERE campaign = $1`,
      [campaignId],
    )
    // A bot adds nothing to the dice, and nobody does for it.
    expect(row?.input.seatBytes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), ''])
  })

  test('is the organiser’s alone, and only for a seat that is free', async () => {
    const { campaignId, north } = await gather(house)
    const south = await join(house, north, campaignId, 'South')
    const seat = (who: Person, name: string): Promise<unknown> => house.referee.seatBot(who, { campaignId, seat: name })
    await expect(seat(south, 'B')).rejects.toThrow(/Only the organiser/)
    await expect(seat(await house.person('Stranger'), 'B')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(seat(north, 'B')).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(seat(north, 'Z')).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(house.referee.removeBot(north, { campaignId, seat: 'B' })).rejects.toMatchObject({ code: 'CONFLICT' })
    await house.referee.leaveCampaign(south, { campaignId })
    await seat(north, 'B')
    await house.referee.removeBot(north, { campaignId, seat: 'B' })
    await expect(house.referee.startCampaign(north, { campaignId })).rejects.toThrow(/Still free: B/)
  })
})

describe('a bot', () => {
  test('seals what it is asked, from its own briefing and with dice of its own', async () => {
    const { campaignId, north } = await againstBot(house)
    await house.referee.bots.play(campaignId)
    await house.referee.bots.play(campaignId)
    const [sheet, ...more] = await sheetsOf(house, campaignId)
    expect(more).toEqual([])
    expect(sheet).toMatchObject({ seat: 'B', by: 'bot' })
    const [secret] = await house.sql<{ bot_key: string }>(
      `SELECT bot_key FROM muster.campaign_secret WHERE campaign = $1`,
      [campaignId],
    )
    const [row] = await house.sql<{ view: object }>(
      `SELECT view FROM muster.briefing WHERE campaign = $1 AND viewer = 'seat:B'`,
      [campaignId],
    )
    const view = { ...row?.view, board: await house.reads.board(north.session, campaignId) } as Parameters<
      Toy['suggest']
    >[0]
    const [ask] = (await house.sql<{ view: Parameters<Toy['suggest']>[1] }>(
      `SELECT view FROM muster.ask WHERE campaign = $1 AND seat = 'B'`,
      [campaignId],
    )) as readonly [{ view: Parameters<Toy['suggest']>[1] }]
    const dice = (seat: string) => botDice(secret?.bot_key ?? '', { campaignId, seat, askId: ask.view.id }, view)
    expect(sheet?.orders).toEqual(dicingToy.suggest(view, ask.view, dice('B')))
    expect(dice('B').roll('step.20d6', 'x')).not.toEqual(dice('A').roll('step.20d6', 'x'))
    expect((await house.reads.table(north.session, campaignId))?.seats.map(({ sealed }) => sealed)).toEqual([
      false,
      true,
    ])
    await sealOwn(house, north, campaignId)
    await closeDue(house)
    expect(await house.reads.briefing(north.session, campaignId)).toMatchObject({ number: 2 })
  })

  /** A bot has taken the seat of who left and both have sealed turn 1; null where the dice have asked a scout something in between. */
  const takenOver = async () => {
    const { campaignId, north, south } = await openTable(house)
    await house.referee.leaveCampaign(south, { campaignId })
    await house.referee.seatBot(north, { campaignId, seat: 'B' })
    await house.referee.bots.play(campaignId)
    expect(await sheetsOf(house, campaignId)).toMatchObject([{ seat: 'B', by: 'bot' }])
    await sealOwn(house, north, campaignId)
    await closeDue(house)
    const briefing = await house.reads.briefing(north.session, campaignId)
    return briefing?.turn === 2 ? { campaignId, north } : null
  }

  test('takes over from who left, in the middle of a question, and is relieved by who is invited', async () => {
    const table = await eventually(takenOver, (found) => found !== null)
    if (!table) throw new Error('no table came to its second turn')
    const { campaignId, north } = table
    const late = await join(house, north, campaignId, 'Late')
    const seats = (await house.reads.table(late.session, campaignId))?.seats
    expect(seats?.[1]).toMatchObject({ bot: false, holder: 'Late', mine: true })
    expect((await house.reads.receipts(late.session, campaignId)).map(({ by }) => by)).toEqual(['Bot'])
    await house.referee.bots.play(campaignId)
    expect(await sheetsOf(house, campaignId)).toHaveLength(2)
    await sealOwn(house, late, campaignId)
    expect((await sheetsOf(house, campaignId)).at(-1)).toMatchObject({ seat: 'B', by: late.userId })
  })

  test('seals nothing any more once a person has the seat, however they race', async () => {
    const games = await Promise.all(Array.from({ length: 6 }, () => againstBot(house)))
    await Promise.all(
      games.flatMap(({ campaignId, north }) => [
        house.referee.bots.play(campaignId),
        join(house, north, campaignId, 'Late'),
        house.referee.bots.play(campaignId),
      ]),
    )
    const late = await house.sql(
      `SELECT 1 FROM muster.sheet x JOIN muster.holding h ON h.campaign = x.campaign AND h.seat = x.seat
       WHERE x.by = 'bot' AND x.at > h.since AND x.campaign = ANY($1)`,
      [games.map(({ campaignId }) => campaignId)],
    )
    expect(late).toEqual([])
    const bots = await house.sql(`SELECT 1 FROM muster.seat WHERE bot AND campaign = ANY($1)`, [
      games.map(({ campaignId }) => campaignId),
    ])
    expect(bots).toEqual([])
  })

  test('of two nodes at once seals one sheet', async () => {
    const { campaignId } = await againstBot(long)
    const nodes = await Promise.all([startNode(long.urls.referee, 'long'), startNode(long.urls.referee, 'long')])
    try {
      await Promise.all([
        ...nodes.map((node) => node.ask({ do: 'bots', campaignId })),
        long.referee.bots.play(campaignId),
      ])
      expect(await sheetsOf(long, campaignId)).toHaveLength(1)
    } finally {
      await Promise.all(nodes.map((node) => node.kill()))
    }
  })

  test('whose node is killed plays on at the next start, and so does the war', async () => {
    const { campaignId, north } = await againstBot(long)
    const node = await startNode(long.urls.referee, 'long')
    const answer = node.ask({ do: 'bots', campaignId }).catch(() => 'killed')
    await new Promise((resolve) => setTimeout(resolve, 3))
    await node.kill()
    await answer
    const jobs = await startJobs({ refereeUrl: long.urls.referee, referee: long.referee })
    try {
      for (let turn = 1; turn <= 3; turn += 1) {
        await eventually(
          () => long.reads.table(north.session, campaignId),
          (table) => table?.turn === turn,
        )
        await sealOwn(long, north, campaignId)
      }
      await eventually(
        () => long.reads.table(north.session, campaignId),
        (table) => table?.turn === 4,
      )
    } finally {
      await jobs.stop()
    }
    const sealed = (await sheetsOf(long, campaignId)).filter(({ by }) => by === 'bot').map(({ ask_id }) => ask_id)
    expect(new Set(sealed).size).toBe(sealed.length)
  })

  test('that throws is silent until the deadline, and holds nobody up', async () => {
    const suggest = (): never => {
      throw new Error('no idea')
    }
    const mute = await openHouse(registryOf([{ ...longToy(30), suggest }]))
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    try {
      const { campaignId, north } = await againstBot(mute)
      await mute.referee.bots.play(campaignId)
      await mute.referee.bots.sweep()
      expect(log).toHaveBeenCalledOnce()
      expect(await sheetsOf(mute, campaignId)).toEqual([])
      await sealOwn(mute, north, campaignId)
      await mute.sql(`UPDATE muster.ask_group SET deadline_at = clock_timestamp() WHERE campaign = $1`, [campaignId])
      await closeDue(mute)
      expect(await mute.reads.table(north.session, campaignId)).toMatchObject({ phase: 'RUNNING', turn: 2 })
    } finally {
      log.mockRestore()
      await mute.close()
    }
  })
})

describe('a silent table', () => {
  test('pauses though its bots seal', async () => {
    const { campaignId, north } = await againstBot(long)
    for (let stage = 0; stage < 2; stage += 1) {
      await long.referee.bots.play(campaignId)
      await long.referee.closeStage(north, { campaignId })
    }
    expect(await long.reads.table(north.session, campaignId)).toMatchObject({ phase: 'PAUSED', turn: 3 })
  })

  test('of bots alone plays ten turns and asks whether to go on', async () => {
    const { campaignId, north } = await gather(long, null)
    for (const seat of ['A', 'B']) await long.referee.seatBot(north, { campaignId, seat })
    await long.referee.startCampaign(north, { campaignId })
    const play = async (): Promise<unknown> => {
      for (let round = 0; round < 60; round += 1) {
        await long.referee.bots.play(campaignId)
        await closeDue(long)
      }
      return long.reads.table(north.session, campaignId)
    }
    expect(await play()).toMatchObject({
      phase: 'PAUSED',
      turn: 11,
      note: expect.stringMatching(/only bots/) as unknown,
    })
    await long.referee.resumeCampaign(north, { campaignId })
    expect(await play()).toMatchObject({ phase: 'PAUSED', turn: 21 })
  })
})

test('a question that only a bot may know of is answered without a trace for the others', async () => {
  const hidden = await openHouse(registryOf([{ ...dicingToy, advance: routing(2) }]))
  try {
    const { campaignId, north, south } = await openTable(hidden)
    await hidden.referee.leaveCampaign(north, { campaignId })
    await hidden.referee.seatBot(north, { campaignId, seat: 'A' })
    await closeEarly(hidden, { campaignId, north }, [south])
    const everything = (): Promise<readonly unknown[]> =>
      Promise.all([
        ...[hidden.reads.table(south.session, campaignId), hidden.reads.briefings(south.session, campaignId, 0, 50)],
        ...[hidden.reads.heads(south.session, campaignId), hidden.reads.receipts(south.session, campaignId)],
      ])
    const before = await everything()
    await hidden.sql(
      `UPDATE muster.ask_group SET closed_at = clock_timestamp() WHERE campaign = $1 AND group_id = 'run-1-A2'`,
      [campaignId],
    )
    await hidden.referee.bots.play(campaignId)
    expect(await sheetsOf(hidden, campaignId)).toMatchObject([{ ask_id: 'run-1-A1', by: 'bot' }])
    expect(await everything()).toEqual(before)
  } finally {
    await hidden.close()
  }
})
