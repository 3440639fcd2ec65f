import { boltgun } from '@muster/rulesets/boltgun/index.js'
import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/model/events.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import { viewerOf, type Ask } from '@muster/rulesets/kit/asks.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import { last, open, system } from '../../support/play.js'
import { diceFrom } from '../../support/random.js'
import type { Resolved } from './war.js'

/** A campaign of a shipped scenario whose armies are to be chosen. */
export const opened = (scenarioId: string, settings: Readonly<Record<string, Json>> = {}): Resolved => {
  const scenario = boltgun.scenarios.find(({ id }) => id === scenarioId)
  if (!scenario) throw new Error(`no scenario ${scenarioId}`)
  const campaign = open(boltgun, scenario, scenarioId, settings)
  return { state: last(campaign) as State, events: campaign.opening as readonly BoltgunEvent[] }
}

export const opening = (scenarioId: string, settings: Readonly<Record<string, Json>> = {}): State =>
  opened(scenarioId, settings).state

export const askOf = (state: State, seat: string): Ask => {
  const found = boltgun.awaiting(state).find((ask) => ask.seat === seat)
  if (!found) throw new Error(`${seat} is not asked`)
  return found
}

export const viewAt = (state: State, ask: Ask): BoltgunView => boltgun.viewFor(state, viewerOf(ask))

const read = (drafts: readonly OrderDraft[]): readonly BoltgunOrder[] | OrderProblem => {
  const orders: BoltgunOrder[] = []
  for (const draft of drafts) {
    const order = boltgun.readOrder(draft)
    if (!order.ok) return order.problem
    orders.push(order.value)
  }
  return orders
}

/** Codes of what the desk refuses of a sheet, in order. */
export const refused = (state: State, seat: string, ...drafts: readonly OrderDraft[]): readonly string[] => {
  const ask = askOf(state, seat)
  const orders = read(drafts)
  return 'code' in orders
    ? [orders.code]
    : boltgun.checkOrders(viewAt(state, ask), ask.view, orders).map(({ code }) => code)
}

/** The words of what the desk refuses. */
export const complaint = (state: State, seat: string, ...drafts: readonly OrderDraft[]): string => {
  const ask = askOf(state, seat)
  const orders = read(drafts)
  return 'code' in orders
    ? orders.message
    : boltgun
        .checkOrders(viewAt(state, ask), ask.view, orders)
        .map(({ message }) => message)
        .join(' ')
}

export const warned = (state: State, seat: string, ...drafts: readonly OrderDraft[]): readonly string[] => {
  const ask = askOf(state, seat)
  const orders = read(drafts)
  if ('code' in orders) throw new Error(orders.message)
  return (boltgun.warnings?.(viewAt(state, ask), ask.view, orders) ?? []).map(
    ({ code, message }) => `${code}: ${message}`,
  )
}

/** Closes the group that is asked; seats left out are silent. */
export const close = (state: State, sheets: Readonly<Record<string, readonly OrderDraft[]>> = {}): Resolved => {
  const asks = boltgun.awaiting(state)
  const [first] = asks
  if (!first) throw new Error('nobody is asked')
  const answers = asks.map((ask) => {
    const drafts = sheets[ask.seat]
    const orders = drafts ? read(drafts) : null
    if (orders && 'code' in orders) throw new Error(orders.message)
    return { ask: ask.id, seat: ask.seat, orders }
  })
  const events = boltgun.advance(state, first.group, answers, diceFrom('armies', boltgun.clock(state)), system)
  return { state: boltgun.evolve(state, events), events }
}

export const preset = (item: string, detail?: Json): OrderDraft => ({
  ...{ kind: 'army', item },
  ...(detail === undefined ? {} : { detail }),
})

/** An own list of some rules, each with a justification. */
export const own = (rules: readonly string[], more: Readonly<Record<string, Json>> = {}): OrderDraft => ({
  ...{ kind: 'army', item: 'own' },
  detail: { type: 'Free company', rules: rules.map((rule) => ({ rule, why: 'It is what they are.' })), ...more },
})

export const judge = (list: string, verdict: 'approve' | 'refuse', reason?: string): OrderDraft => ({
  ...{ kind: 'judge', item: list, with: verdict },
  ...(reason === undefined ? {} : { detail: { reason } }),
})
