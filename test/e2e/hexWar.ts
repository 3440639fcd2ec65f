import { randomUUID } from 'node:crypto'
import { hexesOf } from '@muster/rulesets/hex-1.4/engine/view/hexes.js'
import type { HexDetail } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import { hexGrid } from '@muster/rulesets/kit/hex.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { expect } from '@playwright/test'
import { api, createdBy, seatBoth } from './api.js'
import type { Person } from './people.js'

interface Ask {
  readonly id: string
  readonly kind: string
  readonly closed: boolean
  /** The fight that it is about. */
  readonly about: string | null
}

interface Briefing {
  readonly turn: number
  readonly stage: string
  readonly asks: readonly Ask[]
  readonly view: {
    readonly detail: Pick<HexDetail, 'rows' | 'columns' | 'hexes' | 'forces'>
  }
}

type Orders = readonly OrderDraft[]

/** The smallest map, so that the two soon meet. */
export const side = 4

const create = (organiser: Person): Promise<string> =>
  createdBy(organiser, {
    ...{ name: 'Close quarters', rulesetId: 'hex-1.4', scenarioId: 'unclaimed-2' },
    settings: { 'map.rows': side, 'map.cols': side, 'hq.min_distance': 1 },
  })

const briefingOf = async (person: Person, id: string): Promise<Briefing | null> => {
  const { campaign } = await api<{ readonly campaign: { readonly briefing: Briefing | null } }>(
    person,
    'query ($id: ID!) { campaign(id: $id) { briefing { turn stage view asks { id kind closed about } } } }',
    { id },
  )
  return campaign.briefing
}

/** Answers the question of this kind when it comes; the turn that has gone by is not asked again. */
const answer = async (
  person: Person,
  campaignId: string,
  kind: string,
  orders: (briefing: Briefing, ask: Ask) => Orders,
): Promise<void> => {
  const asked: { readonly askId: string; readonly orders: Orders }[] = []
  await expect
    .poll(async () => {
      const briefing = await briefingOf(person, campaignId)
      const ask = briefing?.asks.find((one) => one.kind === kind && !one.closed)
      if (briefing && ask) asked.push({ askId: ask.id, orders: orders(briefing, ask) })
      return asked.length
    })
    .toBeGreaterThan(0)
  const { sealOrders } = await api<{ readonly sealOrders: { readonly problems: readonly unknown[] } }>(
    person,
    `mutation ($campaignId: ID!, $askId: ID!, $orders: [OrderInput!]!, $key: String!) {
       sealOrders(campaignId: $campaignId, askId: $askId, orders: $orders, idempotencyKey: $key) { problems { message } } }`,
    { campaignId, ...asked[0], key: randomUUID() },
  )
  expect(sealOrders.problems).toEqual([])
}

/** Whether the dice laid an abandoned fortress under the conquest force, where some army must now stay (HX-036, HX-451). */
const held = ({ view: { detail } }: Briefing): boolean =>
  detail.forces.some(
    ({ class: kind, at }) =>
      kind === 'CF' &&
      hexesOf(detail).some((hex) => hex.at === at && hex.features?.resources.includes('ABANDONED_FORTRESS')),
  )

/** One step of the conquest force towards the enemy's fortress. */
const stepTo = ({ view }: Briefing, enemy: string): Orders => {
  const grid = hexGrid(side, side)
  const force = view.detail.forces.find((one) => one.class === 'CF')
  const from = grid.at(force?.at ?? '')
  const to = grid.at(hexesOf(view.detail).find(({ owner }) => owner === enemy)?.at ?? '')
  if (!force || from === null || to === null) throw new Error('there is nobody to march, or nowhere to march to')
  const [next] = [...grid.neighbours(from)].sort((a, b) => grid.distance(a, to) - grid.distance(b, to))
  return next === undefined ? [] : [{ kind: 'move', piece: force.id, path: [grid.name(next)] }]
}

interface Beginning {
  /** How each divides the starting points. */
  readonly forces?: Orders
  readonly facilitator?: Person
}

/** How most divide their points. */
export const usual: Orders = [
  { kind: 'divide', item: 'OF', amount: 1000 },
  { kind: 'divide', item: 'CF', amount: 1500 },
]

/** A war of two whose forces stand on the map: the upkeep of its first turn is asked. */
export const warAtUpkeep = async (
  a: Person,
  b: Person,
  { forces = usual, facilitator }: Beginning = {},
): Promise<string> => {
  const id = await create(a)
  await seatBoth(a, b, id, facilitator)
  for (const person of [a, b]) await answer(person, id, 'divide', () => forces)
  return id
}

/** A war of two who may move their first forces. The id of the campaign. */
export const warAtMovement = async (a: Person, b: Person, beginning?: Beginning): Promise<string> => {
  const id = await warAtUpkeep(a, b, beginning)
  for (const person of [a, b]) await answer(person, id, 'upkeep', () => [])
  await expect.poll(async () => (await briefingOf(a, id))?.stage).toBe('movement')
  return id
}

/** The id of a campaign played as far as the first fight; null where the map's dice keep the two apart. */
const untilContact = async (a: Person, b: Person, beginning: Beginning): Promise<string | null> => {
  const id = await warAtUpkeep(a, b, beginning)
  for (let turn = 0; turn < 2 * side; turn += 1) {
    for (const person of [a, b]) await answer(person, id, 'upkeep', () => [])
    const march: Orders[] = []
    await answer(a, id, 'movement', (briefing) => {
      march.splice(0, 1, held(briefing) ? [] : stepTo(briefing, 'B'))
      return march[0] ?? []
    })
    if (march[0]?.length === 0) return null
    await answer(b, id, 'movement', () => [])
    await expect.poll(async () => (await briefingOf(a, id))?.stage).not.toBe('movement')
    if ((await briefingOf(a, id))?.stage !== 'battle') continue
    // The usual order: the occupation force first
    await answer(b, id, 'queue', () => [])
    return id
  }
  throw new Error('the two never met')
}

/**
 * A war of two who have accounts, as far as the first fight: the conquest force of A, 1500 points, stands against the occupation force of
 * B, 1000 points, behind which a conquest force of 1500 waits. The id of the campaign.
 */
export const warAtContact = async (
  a: Person,
  b: Person,
  beginning: Pick<Beginning, 'facilitator'> = {},
): Promise<string> => {
  const id = await untilContact(a, b, beginning)
  return id ?? warAtContact(a, b, beginning)
}

/** A war of two whose first fight is over: A reports to have withdrawn with half of its points, and B confirms it. */
export const warAfterWithdrawal = async (a: Person, b: Person, facilitator: Person): Promise<string> => {
  const id = await warAtContact(a, b, { facilitator })
  for (const person of [a, b]) await answer(person, id, 'prepare', () => [])
  await answer(a, id, 'mission', () => [])
  await answer(a, id, 'report', (_, { about }) => [
    { kind: 'result', item: about ?? '', detail: { withdrew: 'A', left: { A: 750, B: 1000 } } },
  ])
  await answer(b, id, 'confirm', (_, { about }) => [{ kind: 'confirm', item: about ?? '' }])
  return id
}
