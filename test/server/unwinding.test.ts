import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCourse } from '../../server/src/archive/checks/course.js'
import type { ArchivedResolution } from '../../server/src/archive/format.js'
import { verifyArchive } from '../../server/src/archive/verify.js'
import { writeArchive } from '../../server/src/archive/write.js'
import type { Registry } from '../../server/src/referee/compute/registry.js'
import { type LedWar, openLedWars, playStep } from '../support/bothWars.js'
import { refusal } from '../support/feud.js'
import type { House } from '../support/house.js'
import { installed } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let registry: Registry
let house: House
const folder = mkdtempSync(join(tmpdir(), 'muster-unwinding-'))

let wars: readonly LedWar[]

beforeAll(async () => {
  registry = await installed()
  house = await sharedHouse(registry)
  wars = await openLedWars(house, 0.9)
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})

const warOf = (index: number): LedWar => {
  const war = wars[index]
  if (!war) throw new Error('there is no such war')
  return war
}

interface Closed {
  readonly revision: number
  readonly sheets: readonly {
    readonly seat: string
    readonly ask: string
    readonly orders: readonly OrderDraft[] | null
  }[]
}

/** Closed questions that only some were asked, in order. */
const closedIn = async ({ campaignId }: LedWar): Promise<readonly Closed[]> => {
  const rows = await house.sql<{ revision: number; sheets: Closed['sheets'] }>(
    `SELECT r.revision, r.input -> 'sheets' AS sheets FROM muster.resolution r
     JOIN muster.ask_group g ON g.campaign = r.campaign AND g.group_id = r.group_id AND NOT g.common
     WHERE r.campaign = $1 AND NOT EXISTS (SELECT FROM muster.resolution j WHERE j.campaign = $1 AND j.revision > r.revision
       AND (j.input ->> 'restores')::integer < r.revision) ORDER BY r.revision`,
    [campaignId],
  )
  return rows.filter(({ sheets }) => sheets.some(({ orders }) => orders !== null))
}

const now = async ({ campaignId }: LedWar) =>
  (
    await house.sql<{ revision: number; turn: number; stage: string; hash: string; phase: string }>(
      `SELECT c.revision, c.turn, c.stage, c.phase, r.state_hash AS hash FROM muster.campaign c
       JOIN muster.resolution r ON r.campaign = c.id AND r.revision = c.revision WHERE c.id = $1`,
      [campaignId],
    )
  )[0]

interface Line {
  readonly step: string
  readonly code: string
}

interface Told {
  readonly number: number
  readonly report: readonly Line[]
  readonly corrected: readonly { readonly briefing: number; readonly line: number }[] | null
}

/** The newest briefing of each viewer. */
const toldIn = async ({ campaignId }: LedWar): Promise<Readonly<Record<string, Told>>> => {
  const rows = await house.sql<Told & { viewer: string } & Record<string, unknown>>(
    'SELECT DISTINCT ON (viewer) viewer, number, report, corrected FROM muster.briefing WHERE campaign = $1 ORDER BY viewer, number DESC',
    [campaignId],
  )
  return Object.fromEntries(rows.map((row) => [row.viewer, row]))
}

/** Lines of earlier briefings that are marked as corrected. */
const markedIn = async (
  { campaignId }: LedWar,
  viewer: string,
  marks: NonNullable<Told['corrected']>,
): Promise<readonly Line[]> => {
  const rows = await house.sql<Told & Record<string, unknown>>(
    'SELECT number, report FROM muster.briefing WHERE campaign = $1 AND viewer = $2',
    [campaignId, viewer],
  )
  return marks.flatMap(({ briefing, line }) => rows.find(({ number }) => number === briefing)?.report[line] ?? [])
}

const sheetsOf = ({ sheets }: Closed) =>
  sheets.flatMap(({ seat, ask, orders }) => (orders ? [{ seat, askId: ask, orders }] : []))

const reason = 'The table had been read wrongly.'

