import { type Ask, type AskView, isCalendar, viewerOf } from '@muster/rulesets/kit/asks.js'
import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft, OrderOption } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import { fill } from '../support/fill.js'
import { freeze, unplain } from '../support/plain.js'
import { lineText } from '@muster/rulesets/kit/report.js'
import { last, type AnyGame } from '../support/play.js'
import { campaignsOf, ensure, randomFrom, sampleOf, stepsOf, type Random, type Subject } from './subject.js'

const checkAsks = (game: AnyGame, state: unknown, where: string): readonly Ask[] => {
  const asks = game.awaiting(state)
  const over = game.outcome(state) !== null
  ensure(
    over === (asks.length === 0),
    `${where}: ${over ? 'a campaign that is over still asks' : 'nobody is asked, and it is not over'}`,
  )
  const ids = asks.map(({ id }) => id)
  ensure(new Set(ids).size === ids.length, `${where}: two asks share an id`)
  const { stage } = game.clock(state)
  ensure(Object.hasOwn(game.stages, stage), `${where}: the stage ${stage} is not declared`)
  for (const ask of asks) {
    const { id, deadline } = ask.view
    ensure(id === ask.id && deadline === ask.deadline, `${where}: ask ${ask.id} and its view differ`)
    ensure(
      !game.toDo || isCalendar(ask) || Object.hasOwn(game.toDo, ask.view.kind),
      `${where}: nothing counts asks of the kind ${ask.view.kind}`,
    )
    ensure(
      game.deadlines.some((known) => known.id === ask.deadline),
      `${where}: ask ${ask.id} has a deadline of no declared class`,
    )
  }
  const living = game.viewFor(state, { kind: 'observer' }).legend.filter(({ eliminated }) => !eliminated)
  for (const ask of asks) {
    const asked = asks.filter(({ group }) => group === ask.group)
    const ruling = ask.seat === facilitatorDesk
    ensure(
      asked.every(({ seat }) => (seat === facilitatorDesk) === ruling),
      `${where}: ${ask.group} asks a seat and the facilitator`,
    )
    if (!ask.askedOfAllSeats || ruling) continue
    ensure(
      canonical(asked.map(({ seat }) => seat).sort()) === canonical(living.map(({ seat }) => seat).sort()) &&
        asked.every((other) => other.askedOfAllSeats && other.view.kind === ask.view.kind),
      `${where}: ${ask.group} is said to be asked of all seats, but not every living seat is asked the same`,
    )
  }
  return asks
}

/** Asks are told apart, closed groups are gone for good, and a campaign asks until it is over. */
export const asksInOrder = (subject: Subject): void => {
  const { game } = subject
  for (const campaign of campaignsOf(subject)) checkAsks(game, last(campaign), campaign.seed)
  for (const campaign of campaignsOf(subject)) {
    const closed = new Set<string>()
    const answered = new Set<string>()
    campaign.steps.forEach((step, index) => {
      const where = `${campaign.seed}, step ${String(index)}`
      for (const ask of checkAsks(game, step.before, where)) {
        ensure(!closed.has(ask.group), `${where}: the group ${ask.group} was closed before`)
        ensure(!answered.has(ask.id), `${where}: the ask ${ask.id} was closed before`)
      }
      closed.add(step.group)
      for (const { ask } of step.sheets) answered.add(ask)
    })
  }
}

/** Orders of an option, alone: forced ones of other pieces may have to stand beside it. */
const asked = (game: AnyGame, view: GameView, ask: AskView, random: Random, where: string): void => {
  const options = game.orderOptions(view, ask)
  const filled = (option: OrderOption): OrderDraft =>
    fill(option, random, (draft) => game.pathStep?.(view, ask, draft, []))
  const read = (draft: OrderDraft): unknown => {
    const order = game.readOrder(freeze(draft))
    ensure(order.ok, `${where}: the desk does not read what it offers: ${canonical(draft)}`)
    return freeze(order.value)
  }
  for (const option of options) {
    const forced = options.filter((other) => other.forced && other.piece !== option.piece)
    for (let tries = 0; tries < 4; tries += 1) {
      const order = read(filled(option))
      const problems = game.checkOrders(view, ask, [order])
      const beside = forced.map((other) => read(filled(other)))
      ensure(
        problems.length === 0 || game.checkOrders(view, ask, [...beside, order]).length === 0,
        `${where}: offered and refused: ${canonical(order)} ${canonical(problems)}`,
      )
    }
  }
}

/** Whatever is offered is accepted, drawn from its lists at random. */
export const offersWhatItAccepts = (subject: Subject): void => {
  const { game } = subject
  let offers = 0
  for (const { step, where } of sampleOf(subject))
    for (const ask of game.awaiting(step.after)) {
      const view = freeze(game.viewFor(step.after, viewerOf(ask)))
      offers += game.orderOptions(view, ask.view).length
      asked(game, view, ask.view, randomFrom(where), `${where}, ${ask.id}`)
    }
  ensure(offers > 0, 'nothing was ever offered')
}

/** The bot's drafts can be sealed as they stand. */
export const suggestsWhatItAccepts = (subject: Subject): void => {
  const { game } = subject
  for (const { campaign, step, where } of sampleOf(subject))
    for (const ask of game.awaiting(step.after)) {
      // No bot sits at the facilitator's desk, nobody at the calendar's.
      if (ask.seat === facilitatorDesk || isCalendar(ask)) continue
      const view = freeze(game.viewFor(step.after, viewerOf(ask)))
      const dice = { roll: (name: string, subject_: string) => diceAt(campaign.seed, name, subject_) }
      const orders = game.suggest(view, ask.view, dice).map((draft) => {
        const read = game.readOrder(freeze(draft))
        ensure(read.ok, `${where}: the bot drafts what the desk cannot read: ${canonical(draft)}`)
        return read.value
      })
      const problems = game.checkOrders(view, ask.view, freeze(orders))
      ensure(problems.length === 0, `${where}, ${ask.id}: the bot's orders are refused: ${canonical(problems)}`)
      const spent = [game.budget?.(view, ask.view, orders) ?? [], game.warnings?.(view, ask.view, orders) ?? []]
      ensure(
        unplain(spent) === null,
        `${where}, ${ask.id}: a budget or warning is not plain: ${String(unplain(spent))}`,
      )
    }
}

