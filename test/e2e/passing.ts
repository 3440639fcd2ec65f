import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { api } from './api.js'
import type { Person } from './people.js'

interface Asked {
  readonly campaign: {
    readonly status: { readonly turn: number; readonly phase: string }
    readonly briefing: { readonly asks: readonly { readonly id: string; readonly state: string }[] }
  }
}

const asked = 'query ($id: ID!) { campaign(id: $id) { status { turn phase } briefing { asks { id state } } } }'
const seal = `mutation ($id: ID!, $ask: ID!, $key: String!) {
  sealOrders(campaignId: $id, askId: $ask, orders: [], idempotencyKey: $key) { problems { message } } }`

/** What the other has answered may have closed it a moment ago. */
const unlessClosed = (error: unknown): void => {
  if (!String(error).includes('"code":"CLOSED"')) throw error
}

/** Seals nothing for all that somebody is asked. What the campaign is then at. */
export const pass = async (person: Person, id: string): Promise<Asked['campaign']['status']> => {
  const { campaign } = await api<Asked>(person, asked, { id })
  const open = campaign.briefing.asks.filter(({ state }) => state === 'OPEN')
  for (const { id: ask } of open)
    await api<{ readonly sealOrders: { readonly problems: readonly object[] } }>(person, seal, {
      ...{ id, ask, key: randomUUID() },
    }).then(({ sealOrders }) => expect(sealOrders.problems).toEqual([]), unlessClosed)
  return campaign.status
}

/** So many turns go by in which nobody does anything: no battle is fought in them, and the war does not end. */
export const passTurns = async (people: readonly Person[], id: string, turns: number): Promise<void> => {
  const [one] = people
  if (!one) throw new Error('nobody plays')
  const { turn } = await pass(one, id)
  await expect
    .poll(
      async () => {
        const all = []
        for (const person of people) all.push(await pass(person, id))
        expect(all[0]?.phase).toBe('RUNNING')
        return all[0]?.turn
      },
      { intervals: [150] },
    )
    .toBeGreaterThanOrEqual(turn + turns)
}