describe('what is played again', () => {
  it('comes to the same with the same sheets: the dice are those that were thrown', async () => {
    for (const war of wars) {
      let found: Closed | undefined
      for (let step = 0; step < 60; step += 1) {
        await playStep(house, war.campaignId)
        found ??= (await closedIn(war))[0]
        const at = await now(war)
        if (at?.phase === 'ENDED' || (found && at && at.revision > found.revision + 2)) break
      }
      if (!found) throw new Error('no battle')
      const before = await now(war)
      const input = { campaignId: war.campaignId, question: found.revision, sheets: sheetsOf(found), reason }
      const { seen, steps, viewers } = await house.referee.previewUnwinding(war.facilitator, input)
      expect(new Set(steps.map(({ outcome }) => outcome))).toEqual(new Set(['SAME']))
      expect(viewers).toEqual([])
      await house.referee.unwind(war.facilitator, { ...input, seen })
      const after = await now(war)
      expect(after).toMatchObject({ turn: before?.turn, stage: before?.stage, hash: before?.hash })
      expect(after?.revision).toBe((before?.revision ?? 0) + 1 + steps.length)
    }
  })

  it('BOLTGUN: the campaign goes on with another winner of a battle, and whoever it concerns reads what is otherwise', async () => {
    const war = warOf(0)
    const found = (await closedIn(war)).find(({ sheets }) => sheets.some(({ ask }) => ask.includes('.results')))
    if (!found) throw new Error('no battle')
    const sheets = sheetsOf(found).map(({ orders, ...desk }) => ({
      ...desk,
      orders: orders.map((order) => ({ ...order, detail: { winner: 'A', lost: { A: 100, B: 200 } } })),
    }))
    const before = await now(war)
    const told = await toldIn(war)
    const input = { campaignId: war.campaignId, question: found.revision, reason, sheets }
    const { seen, steps, viewers } = await house.referee.previewUnwinding(war.facilitator, input)
    expect(steps[0]?.outcome).toBe('CHANGED')
    expect(viewers.map(({ viewer }) => viewer)).toEqual(expect.arrayContaining(['seat:A', 'seat:B', 'facilitator']))
    expect(await now(war)).toEqual(before)
    expect(await toldIn(war)).toEqual(told)
    await house.referee.unwind(war.facilitator, { ...input, seen })
    const after = await toldIn(war)
    for (const viewer of ['seat:A', 'seat:B']) {
      const mine = after[viewer]
      expect(mine?.number).toBe((told[viewer]?.number ?? 0) + 1)
      expect(mine?.report[0]).toMatchObject({ step: 'unwound', code: 'host.unwound', args: { reason } })
      expect(mine?.report.filter(({ step }) => step === 'battle').length).toBeGreaterThan(0)
      // The line of the battle as it was told first, exactly.
      const marked = await markedIn(war, viewer, mine?.corrected ?? [])
      expect(marked.filter(({ step }) => step === 'battle').length).toBeGreaterThan(0)
      expect(marked.filter((line) => mine?.report.some((one) => JSON.stringify(one) === JSON.stringify(line)))).toEqual(
        [],
      )
    }
    const [line] = await house.reads.log(war.organiser.session, war.campaignId, null, 1)
    expect(line).toMatchObject({ kind: 'UNWOUND', by: 'Facilitator', detail: { note: reason } })
    await expect(house.referee.unwind(war.facilitator, { ...input, seen })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('a war goes on after it, and its archive plays to the same states', async () => {
    for (const war of wars) {
      const { campaignId, organiser } = war
      for (let step = 0; step < 4; step += 1) await playStep(house, campaignId)
      if ((await now(war))?.phase !== 'ENDED') await house.referee.endCampaign(organiser, { campaignId })
      await house.referee.openWar(campaignId)
      const file = join(folder, `${campaignId}.zip`)
      await writeArchive({ ownerUrl: house.database.ownerUrl, campaign: campaignId, file, running: false })
      const { war: kept, ...verdict } = await verifyArchive(registry, file)
      expect(verdict).toEqual({ found: [], unplayed: null, notes: [] })
      const back = kept.resolutions.find(({ input }) => 'restores' in input)
      expect(back).toBeDefined()
      // Nobody goes back to what did not count, or plays again something else.
      const forged = (change: (one: ArchivedResolution) => object) => ({
        ...kept,
        resolutions: kept.resolutions.map((one): ArchivedResolution => ({ ...one, ...change(one) })),
      })
      const later = forged((one) =>
        'restores' in one.input ? { input: { ...one.input, restores: one.revision } } : {},
      )
      expect(checkCourse(later)).not.toEqual([])
      const other = forged((one) => ('again' in one.input ? { input: { ...one.input, again: 0 } } : {}))
      expect(checkCourse(other)).not.toEqual([])
    }
  })

  it('is refused for everybody else, and for what was never asked', async () => {
    const war = warOf(0)
    const input = { campaignId: war.campaignId, question: 99_999, sheets: [], reason }
    await expect(house.referee.previewUnwinding(war.organiser, input)).rejects.toMatchObject(
      refusal('FORBIDDEN', /facilitator/),
    )
  })
})
