import { createHash, createHmac } from 'node:crypto'
import { suggest } from '@muster/rulesets/boltgun/engine/desk.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import { keyedDice } from '@muster/rulesets/kit/dice.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { ask, beginDuel, type Guest, signUp } from '../flood/people.js'
import type { Troubles } from './troubles.js'

const players = 10

export type Request = 'read' | 'draft' | 'seal'

/** Told of each request: what it was, and how many milliseconds it took. */
export type Took = (request: Request, milliseconds: number) => void

/** Somebody at a desk, in one war after another. */
interface Player {
  readonly guest: Guest
  /** What is sealed already stays asked until everybody has sealed. */
  readonly sealed: Set<string>
  campaignId: string
}

const texts: Readonly<Record<Request, string>> = {
  read: `query ($id: ID!) { campaign(id: $id) { board status { phase turn seats { id sealed } }
    briefing { number turn stage view report { text } asks { id kind title about closed } } } }`,
  draft: `mutation ($id: ID!, $ask: ID!, $orders: [OrderInput!]!) {
    saveDraft(campaignId: $id, askId: $ask, orders: $orders) { problems { index } } }`,
  seal: `mutation ($id: ID!, $ask: ID!, $orders: [OrderInput!]!, $key: String!) {
    sealOrders(campaignId: $id, askId: $ask, orders: $orders, idempotencyKey: $key) { receipt { hash } problems { message } } }`,
}

interface Desk {
  readonly campaign: {
    readonly board: BoltgunView['board']
    readonly status: { readonly phase: string }
    readonly briefing: {
      readonly number: number
      readonly view: Omit<BoltgunView, 'board'>
      readonly asks: readonly (AskView & { readonly closed: boolean })[]
    }
  }
}
interface Drafted {
  readonly saveDraft: { readonly problems: readonly { readonly index: number }[] }
}
interface Sealed {
  readonly sealOrders: { readonly receipt: object | null; readonly problems: readonly { readonly message: string }[] }
}

/** What a bot would do in the player's place, who sees the same. */
const plan = ({ campaign: { board, briefing } }: Desk, asked: AskView): readonly OrderDraft[] => {
  const scope = { campaign: asked.id, seatBytes: [], turn: briefing.number, stage: '' }
  const dice = keyedDice(
    scope,
    (input) => createHash('sha256').update(input).digest(),
    (key, message) => createHmac('sha256', key).update(message).digest(),
  )
  return suggest({ ...briefing.view, board }, asked, dice)
}

export interface Players {
  /** One of them, in turn, looks at the table and answers what he is asked. */
  next(): Promise<void>
}

export const openPlayers = async (url: string, trouble: Troubles['note'], took: Took): Promise<Players> => {
  const all: Player[] = []
  for (let at = 0; at < players; at += 1) {
    const guest = await signUp(url, `Player ${String(at + 1)}`, `10.1.0.${String(at)}`)
    all.push({ guest, sealed: new Set(), campaignId: await beginDuel(url, guest, 'A duel') })
  }

  const timed = async <Data>({ guest, campaignId: id }: Player, request: Request, more = {}): Promise<Data | null> => {
    const from = performance.now()
    const text = await (await ask(url, guest, texts[request], { id, ...more })).text()
    took(request, performance.now() - from)
    const { data, errors } = JSON.parse(text) as { readonly data?: Data; readonly errors?: object }
    if (errors) trouble(`${request}: ${JSON.stringify(errors)}`)
    return errors || !data ? null : data
  }

  const answer = async (player: Player, desk: Desk, asked: AskView): Promise<void> => {
    const orders = plan(desk, asked)
    const drafted = await timed<Drafted>(player, 'draft', { ask: asked.id, orders })
    const wrong = new Set(drafted?.saveDraft.problems.map(({ index }) => index))
    const right = orders.filter((_, index) => !wrong.has(index))
    const sealed = await timed<Sealed>(player, 'seal', { ask: asked.id, orders: right, key: `sheet-${asked.id}` })
    if (sealed?.sealOrders.receipt) player.sealed.add(asked.id)
    else if (sealed) trouble(`not sealed: ${sealed.sealOrders.problems.map(({ message }) => message).join(' ')}`)
  }

  const play = async (player: Player): Promise<void> => {
    const desk = await timed<Desk>(player, 'read')
    if (!desk) return
    if (desk.campaign.status.phase === 'ENDED') {
      player.sealed.clear()
      player.campaignId = await beginDuel(url, player.guest, 'Another duel')
      return
    }
    for (const asked of desk.campaign.briefing.asks)
      if (!asked.closed && !player.sealed.has(asked.id)) await answer(player, desk, asked)
  }

  let turn = 0
  return {
    next: async () => {
      const player = all[turn++ % all.length]
      if (player) await play(player)
    },
  }
}
