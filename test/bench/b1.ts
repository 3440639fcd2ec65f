import { createHmac, createHash } from 'node:crypto'
import boltgun from '@muster/rulesets/boltgun/index.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import { type Dice, keyedDice } from '@muster/rulesets/kit/dice.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import { generateKey, prove } from '../../server/dist/referee/dice/vrf.js'
import { benchOrders, benchWar, type WarSize } from './scenario.js'
import { median, timed } from './clock.js'

const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => createHmac('sha256', key).update(message).digest()
const scope = { campaign: 'bench', seatBytes: [], turn: 1, stage: 'plans' }
export const hashedDice = (): Dice => keyedDice(scope, (input) => createHash('sha256').update(input).digest(), hmac)

const opening = (size: WarSize) => {
  const war = benchWar(size)
  const settings = resolveSettings(boltgun.settings, { 'army.choice': 'scenario' })
  if (!settings.ok) throw new Error(settings.problem.message)
  const seats = war.seats.map((seat) => ({ seat, title: `Side ${seat}`, subtitle: 'Army' }))
  const events = boltgun.setUp(war.scenario, settings.value, seats, hashedDice(), defaultSystem)
  const state = boltgun.evolve(boltgun.initial, events)
  const orders = benchOrders(war, size.side)
  const asks = boltgun.awaiting(state)
  const group = asks[0]?.group
  if (group === undefined) throw new Error('nobody is asked for a plan')
  return {
    state,
    group,
    sheets: asks.map((ask) => ({ ask: ask.id, seat: ask.seat, orders: orders.get(ask.seat) ?? [] })),
  }
}

export interface EngineFigures {
  readonly name: string
  readonly banners: number
  readonly orders: number
  readonly resolveMs: number
  readonly ordersPerSecond: number
  readonly microsecondsPerBanner: number
}

/** Resolution of the plans of one turn: `advance` and `evolve`, with dice whose subject keys are hashes (the keys' proofs are timed apart). */
export const engineFigures = (size: WarSize, rounds: number): EngineFigures => {
  const { state, group, sheets } = opening(size)
  const orders = sheets.reduce((sum, sheet) => sum + sheet.orders.length, 0)
  const run = (): void => void boltgun.evolve(state, boltgun.advance(state, group, sheets, hashedDice(), defaultSystem))
  // Warm: what a server does that has closed a few stages
  for (let at = 0, spent = 0; at < 3 || (at < 1000 && spent < 1500); at += 1) spent += timed(run)
  const resolveMs = median(Array.from({ length: rounds }, () => timed(run)))
  return {
    name: `${String(size.banners)} banners, ${String(size.seats)} seats, ${String(size.side ** 2)} sectors`,
    banners: size.banners,
    orders,
    resolveMs,
    ordersPerSecond: (orders / resolveMs) * 1000,
    microsecondsPerBanner: (resolveMs * 1000) / size.banners,
  }
}

/** Writing and reading the state as JSON: the limit that B1 stands beside. */
export const jsonFigures = (
  size: WarSize,
): { readonly bytes: number; readonly writeMs: number; readonly readMs: number } => {
  const { state } = opening(size)
  const text = JSON.stringify(state)
  return {
    bytes: Buffer.byteLength(text),
    writeMs: median(Array.from({ length: 15 }, () => timed(() => JSON.stringify(state)))),
    readMs: median(Array.from({ length: 15 }, () => timed(() => JSON.parse(text) as Json))),
  }
}

/** Makes the state after the plans of a turn are resolved, another one each time. */
export const resolved = (size: WarSize): (() => State) => {
  const { state, group, sheets } = opening(size)
  const events = boltgun.advance(state, group, sheets, hashedDice(), defaultSystem)
  return () => boltgun.evolve(state, events)
}

/** All views and reports of the turn. */
export const viewFigures = (
  size: WarSize,
): { readonly viewers: number; readonly milliseconds: number; readonly bytes: number } => {
  const { state, group, sheets } = opening(size)
  const events = boltgun.advance(state, group, sheets, hashedDice(), defaultSystem)
  const next = boltgun.evolve(state, events)
  const seats = sheets.map(({ seat }) => seat)
  let bytes = 0
  const all = (): void => {
    bytes = 0
    for (const seat of seats) {
      const { board: _, ...view } = boltgun.viewFor(next, { kind: 'seat', seat })
      bytes += Buffer.byteLength(JSON.stringify(view))
    }
  }
  return { viewers: seats.length, milliseconds: median(Array.from({ length: 3 }, () => timed(all))), bytes }
}

/** One proof of the verifiable random function: what a subject's first throw costs the referee. */
export const proofMs = (): number => {
  const { privateKey } = generateKey()
  const input = Buffer.from(canonical(scope))
  return median(Array.from({ length: 30 }, () => timed(() => prove(privateKey, input))))
}
