import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { expect, test } from 'vitest'
import { copy, freeze, unplain } from './plain.js'
import {
  type AnyGame,
  type Campaign,
  diceOfStep,
  fitfully,
  last,
  open,
  playOut,
  seatOf,
  sensibly,
  viewersOf,
  wildly,
} from './play.js'
import { diceFrom, randomFrom } from './random.js'

const players = { wildly, sensibly, fitfully } as const

interface Setting {
  readonly game: AnyGame
  readonly scenario: string
  readonly settings: Readonly<Record<string, Json>>
}

/** A campaign whose last seat is reserved, played until a turn has opened. */
export const withoutLast = (
  { game, scenario: id, settings }: Setting,
  player: keyof typeof players,
  turns: number,
): { readonly campaign: Campaign; readonly late: SeatId } => {
  const scenario = game.scenarios.find((one) => one.id === id)
  if (!scenario) throw new Error(`there is no scenario ${id}`)
  const late = seatLetters(scenario.seats.length).at(-1)
  if (!late) throw new Error('a scenario without seats')
  const seed = `late ${player}`
  const opened = open(game, scenario, seed, settings, [late])
  return { late, campaign: playOut(game, opened, players[player], randomFrom(seed), turns) }
}

const observer: Viewer = { kind: 'observer' }

/** Cells that nobody may enter, as everybody sees them. */
const closedIn = (game: AnyGame, state: unknown, viewer: Viewer = observer): ReadonlySet<string> =>
  new Set(game.viewFor(state, viewer).marks.flatMap(({ kind, at }) => (kind === 'reserved' ? [at] : [])))

const piecesOf = (game: AnyGame, state: unknown, seat: SeatId): number =>
  game.viewFor(state, { kind: 'facilitator' }).pieces.filter((piece) => piece.seat === seat).length

/** Admits the late starter into the turn that has just opened, and plays on. */
const admitted = ({ game }: Setting, campaign: Campaign, late: SeatId) => {
  const before = last(campaign)
  const events = freeze(game.lateStart?.admit(before, late, diceOfStep(game, campaign, before)) ?? [])
  return { before, events, after: freeze(game.evolve(before, events)) }
}

/** What holds of a seat whose start is kept, until somebody comes and from then on, in every ruleset that has late starters. */
export const lateStartsHold = (setting: Setting): void => {
  const { game } = setting
  const ways = Object.keys(players) as (keyof typeof players)[]

  test('a sandbox knows the starts that are kept, and supposes nobody there', () => {
    const { campaign, late } = withoutLast(setting, 'sensibly', 3)
    const [first] = seatLetters(campaign.scenario.seats.length)
    const views = [campaign.first, ...campaign.steps.map(({ after }) => after)]
      .map((state) => game.viewFor(state, seatOf(first ?? late)))
      .filter(({ stage }) => game.sandbox?.stages.includes(stage))
    expect(views.length).toBeGreaterThan(1)
    for (const view of views) {
      const guesses = game.sandbox?.guesses(view) ?? []
      expect(guesses.filter(({ seat }) => seat === late)).toEqual([])
      expect(game.viewFor(game.sandbox?.suppose(view, guesses), view.viewer)).toEqual(view)
    }
  })

  test.each(ways)('until somebody comes nobody is asked for the seat, and nobody goes there: %s', (player) => {
    const { campaign, late } = withoutLast(setting, player, 3)
    for (const state of [campaign.first, ...campaign.steps.map(({ after }) => after)]) {
      expect(game.awaiting(state).filter(({ seat }) => seat === late)).toEqual([])
      const { legend, pieces } = game.viewFor(state, { kind: 'facilitator' })
      expect(legend.find(({ seat }) => seat === late)).toMatchObject({ eliminated: false, reserved: true })
      const closed = closedIn(game, state)
      expect(closed.size).toBeGreaterThan(0)
      expect(pieces.filter(({ at }) => closed.has(at))).toEqual([])
      for (const viewer of viewersOf(campaign)) expect(closedIn(game, state, viewer)).toEqual(closed)
      expect(game.viewFor(state, seatOf(late)).pieces).toEqual([])
      expect(piecesOf(game, state, late)).toBe(0)
    }
  })

  test.each(ways)('is admitted alike each time, in parts or at once, and plays on: %s', (player) => {
    const { campaign, late } = withoutLast(setting, player, 2)
    const { before, events, after } = admitted(setting, campaign, late)
    expect(admitted(setting, campaign, late).events).toEqual(events)
    expect(unplain(events) ?? unplain(after)).toBeNull()
    expect(copy(after)).toEqual(after)
    const parts = events.reduce<unknown>((state, event) => freeze(game.evolve(state, [event])), before)
    expect(parts).toEqual(after)
    expect(game.clock(after)).toEqual(game.clock(before))
    expect(game.awaiting(after).filter(({ seat }) => seat === late)).toHaveLength(1)
    expect(game.viewFor(after, seatOf(late)).pieces.length).toBeGreaterThan(0)
    expect(closedIn(game, after).size).toBe(0)
    const resumed: Campaign = { ...campaign, first: after, steps: [] }
    const played = playOut(game, resumed, players[player], randomFrom(`on ${player}`), 2)
    expect(game.clock(last(played)).turn).toBe(game.clock(before).turn + 2)
  })

  test('tells everybody in one line of the report, and cites a rule that there is', () => {
    const { campaign, late } = withoutLast(setting, 'sensibly', 2)
    const { events, after } = admitted(setting, campaign, late)
    for (const viewer of [...viewersOf(campaign), { kind: 'facilitator' } as const]) {
      const { board } = game.viewFor(after, viewer)
      const lines = events.flatMap((event) => game.reportFor(event, viewer, board) ?? [])
      expect(lines.map(({ code }) => code)).toContain('lateStarterJoined')
      for (const { rule } of lines) expect(game.rules[rule]).toBeDefined()
      if (viewer.kind === 'observer') expect(lines).toHaveLength(1)
    }
  })

  test('others learn nothing of what its dice have given it', () => {
    const { campaign, late } = withoutLast(setting, 'sensibly', 2)
    const before = last(campaign)
    const worlds = ['one', 'another'].map((seed) => {
      const events = game.lateStart?.admit(before, late, diceFrom(seed, game.clock(before))) ?? []
      const after = game.evolve(before, events)
      const others = viewersOf(campaign).filter((viewer) => viewer.kind !== 'seat' || viewer.seat !== late)
      return others.map((viewer) => {
        const view = game.viewFor(after, viewer)
        return [view, events.map((event) => game.reportFor(event, viewer, view.board)), game.awaiting(after)]
      })
    })
    expect(worlds[0]).toEqual(worlds[1])
  })
}
