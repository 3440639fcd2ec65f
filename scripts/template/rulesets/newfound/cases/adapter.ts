import type { CaseAdapter, CaseDocument } from '../../../test/cases/lib/adapter.js'
import { compare } from '../../../test/cases/lib/compare.js'
import { scriptedDice, type Script } from '../../../test/cases/lib/dice.js'
import { anything, flag, keys, listOf, mapOf, matching, nullable, oneOf, text } from '../../../test/cases/lib/shape.js'
import { viewerOf, type Ask, type Sheet } from '../../kit/asks.js'
import { seatLetters, type SeatId } from '../../kit/ids.js'
import type { Json } from '../../kit/json.js'
import type { OrderDraft } from '../../kit/orders.js'
import { resolveSettings } from '../../kit/settings.js'
import { defaultSystem } from '../../tabletop/index.js'
import { squaresOf } from '../engine/field.js'
import type { Order } from '../engine/orders.js'
import { scenarios } from '../engine/scenarios.js'
import type { State } from '../engine/state.js'
import ruleset from '../index.js'

type BySeat<Value> = Readonly<Record<string, Value>>

interface Turn {
  /** A seat that is left out is silent. */
  readonly orders?: BySeat<readonly OrderDraft[]>
  readonly dice?: Script
  readonly expect?: Readonly<Record<string, unknown>>
}

interface Situation extends CaseDocument {
  readonly settings?: Readonly<Record<string, Json>>
  /** Where each seat's runner is; its home is the scenario's. */
  readonly runners: BySeat<string>
  readonly cache: string
  readonly turns: readonly Turn[]
}

const square = matching(/^\d,\d$/, 'square')

const shape = keys({
  ...{ 'id!': text, 'title!': text, 'rules!': listOf(text), 'ruleset!': oneOf('newfound'), settings: anything },
  ...{ 'runners!': mapOf(square), 'cache!': square },
  'turns!': listOf(
    keys({
      orders: mapOf(listOf(keys({ 'kind!': text, piece: text, to: text }))),
      dice: mapOf(listOf(anything)),
      expect: keys({
        /** Where the runners are. */
        runners: mapOf(square),
        /** Where each seat sees the other runner. */
        sees: mapOf(listOf(square)),
        /** Where each seat has dug in vain. */
        dug: mapOf(listOf(square)),
        /** Codes of the problems for which a sheet was refused, and counted as silence. */
        refused: mapOf(listOf(text)),
        champion: nullable(text),
        over: flag,
      }),
    }),
  ),
})

const isSituation = (document: CaseDocument): document is Situation => shape(document, '').length === 0

const openingOf = ({ cache, runners, settings: overrides = {} }: Situation): State => {
  const [scenario] = scenarios
  const settings = resolveSettings(ruleset.settings, overrides)
  if (!scenario || !settings.ok) throw new Error(settings.ok ? 'there is no scenario' : settings.problem.message)
  const letters = seatLetters(scenario.seats.length)
  const seats = scenario.seats.map((side, index) => ({ ...side, seat: letters[index] as SeatId }))
  const dice = scriptedDice('any', [], (name) => name)
  const state = ruleset.evolve(ruleset.initial, ruleset.setUp(scenario, settings.value, seats, dice, defaultSystem))
  const placed = state.runners.map((runner) => ({
    ...runner,
    at: squaresOf([runners[runner.seat] ?? ''])[0] ?? runner.at,
  }))
  return { ...state, runners: placed, cache: squaresOf([cache])[0] ?? state.cache }
}

interface Judged {
  readonly sheet: Sheet<Order>
  readonly problems: readonly string[]
}

/** A sheet as it would be sealed; a refused one is silence. */
const sheetOf = (state: State, ask: Ask, drafts: readonly OrderDraft[] | undefined): Judged => {
  const silent = { ask: ask.id, seat: ask.seat, orders: null }
  if (!drafts) return { sheet: silent, problems: [] }
  const read = drafts.map((draft) => ruleset.readOrder(draft))
  const orders = read.flatMap((one) => (one.ok ? [one.value] : []))
  const unread = read.flatMap((one) => (one.ok ? [] : [one.problem]))
  const found = [...unread, ...ruleset.checkOrders(ruleset.viewFor(state, viewerOf(ask)), ask.view, orders)]
  const sheet = found.length > 0 ? silent : { ...silent, orders }
  return { sheet, problems: found.map(({ code }) => code) }
}

/** What a case may expect of a state, each seat's part from that seat's own view. */
const observe = (state: State, judged: readonly Judged[]): Readonly<Record<string, unknown>> => {
  const bySeat = <Value>(value: (seat: SeatId) => Value): BySeat<Value> =>
    Object.fromEntries(state.seats.map(({ seat }) => [seat, value(seat)]))
  const viewOf = (seat: SeatId) => ruleset.viewFor(state, { kind: 'seat', seat })
  return {
    runners: bySeat((seat) => viewOf(seat).pieces[0]?.at),
    sees: bySeat((seat) => viewOf(seat).contacts.map(({ at }) => at)),
    dug: bySeat((seat) => viewOf(seat).detail.dug),
    refused: bySeat((seat) => judged.find(({ sheet }) => sheet.seat === seat)?.problems ?? []),
    champion: ruleset.outcome(state)?.champion ?? null,
    over: ruleset.outcome(state) !== null,
  }
}

const playCase = (situation: Situation): readonly string[] => {
  let state = openingOf(situation)
  return situation.turns.flatMap((turn, index) => {
    const dice = scriptedDice(turn.dice ?? {}, [], (name, subject) => `${name}(${subject})`)
    const judged = ruleset.awaiting(state).map((ask) => sheetOf(state, ask, turn.orders?.[ask.seat]))
    const [first] = ruleset.awaiting(state)
    if (!first) return [`turn ${String(index + 1)}: the campaign is over`]
    const sheets = judged.map(({ sheet }) => sheet)
    state = ruleset.evolve(state, ruleset.advance(state, first.group, sheets, dice, defaultSystem))
    const seen = observe(state, judged)
    const wrong = Object.entries(turn.expect ?? {}).flatMap(([key, value]) => compare(key, value, seen[key]))
    return [...dice.problems(), ...wrong].map((line) => `turn ${String(index + 1)}: ${line}`)
  })
}

/** How the situations in this folder are played: `npm run cases -- rulesets/newfound/cases`. */
const adapter: CaseAdapter = {
  rules: new Set(Object.keys(ruleset.rules)),
  NOT_YET: [],
  wants: () => [],
  run: (document) => (isSituation(document) ? playCase(document) : shape(document, '')),
}

export default adapter
