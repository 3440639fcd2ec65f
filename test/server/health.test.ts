import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import type { CreateCampaign } from '../../server/src/referee/common/contract.js'
import type { HealthRow } from '../../server/src/store/reads.js'
import { withLeak, bent } from '../api/plantedLeaks.js'
import { closeComplete, passDeadline } from '../support/deadline.js'
import { appoint } from '../support/facilitated.js'
import { countStatements } from '../support/statements.js'
import { type House, openHouse, openTable, type Person, sealStay, type Table } from '../support/house.js'
import { longToy } from '../support/toyVariants.js'

let house: House

beforeAll(async () => {
  house = await openHouse(registryOf([longToy(12)]))
})
afterAll(() => house.close())

const open = (changes: Partial<CreateCampaign> = {}): Promise<Table> => openTable(house, changes)

/** North seals, South does not, or leaves a draft that is sealed for them at the deadline, which passes. */
const play = async ({ campaignId, north, south }: Table, hidden: 'nothing' | 'draft' = 'nothing'): Promise<void> => {
  const turn = String((await house.reads.table(north.session, campaignId))?.turn)
  await sealStay(house, north, campaignId, `walk-${turn}-A`)
  const view = (await house.reads.briefing(south.session, campaignId))?.view
  const orders = view?.pieces.slice(0, 1).map(({ id, at }) => ({ kind: 'walk', piece: id, to: at })) ?? []
  if (hidden === 'draft') await house.referee.saveDraft(south, { campaignId, askId: `walk-${turn}-B`, orders })
  await passDeadline(house, campaignId)
}

const healthFor = async (who: Person, { campaignId }: Table): Promise<HealthRow> => {
  const row = await house.reads.health(who.session, campaignId, [])
  if (!row) throw new Error('no health')
  return row
}

/** All but the hours, which chance makes. */
const saidIn = (row: HealthRow): string => JSON.stringify(row).replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"then"')

const answersOf = ({ seats }: HealthRow) =>
  seats.map(({ seat, answers }) => [seat, answers?.map(({ answer }) => answer) ?? null])

describe('how a campaign fares', () => {
  it('tells stages, their ends, and who had sealed, to every member alike', async () => {
    const table = await open()
    await play(table)
    for (const [who, seat] of [
      [table.north, 'A'],
      [table.south, 'B'],
    ] as const)
      await sealStay(house, who, table.campaignId, `walk-2-${seat}`)
    await closeComplete(house, table.campaignId)
    await house.referee.pauseCampaign(table.north, table)
    const told = await healthFor(table.north, table)
    expect(told.stages.map(({ turn, stage, cause, classes }) => ({ turn, stage, cause, classes }))).toEqual([
      { turn: 1, stage: 'walk', cause: 'DEADLINE', classes: ['day'] },
      { turn: 2, stage: 'walk', cause: 'COMPLETE', classes: ['day'] },
      { turn: 3, stage: 'walk', cause: null, classes: ['day'] },
    ])
    expect(told.stages.map(({ closedAt }) => closedAt !== null)).toEqual([true, true, false])
    expect(answersOf(told)).toEqual([
      ['A', ['SEALED', 'SEALED']],
      ['B', ['MISSED', 'SEALED']],
    ])
    expect(told.secrets).toBeNull()
    expect(await healthFor(table.south, table)).toEqual(told)
    const outsider = await house.person('Outsider')
    expect(await house.reads.health(outsider.session, table.campaignId, [])).toBeNull()
  })

  it('tells of a stage that was opened again once, until it closed last, and of nothing that had followed it', async () => {
    const table = await open()
    const facilitator = await appoint(house, table)
    await play(table)
    await house.referee.reopenStage(facilitator, { ...table, seats: ['B'], reason: 'The clock was wrong.' })
    const again = await healthFor(table.north, table)
    expect(again.stages).toMatchObject([{ turn: 1, closedAt: null, cause: null, reopened: 1 }])
    await sealStay(house, table.south, table.campaignId, 'walk-1-B')
    await closeComplete(house, table.campaignId)
    const { stages } = await healthFor(table.north, table)
    expect(stages).toMatchObject([
      { turn: 1, openedAt: again.stages[0]?.openedAt, cause: 'COMPLETE', reopened: 1 },
      { turn: 2, closedAt: null, reopened: 0 },
    ])
    expect(stages[0]?.closedAt).toBe(stages[1]?.openedAt)
  })

  it('counts hours of a pause, and asks one statement however long the campaign is', async () => {
    const table = await open()
    await house.sql(
      `WITH c AS (SELECT $1::uuid AS id), r AS (
         INSERT INTO muster.record (campaign, number, kind, entry, salt, head, published, at)
         SELECT id, 1000 + n, 'stage', json_build_object('turn', n, 'stage', 'walk'), '', '', true, clock_timestamp() - (200 - n) * interval '1 day'
         FROM c, generate_series(1, 199) n)
       INSERT INTO muster.table_log (campaign, number, at, kind, tool, detail)
       SELECT id, 1000 + n, clock_timestamp() - (100.5 - n / 4.0) * interval '1 day', CASE n WHEN 0 THEN 'PAUSED' ELSE 'RESUMED' END, false, '{}' FROM c, generate_series(0, 1) n`,
      [table.campaignId],
    )
    const said = countStatements()
    expect((await healthFor(table.north, table)).stages).toHaveLength(60)
    expect(said.taken()).toHaveLength(1)
    said.stop()
    await house.sql(
      `UPDATE muster.table_log SET at = at + interval '90 days' WHERE campaign = $1 AND number IN (1000, 1001)`,
      [table.campaignId],
    )
    const hours = (await healthFor(table.north, table)).stages.map(({ pausedHours }) => pausedHours)
    expect(hours.reduce((sum, one) => sum + one, 0)).toBe(6)
  })

  it('tells a facilitator who owes an answer, and nobody else', async () => {
    const table = await open({ absence: { silentStages: 3, excuses: 2 } })
    const facilitator = await appoint(house, table)
    await play(table)
    const turn = String((await house.reads.table(table.north.session, table.campaignId))?.turn)
    await sealStay(house, table.south, table.campaignId, `walk-${turn}-B`)
    const { secrets } = await healthFor(facilitator, table)
    expect(secrets?.seats).toEqual([
      { seat: 'A', asked: 1, sealed: 1, silentStages: 0, excuses: 2 },
      { seat: 'B', asked: 1, sealed: 1, silentStages: 0, excuses: 1 },
    ])
    for (const who of [table.north, table.south]) expect((await healthFor(who, table)).secrets).toBeNull()
    const blind = await open({ blindFacilitator: true })
    expect((await healthFor(await appoint(house, blind), blind)).secrets).toBeNull()
  })
})

