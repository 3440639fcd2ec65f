import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HexView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import type { Correction } from '@muster/rulesets/kit/corrections.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
const folder = mkdtempSync(join(tmpdir(), 'muster-corrections-'))

let wars: readonly LedWar[]

/** Two wars of bots, a turn old, each with a facilitator. */
beforeAll(async () => {
  registry = await installed()
  house = await sharedHouse(registry)
  wars = await openLedWars(house)
  for (const { campaignId } of wars) for (let step = 0; step < 4; step += 1) await playStep(house, campaignId)
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

interface Told {
  readonly number: number
  readonly report: readonly { readonly step: string; readonly args: Readonly<Record<string, unknown>> }[]
}

/** The newest briefing of each viewer. */
const toldIn = async ({ campaignId }: LedWar): Promise<Readonly<Record<string, Told>>> => {
  const rows = await house.sql<Told & { viewer: string } & Record<string, unknown>>(
    'SELECT DISTINCT ON (viewer) viewer, number, report FROM muster.briefing WHERE campaign = $1 ORDER BY viewer, number DESC',
    [campaignId],
  )
  return Object.fromEntries(rows.map((row) => [row.viewer, row]))
}

const logOf = async ({ campaignId, organiser }: LedWar) => {
  const [line] = await house.reads.log(organiser.session, campaignId, null, 1)
  return line && { kind: line.kind, by: line.by, detail: line.detail }
}

const viewOf = async ({ campaignId, facilitator }: LedWar) => {
  const briefing = await house.reads.briefing(facilitator.session, campaignId)
  if (!briefing) throw new Error('no briefing')
  return briefing.view
}

const reason = 'Both sheets named the wrong winner.'
const one = (kind: string, detail: Correction['detail'], why = reason): readonly Correction[] => [
  { kind, detail, reason: why },
]

const correct = async ({ campaignId, facilitator }: LedWar, corrections: readonly Correction[]): Promise<void> => {
  const { seen } = await house.referee.previewCorrections(facilitator, { campaignId, corrections })
  await house.referee.correct(facilitator, { campaignId, corrections, seen })
}

describe('what is set right by hand', () => {
  it('BOLTGUN: the level of a banner is told to its player alone, and all read that something was set right', async () => {
    const war = warOf(0)
    const { campaignId, facilitator } = war
    const banner = (await viewOf(war)).pieces.find(({ seat }) => seat === 'A')
    const level = (banner?.size ?? 0) > 5 ? 3 : 9
    const corrections = one('level', { banner: banner?.id, level })
    const before = await toldIn(war)
    const preview = await house.referee.previewCorrections(facilitator, { campaignId, corrections })
    expect(preview.viewers.map(({ viewer }) => viewer)).toEqual(['seat:A', 'facilitator'])
    const changes = preview.viewers[0]?.changes.changes.filter(({ kind }) => kind === 'piece')
    expect(changes?.map(({ id, seat }) => [id, seat])).toEqual([[banner?.id, 'A']])
    expect(await toldIn(war)).toEqual(before)
    await house.referee.correct(facilitator, { campaignId, corrections, seen: preview.seen })
    const after = await toldIn(war)
    expect(after['seat:A']?.number).toBe((before['seat:A']?.number ?? 0) + 1)
    expect(after['seat:A']?.report).toMatchObject([{ step: 'correction', args: { reason, level } }])
    for (const viewer of ['seat:B', 'observer']) expect(after[viewer]).toEqual(before[viewer])
    expect(await logOf(war)).toEqual({
      kind: 'CORRECTED',
      by: 'Facilitator',
      detail: { turn: expect.any(Number) as number },
    })
    expect((await viewOf(war)).pieces.find(({ id }) => id === banner?.id)?.size).toBe(level)
    await expect(
      house.referee.correct(facilitator, {
        campaignId,
        corrections: one('level', { banner: banner?.id, level: 4 }),
        seen: preview.seen,
      }),
    ).rejects.toMatchObject(refusal('CONFLICT', /moved on/))
  })

  it('BOLTGUN: who holds a sector, and what a banner has dug', async () => {
    const war = warOf(0)
    const banner = (await viewOf(war)).pieces.find(({ seat }) => seat === 'B')
    const before = await toldIn(war)
    await correct(war, [
      ...one('owner', { sector: banner?.at ?? '', seat: 'A' }),
      ...one('works', { banner: banner?.id, works: banner?.marks.includes('entrenched') ? 'fortified' : 'entrenched' }),
    ])
    const after = await toldIn(war)
    expect(after['seat:A']?.report.map(({ step }) => step)).toEqual(['correction'])
    expect(after['seat:B']?.report.length).toBeGreaterThan(0)
    expect(after['observer']).toEqual(before['observer'])
  })

  it('hex campaign: RP in hand are told to their player, whose a hex is to all, and what a facility is to its owner', async () => {
    const war = warOf(1)
    const before = await toldIn(war)
    await correct(war, one('stash', { seat: 'B', points: 77 }))
    const after = await toldIn(war)
    expect(after['seat:B']?.report).toMatchObject([{ step: 'correction', args: { reason, points: 77 } }])
    for (const viewer of ['seat:A', 'observer']) expect(after[viewer]).toEqual(before[viewer])
    const hex = (await viewOf(war)).pieces.find(({ seat }) => seat === 'A')?.at ?? ''
    await correct(war, one('owner', { hex, seat: 'B' }))
    const then = await toldIn(war)
    for (const viewer of ['seat:A', 'seat:B', 'observer'])
      expect(then[viewer]?.report).toMatchObject([{ step: 'correction', args: { reason, seat: 'B' } }])
    await correct(war, one('facility', { hex, facility: 'AIRSTRIP', built: true }))
    const last = await toldIn(war)
    expect(last['seat:B']?.report).toMatchObject([{ step: 'correction' }])
    expect(last['observer']).toEqual(then['observer'])
  })

  it('hex campaign: what a unit of a roster has is told to its player alone, in the preview as well', async () => {
    const war = warOf(1)
    const { campaignId, facilitator } = war
    const { battles, forces } = ((await viewOf(war)) as HexView).detail
    const fighting = battles.flatMap(({ sides }) => sides.map((side) => side.force))
    const units = forces.flatMap((one) =>
      one.seat === 'B' && !fighting.includes(one.id) ? one.units.map((of) => ({ ...of, force: one.id })) : [],
    )
    const unit = units.find(({ alive }) => alive > 1)
    const before = await toldIn(war)
    const corrections = one('unit', { force: unit?.force ?? '', unit: unit?.id ?? '', alive: 1 })
    const { seen, viewers } = await house.referee.previewCorrections(facilitator, { campaignId, corrections })
    expect(viewers.map(({ viewer }) => viewer)).toEqual(['seat:B', 'facilitator'])
    await house.referee.correct(facilitator, { campaignId, corrections, seen })
    const after = await toldIn(war)
    expect(after['seat:B']?.report).toMatchObject([
      { step: 'correction', args: { reason, alive: 1, from: unit?.alive } },
    ])
    for (const viewer of ['seat:A', 'observer']) expect(after[viewer]).toEqual(before[viewer])
  })

  it('events of a facilitator: RP granted, what is hidden revealed, a hex in ruins, words for one and for all', async () => {
    const [boltgun, hex] = [warOf(0), warOf(1)]
    const before = await toldIn(hex)
    await correct(hex, [...one('grant', { seat: 'B', points: 5 }), ...one('announcement', { seat: 'B' }, 'Well held.')])
    const granted = await toldIn(hex)
    expect(granted['seat:B']?.report.map(({ args }) => args['points'] ?? args['reason'])).toEqual([5, 'Well held.'])
    for (const viewer of ['seat:A', 'observer']) expect(granted[viewer]).toEqual(before[viewer])
    const pieces = (await viewOf(hex)).pieces.flatMap(({ seat, at }) => (seat === 'A' ? [at] : []))
    await correct(hex, one('reveal', { hex: pieces[0] ?? '', seat: 'B' }))
    const revealed = await toldIn(hex)
    expect(revealed['seat:B']?.report).toHaveLength(1)
    expect(revealed['seat:A']).toEqual(granted['seat:A'])
    await correct(hex, one('ruin', { hex: pieces[0] ?? '' }))
    await expect(correct(hex, one('ruin', { hex: pieces[0] ?? '' }))).rejects.toMatchObject(
      refusal('BAD_INPUT', /so already/),
    )
    await correct(hex, one('announcement', { seat: '' }, 'The river rises.'))
    const last = await toldIn(hex)
    for (const viewer of ['seat:A', 'seat:B', 'observer'])
      expect(last[viewer]?.report).toMatchObject([{ args: { reason: 'The river rises.' } }])
    const features = await house.sql<{ id: string; at: number; width: number }>(
      `SELECT f ->> 'id' AS id, (f ->> 'at')::integer AS at, (r.state #>> '{board,width}')::integer AS width
       FROM muster.campaign c JOIN muster.resolution r ON r.campaign = c.id AND r.revision = c.revision, json_array_elements(r.state -> 'features') f
       WHERE c.id = $1 AND NOT (r.state -> 'seats' -> 0 -> 'knowledge' -> 'features')::jsonb ? (f ->> 'id')`,
      [boltgun.campaignId],
    )
    const [feature] = features
    const sector = `${String((feature?.at ?? 0) % (feature?.width ?? 1))},${String(Math.floor((feature?.at ?? 0) / (feature?.width ?? 1)))}`
    const then = await toldIn(boltgun)
    await correct(boltgun, [
      ...(feature ? one('reveal', { sector, seat: 'A' }) : []),
      ...one('announcement', { seat: 'A' }, 'A scout talks.'),
    ])
    const told = await toldIn(boltgun)
    expect(told['seat:A']?.report.length).toBeGreaterThan(feature ? 1 : 0)
    expect(told['seat:B']).toEqual(then['seat:B'])
    if (feature)
      await expect(correct(boltgun, one('reveal', { sector, seat: 'A' }))).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('what others are told does not depend on what it was, nor how much', async () => {
    const war = warOf(1)
    const told = async (points: number): Promise<string> => {
      await correct(war, one('stash', { seat: 'A', points }, `RP: ${String(points)}.`))
      const { session } = war.organiser
      const [line] = await house.reads.log(session, war.campaignId, null, 1)
      const briefing = await house.reads.briefing(session, war.campaignId)
      return JSON.stringify([line && { ...line, number: 0, at: '' }, briefing])
    }
    expect(await told(31_337)).toBe(await told(40_000))
  })

  it('is refused with what is wrong, and for everybody else', async () => {
    const war = warOf(0)
    const { campaignId, facilitator, organiser } = war
    const tried = (corrections: readonly Correction[], who = facilitator) =>
      house.referee.previewCorrections(who, { campaignId, corrections })
    await expect(tried(one('level', { banner: 'Z9', level: 3 }))).rejects.toMatchObject(
      refusal('BAD_INPUT', /^Correction 1: There is no such banner/),
    )
    for (const wrong of [
      one('level', {}),
      one('owner', { sector: '99,99', seat: 'A' }),
      one('nonsense', null),
      one('works', []),
    ])
      await expect(tried(wrong)).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(tried([])).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(tried(one('level', {}, ' '))).rejects.toMatchObject(refusal('BAD_INPUT', /reason/))
    await expect(tried(one('level', {}), organiser)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(tried(one('level', {}), await house.person('Stranger'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  // HX-536, A-71
  it('a war goes on with it, and its archive is whole and plays to the same state', async () => {
    for (const { campaignId, organiser, facilitator } of wars) {
      const turn = ((await house.reads.table(organiser.session, campaignId))?.turn ?? 0) + 1
      const corrections = one('announcement', { seat: 'A' }, 'The night is long.')
      await house.referee.prepareEvent(facilitator, { campaignId, turn, corrections, eventId: null })
      // The second war is won before its next turn.
      const [event] = (await house.reads.preparedEvents(facilitator.session, campaignId)) ?? []
      if (campaignId === wars[1]?.campaignId)
        await house.referee.releaseEvent(facilitator, { campaignId, eventId: event?.id ?? '' })
      const now = () => house.reads.table(organiser.session, campaignId)
      // How many groups a turn has is for the dice to say: one for each battle.
      const isOn = async (): Promise<boolean> => {
        const table = await now()
        return table?.phase === 'RUNNING' && table.turn <= turn
      }
      while ((await isOn()) && (await playStep(house, campaignId)));
      // It may have been won by then.
      if ((await now())?.phase !== 'ENDED') await house.referee.endCampaign(organiser, { campaignId })
      await house.referee.openWar(campaignId)
      const file = join(folder, `${campaignId}.zip`)
      await writeArchive({ ownerUrl: house.database.ownerUrl, campaign: campaignId, file, running: false })
      const { war, ...verdict } = await verifyArchive(registry, file)
      expect(verdict).toEqual({ found: [], unplayed: null, notes: [] })
      const byHand = war.resolutions.filter(({ input }) => 'corrections' in input)
      expect(byHand.length).toBeGreaterThan(1)
      expect(JSON.stringify(byHand.at(-1)?.input)).toContain('The night is long.')
    }
  })
})
