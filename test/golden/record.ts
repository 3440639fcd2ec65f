import { isCalendar, type Ask, viewerOf } from '@muster/rulesets/kit/asks.js'
import { facilitatorDesk, groupId } from '@muster/rulesets/kit/ids.js'
import { generatedId } from '@muster/rulesets/kit/generated.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { legalPart } from '@muster/rulesets/kit/legalPart.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { type AnyGame, diceOfStep, open, sensibly, system, wildly } from '../support/play.js'
import { randomFrom, type Random } from '../support/random.js'
import { type Hand, handOf } from './hands.js'
import { scenarioOf } from './replay.js'
import { type GoldenStep, type GoldenWar, hashOf } from './war.js'

/** Every war has another value of each setting, as far as there are others: together they have all. */
const settingsOf = (game: AnyGame, number: number): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    game.settings.flatMap((spec, place): readonly (readonly [string, Json])[] => {
      const turn = number + place
      switch (spec.type) {
        case 'flag':
          return [[spec.key, turn % 2 === 0 ? spec.default : !spec.default]]
        case 'choice': {
          const options = Object.keys(spec.options)
          return [[spec.key, options[turn % options.length] ?? spec.default]]
        }
        case 'number':
        case 'data':
          return []
      }
    }),
  )

const scenarioName = (game: AnyGame, number: number): string => {
  const shipped = game.scenarios[number]
  const [generator] = game.generators ?? []
  if (shipped) return shipped.id
  if (!generator) return game.scenarios[number % game.scenarios.length]?.id ?? ''
  return generatedId(generator.id, generator.players[number % generator.players.length] ?? 2, `golden${String(number)}`)
}

/** By hand where there is one; else mostly as the bot, now and then anything that is offered, or nothing. */
const answer = (game: AnyGame, state: unknown, ask: Ask, random: Random, hand: Pen): readonly OrderDraft[] | null => {
  if (isCalendar(ask) || ask.seat === facilitatorDesk) return null
  const view = game.viewFor(state, viewerOf(ask))
  const byHand = hand(ask)
  if (byHand === null && random.chance(0.03)) return null
  const drafts = byHand ?? (random.chance(0.75) ? sensibly : wildly)(game, view, ask.view, random)
  if (drafts === null) return null
  const sealed = legalPart(game, view, ask.view, drafts)
  return game.checkOrders(view, ask.view, readAll(game, sealed)).length === 0 ? sealed : null
}

const readAll = (game: AnyGame, drafts: readonly OrderDraft[]): readonly unknown[] =>
  drafts.flatMap((draft) => {
    const read = game.readOrder(draft)
    return read.ok ? [read.value] : []
  })

type Pen = (ask: Ask) => readonly OrderDraft[] | null

/** What the hand of a ruleset writes, war after war. */
export const penOf = (hand: Hand): Pen => {
  const turns = new Map<string, number>()
  return ({ view }) => {
    const turn = turns.get(view.kind) ?? 0
    turns.set(view.kind, turn + 1)
    return hand.answer(view, turn)
  }
}

const mostSteps = 600

/** Plays a war with bots, to its end or to that turn. */
export const recordWar = (game: AnyGame, number: number, turns: number, pen: Pen): GoldenWar => {
  const seed = `golden ${game.id} ${game.edition} ${String(number)}`
  const random = randomFrom(seed)
  const head = {
    scenario: scenarioName(game, number),
    settings: { ...settingsOf(game, number), ...handOf(game.id).settings },
    seed,
  }
  const { opening, first } = open(game, scenarioOf(game, head.scenario), seed, head.settings)
  const steps: GoldenStep[] = []
  let state = first
  while (steps.length < mostSteps && game.outcome(state) === null && game.clock(state).turn <= turns) {
    const asks = game.awaiting(state)
    const next = asks.find((ask) => !isCalendar(ask)) ?? asks[0]
    if (!next) break
    const answered = asks.filter(({ group }) => group === next.group)
    const sheets = answered.map((ask) => ({
      ask: ask.id,
      seat: ask.seat,
      orders: answer(game, state, ask, random, pen),
    }))
    const sealed = sheets.map(({ orders, ...sheet }) => ({ ...sheet, orders: orders && readAll(game, orders) }))
    const events = game.advance(state, groupId(next.group), sealed, diceOfStep(game, { seed }, state), system)
    state = game.evolve(state, events)
    steps.push({ group: next.group, sheets, hash: hashOf(events, state) })
  }
  const over = game.outcome(state) !== null
  const last = JSON.stringify(state)
  const covers = handOf(game.id).all.filter((name) => last.includes(`"${name}"`))
  return { ruleset: game.id, edition: game.edition, ...head, opening: hashOf(opening, first), steps, over, covers }
}
