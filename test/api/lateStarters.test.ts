import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../support/eventually.js'
import { diceContribution } from '../support/house.js'
import { ask, type Identity, must, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'
import { seat, start } from './world.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Status {
  readonly turn: number
  readonly phase: string
  readonly awaiting: { readonly seats: readonly string[] | null }
  readonly seats: readonly {
    readonly id: string
    readonly holder: string | null
    readonly reservedUntil: number | null
  }[]
}

interface Seen {
  readonly campaign: {
    readonly status: Status
    readonly place: { readonly role: string; readonly seat: string | null }
    readonly log: readonly { readonly kind: string; readonly seat: string | null }[]
    readonly briefing: {
      readonly asks: readonly { readonly id: string; readonly closed: boolean }[]
      readonly pieces: readonly { readonly seat: string }[]
      readonly marks: readonly { readonly kind: string; readonly at: string }[]
      readonly legend: readonly { readonly seat: string; readonly reserved: boolean }[]
      readonly stats: readonly { readonly key: string; readonly value: number }[]
      readonly report: readonly { readonly code: string; readonly text: string }[]
    } | null
  }
}

const seen = async (id: string, who: Identity): Promise<Seen['campaign']> => {
  const { campaign } = await must<Seen>(
    server.url,
    `query ($id: ID!) { campaign(id: $id) {
      status { turn phase awaiting { seats } seats { id holder reservedUntil } } place { role seat } log { kind seat }
      briefing { asks { id closed } pieces { seat } marks { kind at } legend { seat reserved } stats { key value } report { code text } } } }`,
    { id },
    who,
  )
  return campaign
}

/** Everybody seals nothing, whatever they are asked, until the turn has opened; what it asks is left open. */
const playUntil = async (id: string, turn: number, people: readonly Identity[]): Promise<void> => {
  const sealAll = async (): Promise<number> => {
    for (const who of people) {
      const { status, briefing } = await seen(id, who)
      for (const { id: askId, closed } of briefing?.asks ?? [])
        if (!closed && status.turn < turn)
          await ask(
            server.url,
            'mutation ($id: ID!, $ask: ID!, $key: String!) { sealOrders(campaignId: $id, askId: $ask, orders: [], idempotencyKey: $key) { receipt { hash } } }',
            { id, ask: askId, key: randomUUID() },
            who,
          )
    }
    const [first] = people
    return first ? (await seen(id, first)).status.turn : 0
  }
  await eventually(sealAll, (now) => now >= turn)
}

const games = [
  {
    rulesetId: 'hex-1.4',
    scenarioId: 'unclaimed-3',
    settings: { 'late.points': 10, 'turn.repeat_if_no_battle': false },
    gains: [
      { key: 'points', label: 'RP in hand', value: 20 },
      { key: 'hexes', label: 'Hexes around the headquarters', value: 2 },
    ],
  },
  {
    rulesetId: 'boltgun',
    scenarioId: 'three-valleys',
    settings: { 'army.choice': 'scenario', 'late.levels': 2 },
    gains: [{ key: 'levels', label: 'Additional levels for each banner', value: 4 }],
  },
] as const

describe.each(games)('a late starter in $rulesetId', ({ rulesetId, scenarioId, settings, gains }) => {
  test('joins at a start that was kept, with what was stated before', async () => {
    const [organiser, other, late] = [
      await signUp(server.url, `Organiser ${rulesetId}`),
      await signUp(server.url, `Other ${rulesetId}`),
      await signUp(server.url, `Late ${rulesetId}`),
    ]
    const input = {
      ...{ name: 'Kept', rulesetId, scenarioId, settings, timeZone: 'UTC', seat: 'A', visibility: 'LISTED' },
      diceContribution: diceContribution(),
    }
    const {
      createCampaign: { id },
    } = await must<{ createCampaign: { id: string } }>(
      server.url,
      'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }',
      { input },
      organiser,
    )
    const change = (field: string, who: Identity) =>
      ask(server.url, `mutation ($id: ID!) { ${field} { id } }`, { id }, who)
    expect((await change('reserveSeat(campaignId: $id, seat: "C")', organiser)).errors).toEqual([])
    // Two are played from the start; what is kept is kept from bots
    expect((await change('reserveSeat(campaignId: $id, seat: "B")', organiser)).errors).toMatchObject([
      { code: 'CONFLICT' },
    ])
    expect((await change('seatBot(campaignId: $id, seat: "C")', organiser)).errors).toMatchObject([
      { code: 'CONFLICT' },
    ])
    expect((await change('releaseSeat(campaignId: $id, seat: "C")', organiser)).errors).toEqual([])
    expect((await change('reserveSeat(campaignId: $id, seat: "C")', organiser)).errors).toEqual([])
    await seat(server.url, organiser, other, { campaignId: id, role: 'PLAYER', seat: 'B' })
    await start(server.url, organiser, id)
    expect((await change('releaseSeat(campaignId: $id, seat: "C")', organiser)).errors).toMatchObject([
      { code: 'CONFLICT' },
    ])

    const people = [organiser, other]
    await playUntil(id, 2, people)
    const before = await seen(id, other)
    expect(before.status.seats[2]).toEqual({ id: 'C', holder: null, reservedUntil: 6 })
    expect(before.status.awaiting.seats).not.toContain('C')
    expect(before.briefing?.legend.map(({ reserved }) => reserved)).toEqual([false, false, true])
    expect(before.briefing?.marks.some(({ kind }) => kind === 'reserved')).toBe(true)

    // Stated to whoever could join, before they do
    const { offer } = await must<{ offer: { seats: readonly object[]; houseRules: { lateStart: readonly object[] } } }>(
      server.url,
      'query ($id: ID!) { offer(campaignId: $id) { seats { id free reservedUntil } houseRules { lateStart { turn gains { key label value } } } } }',
      { id },
      {},
    )
    expect(offer.seats[2]).toEqual({ id: 'C', free: true, reservedUntil: 6 })
    expect(offer.houseRules.lateStart).toHaveLength(6)
    expect(offer.houseRules.lateStart[2]).toEqual({ turn: 3, gains })

    await seat(server.url, organiser, late, { campaignId: id, role: 'PLAYER', seat: 'C' })
    const waiting = await seen(id, late)
    expect(waiting.place).toMatchObject({ role: 'WAITING' })
    expect(waiting.briefing?.pieces).toEqual([])
    expect(waiting.log.find(({ kind }) => kind === 'WAITS')).toMatchObject({ seat: 'C' })

    await playUntil(id, 3, people)
    const come = await seen(id, late)
    expect(come.place).toEqual({ role: 'PLAYER', seat: 'C' })
    expect(come.status.seats[2]).toEqual({ id: 'C', holder: `Late ${rulesetId}`, reservedUntil: null })
    expect(come.log.find(({ kind }) => kind === 'BEGAN')).toMatchObject({ seat: 'C' })
    expect(come.briefing?.pieces.every((piece) => piece.seat === 'C')).toBe(true)
    expect(come.briefing?.asks).toMatchObject([{ closed: false }])
    expect(come.briefing?.marks.some(({ kind }) => kind === 'reserved')).toBe(false)
    const told = (await seen(id, other)).briefing?.report ?? []
    expect(told.map(({ code }) => code)).toContain('lateStarterJoined')

    await playUntil(id, 4, [...people, late])
    expect((await seen(id, late)).status).toMatchObject({ phase: 'RUNNING' })
  })
})