const diceAt = (seed: string, name: string, subject: string): readonly number[] => {
  const found = /(\d*)d(\d+)$/.exec(name)
  const random = randomFrom(`${seed} ${name} ${subject}`)
  return Array.from({ length: Number(found?.[1] || 1) }, () => 1 + random.below(Number(found?.[2] ?? 6)))
}

/** Names that every object of JavaScript answers to, though nobody gave them. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

/** As it comes in from outside: an object may well have a key of its own that is called `__proto__`. */
const withKeys = (keys: readonly string[], value: Json): Json =>
  JSON.parse(`{${keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`) as Json

const isObject = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same value with every text, or every key, called like something inherited. */
const renamed = (value: Json, name: string, keys: boolean): Json => {
  if (typeof value === 'string') return keys ? value : name
  if (Array.isArray(value)) return value.map((item: Json) => renamed(item, name, keys))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, item]): [string, Json] => [key, renamed(item, name, keys)])
  return keys
    ? withKeys([...entries.map(([key]) => key).slice(1), name], entries[0]?.[1] ?? null)
    : Object.fromEntries(entries)
}

/** Every part of an order by itself, called like something inherited. */
const named = (draft: OrderDraft): readonly OrderDraft[] =>
  inherited.flatMap((name) => [
    ...(['kind', 'piece', 'to', 'with', 'item'] as const).map((key) => ({ ...draft, [key]: name })),
    { ...draft, path: [name, name] },
    ...(draft.detail == null
      ? []
      : [true, false].map((keys) => ({ ...draft, detail: renamed(draft.detail ?? null, name, keys) }))),
    ...[1, null, 'A', [], withKeys(inherited, 1)].map((value) => ({ ...draft, detail: withKeys([name], value) })),
  ])

const oddities: readonly Partial<OrderDraft>[] = [
  { kind: '' },
  { kind: 'constructor' },
  { piece: '' },
  { piece: '__proto__' },
  { to: '999,999' },
  { to: '-1,-1' },
  { to: 'nowhere' },
  { amount: -1 },
  { amount: 0.5 },
  { amount: 1e9 },
  { with: 'toString' },
  { item: '☠' },
  { path: [] },
  { path: ['1,1', 'x'] },
  { detail: null },
  { detail: [[[[1]]]] },
  { detail: { winner: 1, lost: 'all' } },
]

/** A mistake is a value: odd orders are problems with a sentence and a known rule, never a throw. */
export const takesMistakes = (subject: Subject): void => {
  const { game } = subject
  for (const { step, where } of sampleOf(subject).slice(0, 12))
    for (const ask of game.awaiting(step.after)) {
      const view = freeze(game.viewFor(step.after, viewerOf(ask)))
      const random = randomFrom(where)
      const drafts = game
        .orderOptions(view, ask.view)
        .map((option) => fill(option, random, (draft) => game.pathStep?.(view, ask.view, draft, [])))
      for (const draft of [{ kind: 'march' }, ...drafts.slice(0, 6)])
        for (const odd of freeze([...oddities.map((oddity) => ({ ...draft, ...oddity })), ...named(draft)])) {
          const read = game.readOrder(odd)
          game.pathStep?.(view, ask.view, odd, [])
          if (read.ok) game.budget?.(view, ask.view, freeze([read.value, read.value]))
          const problems = read.ok ? game.checkOrders(view, ask.view, freeze([read.value, read.value])) : [read.problem]
          for (const problem of problems) {
            ensure(problem.message !== '' && problem.code !== '', `${where}: a problem without words`)
            ensure(
              Object.hasOwn(game.rules, problem.rule),
              `${where}: a problem cites ${problem.rule}, which is no rule`,
            )
          }
        }
    }
  ensure(Object.keys(Object.prototype).length === 0, 'an order has written into what all objects share')
}

/** Every rule that an ask, an option or a line cites can be opened. */
export const citesItsRules = (subject: Subject): void => {
  const { game } = subject
  const known = (rule: string, where: string): void => {
    ensure(Object.hasOwn(game.rules, rule), `${where} cites ${rule}, which is no rule`)
  }
  for (const { step, where } of stepsOf(subject)) {
    const { board } = game.viewFor(step.after, { kind: 'observer' })
    for (const ask of game.awaiting(step.after)) {
      known(ask.view.silence.rule, `${where}: the ask ${ask.id}`)
      ensure(ask.view.title !== '' && ask.view.silence.text !== '', `${where}: the ask ${ask.id} has no words`)
    }
    for (const event of step.events) {
      const line = game.reportFor(event, { kind: 'facilitator' }, board)
      if (!line) continue
      known(line.rule, `${where}: a line of ${event.kind}`)
      ensure(lineText(game.report, line) !== '', `${where}: a line of ${event.kind} has no words`)
    }
  }
  for (const { step, where } of sampleOf(subject))
    for (const ask of game.awaiting(step.after)) {
      const view = game.viewFor(step.after, viewerOf(ask))
      for (const option of game.orderOptions(view, ask.view)) known(option.rule, `${where}: the option ${option.kind}`)
    }
}