describe('a campaign that is over', () => {
  it('tells all its members everything, and counts lines that told everybody', async () => {
    const table = await open({ showSealed: false })
    await play(table)
    const { campaignId, north } = table
    expect(answersOf(await healthFor(north, table))).toEqual([
      ['A', null],
      ['B', null],
    ])
    const [line] = await house.sql<{ code: string }>(
      `SELECT b.report -> 0 ->> 'code' AS code FROM muster.briefing b
       WHERE b.campaign = $1 AND b.viewer = 'observer' AND json_array_length(b.report) > 0 ORDER BY b.number DESC LIMIT 1`,
      [campaignId],
    )
    const told = (codes: readonly string[]) => house.reads.health(north.session, campaignId, codes)
    expect((await told([line?.code ?? '']))?.battlesTold).toBeGreaterThan(0)
    expect((await told(['no such line']))?.battlesTold).toBe(0)
    expect((await told([]))?.battlesTold).toBeNull()
    await house.referee.endCampaign(north, { campaignId })
    await house.referee.openWar(campaignId)
    const after = await healthFor(table.south, table)
    expect(answersOf(after)).toEqual([
      ['A', ['SEALED', 'CLOSED_EARLY']],
      ['B', ['MISSED', 'CLOSED_EARLY']],
    ])
    expect(after.secrets?.battles).toEqual([])
    expect(after.stages.at(-1)?.closedAt).not.toBeNull()
  })
})

describe('two worlds that others may not tell apart', () => {
  /** Of a table in which a draft of South was sealed at the deadline, and of one in which nothing was. */
  const worlds = async (showSealed: boolean): Promise<readonly string[]> => {
    const told: string[] = []
    for (const hidden of ['nothing', 'draft'] as const) {
      const table = await open({ showSealed, absence: { silentStages: 0 } })
      await play(table, hidden)
      if (hidden === 'draft') await sealStay(house, table.south, table.campaignId, 'walk-2-B')
      told.push(saidIn(await healthFor(table.north, table)))
    }
    return told
  }

  it.each([true, false])('who has sealed is shown: %s', async (showSealed) => {
    const [quiet, busy] = await worlds(showSealed)
    expect(busy).toBe(quiet)
  })

  it('are told apart once a draft counts as a seal, or answers are shown though the table shows none', async () => {
    const { ownerUrl } = house.database
    const drafts = bent('drafts', 'answers_json', 'AND NOT x.from_draft', '')
    const [quiet, busy] = await withLeak(ownerUrl, drafts, () => worlds(true))
    expect(busy).not.toBe(quiet)
    const hidden = bent('hidden seals', 'its_health', 'c.show_sealed', 'true')
    const shown = await withLeak(ownerUrl, hidden, () => worlds(false))
    expect(shown[0]).toContain('SEALED')
  })
})
