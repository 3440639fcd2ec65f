import { randomUUID } from 'node:crypto'
import { desk as boltgunDesk } from '@muster/rulesets/boltgun/engine/desk.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { expect } from '@playwright/test'
import { api, createdBy, seatBoth } from './api.js'
import type { Person } from './people.js'

type Ask = AskView & { readonly closed: boolean }

export interface Known {
  readonly stage: string
  readonly view: BoltgunView
  readonly asks: readonly Ask[]
}

/** What is otherwise in a campaign, and who facilitates it. */
interface More {
  readonly facilitator?: Person
  readonly settings?: Readonly<Record<string, string>>
  readonly blindFacilitator?: boolean
}

/** A BOLTGUN campaign of two with the armies of its scenario, started. */
export const boltgunWar = async (
  a: Person,
  b: Person,
  scenarioId: string,
  { facilitator, settings = {}, ...more }: More = {},
): Promise<string> => {
  const id = await createdBy(a, {
    ...{ name: 'The river war', rulesetId: 'boltgun', scenarioId },
    ...{ settings: { 'army.choice': 'scenario', ...settings }, ...more },
  })
  await seatBoth(a, b, id, facilitator)
  return id
}

export const known = async (person: Pick<Person, 'page'>, id: string): Promise<Known | null> => {
  const { campaign } = await api<{
    readonly campaign: { readonly board: BoltgunView['board']; readonly briefing: Known | null }
  }>(
    person,
    'query ($id: ID!) { campaign(id: $id) { board briefing { stage view asks { id kind title deadline closed about silence { text rule } } } } }',
    { id },
  )
  const { board, briefing } = campaign
  return briefing && { ...briefing, view: { ...briefing.view, board } }
}

/** Seals an answer to the question of this kind when it comes; the id of the question. */
export const answer = async (
  person: Person,
  campaignId: string,
  kind: string,
  orders: (now: Known, ask: Ask) => readonly OrderDraft[],
): Promise<string> => {
  const asked: (readonly [Known, Ask])[] = []
  await expect
    .poll(async () => {
      const now = await known(person, campaignId)
      const ask = now?.asks.find((one) => one.kind === kind && !one.closed)
      if (now && ask) asked.push([now, ask])
      return asked.length
    })
    .toBeGreaterThan(0)
  const [[now, ask] = []] = asked
  if (!now || !ask) throw new Error('nothing is asked')
  const { sealOrders } = await api<{ readonly sealOrders: { readonly problems: readonly unknown[] } }>(
    person,
    `mutation ($campaignId: ID!, $askId: ID!, $orders: [OrderInput!]!, $key: String!) {
       sealOrders(campaignId: $campaignId, askId: $askId, orders: $orders, idempotencyKey: $key) { problems { message } } }`,
    { campaignId, askId: ask.id, orders: orders(now, ask), key: randomUUID() },
  )
  if (sealOrders.problems.length > 0) throw new Error(JSON.stringify(sealOrders.problems))
  return ask.id
}

const far = (cell: string): number => {
  const [x = 0, y = 0] = cell.split(',').map(Number)
  return Math.hypot(x - 5, y - 4)
}

/** What may be ordered of this kind to this piece. */
export const targetsOf = ({ view, asks }: Known, piece: string, kind = 'march'): readonly string[] => {
  const ask = asks.find((one) => one.kind === 'plan')
  const option = ask && boltgunDesk.orderOptions(view, ask).find((one) => one.kind === kind && one.piece === piece)
  return option?.to ?? []
}

/** The first banner of a side goes a sector nearer to the middle of First contact, or stays. */
const toTheMiddle =
  (piece: string) =>
  ({ view }: Known, ask: Ask): readonly OrderDraft[] => {
    const march = boltgunDesk.orderOptions(view, ask).find((one) => one.kind === 'march' && one.piece === piece)
    const at = view.pieces.find(({ id }) => id === piece)?.at ?? ''
    const [to] = [...(march?.to ?? [])].sort((one, other) => far(one) - far(other))
    return to !== undefined && far(to) < far(at) ? [{ kind: 'march', piece, to }] : []
  }

/** What somebody is asked next, after they have sealed an answer to the question of this id. */
export const askedNext = async (person: Person, id: string, sealed: string): Promise<string> => {
  const asked = async (): Promise<string> => {
    const open = (await known(person, id))?.asks.find(({ closed }) => !closed)
    return open && open.id !== sealed ? open.kind : ''
  }
  await expect.poll(asked).not.toBe('')
  return asked()
}

/** Plays until the two are in battle; in how many. */
const untilBattle = async (a: Person, b: Person, id: string): Promise<number> => {
  for (let turn = 0; turn < 9; turn += 1) {
    const sealed = await answer(a, id, 'plan', toTheMiddle('A1'))
    await answer(b, id, 'plan', toTheMiddle('B1'))
    if ((await askedNext(a, id, sealed)) === 'battle')
      return (await known(a, id))?.asks.filter(({ closed, kind }) => kind === 'battle' && !closed).length ?? 0
  }
  throw new Error('they did not meet')
}

/** A war of First contact in which the two are in a battle, and in no other: where dice put packets so that two banners are met at once, another is begun. */
export const boltgunBattle = async (a: Person, b: Person, more: More = {}): Promise<string> => {
  for (let war = 0; war < 9; war += 1) {
    const id = await boltgunWar(a, b, 'first-contact', more)
    if ((await untilBattle(a, b, id)) === 1) return id
  }
  throw new Error('they met in two places each time')
}

/** A war in which their first battle is over: both said that A lost more, and B won it. */
export const fought = async (north: Person, south: Person, more: More = {}): Promise<string> => {
  const id = await boltgunBattle(north, south, more)
  const say = (person: Person): Promise<string> =>
    answer(person, id, 'battle', (_, { about }) => [
      { kind: 'result', item: about ?? '', detail: { winner: 'B', lost: { A: 200, B: 100 } } },
    ])
  const sealed = await say(north)
  await say(south)
  await askedNext(north, id, sealed)
  return id
}
