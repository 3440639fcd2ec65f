import { alike } from '@muster/rulesets/kit/json.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { copy, freeze, reversed, unplain } from '../support/plain.js'
import { open, play, playOut, system, type Player } from '../support/play.js'
import { campaignsOf, diceOfStep, ensure, randomFrom, sampleOf, stepsOf, viewersOf, type Subject } from './subject.js'

const unique = (items: readonly string[]): boolean => new Set(items).size === items.length

/** Its name is its folder's, and what it declares is complete and consistent. */
export const declares = ({ game, folder }: Subject): void => {
  ensure(game.id === folder, `the ruleset in ${folder} calls itself ${game.id}`)
  ensure(game.title !== '' && game.edition !== '', 'a ruleset has a title and an edition')
  ensure(game.scenarios.length > 0, 'there is no scenario to play')
  ensure(unique(game.scenarios.map(({ id }) => id)), 'two scenarios share an id')
  ensure(unique(game.deadlines.map(({ id }) => id)), 'two classes of deadline share an id')
  ensure(unique(game.settings.map(({ key }) => key)), 'two settings share a key')
  const defaults = resolveSettings(
    game.settings,
    Object.fromEntries(game.settings.map((one) => [one.key, one.default])),
  )
  ensure(defaults.ok, `a default is refused: ${defaults.ok ? '' : defaults.problem.message}`)
  for (const { key, source } of game.settings)
    ensure(Object.hasOwn(game.rules, source), `the setting ${key} cites ${source}, which is no rule`)
  for (const [id, rule] of Object.entries(game.rules)) {
    ensure(rule.title !== '' && rule.text !== '', `the rule ${id} has no text`)
    ensure(
      rule.setting === undefined || game.settings.some(({ key }) => key === rule.setting),
      `the rule ${id} names a setting that is none: ${String(rule.setting)}`,
    )
  }
}

/** Every scenario plays through, by offered orders and by the bot; every input is frozen, so whatever is written into throws here. */
export const plays = (subject: Subject): void => {
  for (const campaign of campaignsOf(subject))
    ensure(campaign.steps.length > 0, `${campaign.seed}: nobody was asked anything`)
}

/** The same state, sheets and dice give the same events, whatever stands in what order and wherever the state was stored. */
export const repeats = (subject: Subject): void => {
  const { game } = subject
  for (const { campaign, step, where } of stepsOf(subject)) {
    const again = (before: unknown, sheets: typeof step.sheets) =>
      game.advance(before, step.group, freeze(sheets), diceOfStep(game, campaign, step.before), system)
    const asBefore = (events: unknown): boolean => alike(events, step.events)
    const stored = freeze(copy(step.before))
    const turned = freeze(reversed(stored))
    const sheets = randomFrom(where).shuffled(step.sheets)
    // All at once, and one by one only to say which it was.
    if (!asBefore(again(turned, copy(sheets)))) {
      ensure(asBefore(again(step.before, sheets)), `${where}: the order of the sheets matters`)
      ensure(asBefore(again(turned, [...step.sheets])), `${where}: the order of keys in the state matters`)
      ensure(asBefore(again(stored, copy(step.sheets))), `${where}: a stored state resolves otherwise`)
      ensure(false, `${where}: it resolves otherwise, stored and in another order`)
    }
    ensure(alike(game.awaiting(turned), game.awaiting(step.before)), `${where}: a stored state asks otherwise`)
  }
  for (const campaign of campaignsOf(subject)) {
    const again = open(game, copy(campaign.scenario), campaign.seed, campaign.settings)
    ensure(alike(again.opening, campaign.opening), `${campaign.seed}: setting up differs from time to time`)
  }
}

/** Cuts through the events of a step: elsewhere in each. */
const cuts = 4

/** evolve(s, a ++ b) = evolve(evolve(s, a), b), wherever it is cut. */
export const evolvesByParts = (subject: Subject): void => {
  const { game } = subject
  const check = (before: unknown, events: readonly never[], after: unknown, where: string): void => {
    ensure(alike(game.evolve(before, []), before), `${where}: no events change the state`)
    const ends = (state: unknown): boolean => alike(state, after)
    const every = Math.max(1, Math.floor(events.length / cuts))
    const first = randomFrom(where).below(every)
    let state = before
    events.forEach((event, index) => {
      state = freeze(game.evolve(state, [event]))
      if (index % every === first)
        ensure(
          ends(game.evolve(state, events.slice(index + 1))),
          `${where}: the cut after event ${String(index)} shows`,
        )
    })
    ensure(ends(state), `${where}: event by event gives another state`)
    ensure(ends(game.evolve(freeze(copy(before)), copy(events))), `${where}: stored events evolve otherwise`)
  }
  for (const { opening, first, seed } of campaignsOf(subject))
    check(game.initial, opening as readonly never[], first, `${seed}, opening`)
  for (const { step, where } of stepsOf(subject)) check(step.before, step.events as readonly never[], step.after, where)
}

/** States, events, views, asks, options and reports are plain JSON and come back from it as they were. */
export const isPlain = (subject: Subject): void => {
  const { game } = subject
  const check = (what: string, value: unknown): void => {
    const found = unplain(value)
    ensure(found === null, `${what}: ${String(found)}`)
  }
  for (const { step, where } of stepsOf(subject)) {
    check(`${where}, state`, step.after)
    check(`${where}, events`, step.events)
    check(`${where}, sheets`, step.sheets)
    check(`${where}, asks`, game.awaiting(step.after))
  }
  for (const { campaign, step, where } of sampleOf(subject))
    for (const viewer of [...viewersOf(campaign), { kind: 'facilitator' } as const]) {
      const view = game.viewFor(step.after, viewer)
      check(`${where}, view`, view)
      const lines = step.events.map((event) => game.reportFor(event, viewer, view.board))
      check(`${where}, report`, lines)
      check(`${where}, outcome`, [game.outcome(step.after), game.clock(step.after)])
    }
}

const silent: Player = () => null

/** Nobody need ever answer: silence of all resolves too, turn after turn. */
export const bearsSilence = ({ game, length }: Subject): void => {
  for (const scenario of game.scenarios) {
    const turns = Math.min(4, length.turns)
    const campaign = playOut(game, open(game, scenario, 'silence'), silent, randomFrom('silence'), turns)
    ensure(campaign.steps.length > 0, `${scenario.id}: nobody was asked anything`)
    const one = play(game, open(game, scenario, 'silence'), silent, randomFrom('silence'))
    ensure(one !== null, `${scenario.id}: no group to close`)
  }
}
