import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/model/events.js'
import { isCalendar } from '@muster/rulesets/kit/asks.js'
import { expect, test } from 'vitest'
import { diceFrom, randomFrom } from '../../support/random.js'
import { system } from '../../support/play.js'
import type { AnyAdapter } from '../../twoworld/adapter.js'
import { truthAt } from '../../twoworld/known.js'
import { pairFrom, type Pair } from '../../twoworld/pairs.js'
import { runSuite } from '../../twoworld/suite.js'
import { honest, type Adapter, type Boltgun, type Trace } from './game.js'
import boltgun from './index.js'
import { mayKnow } from './oracle.js'

const adapter: AnyAdapter = boltgun

/** Pairs of worlds with third parties in them, each made when it is wanted. */
function* pairsUnder(value: string, count: number): Generator<Pair> {
  const random = randomFrom(`gate ${value}`)
  const starts = boltgun
    .starts(random.fork('starts'), 12, { 'battles.stage': value })
    .filter(({ seats }) => seats.length > 2)
  for (let at = 0; at < count; at += 1) yield pairFrom(adapter, starts, random.fork(String(at)))
}

const isFought = ({ moments }: Trace): boolean => moments.some(({ now }) => now.stage === 'battles')

/** What the seat knows when the turn is over, but for the course that the stages took. */
const known = (trace: Trace): string | null => {
  const end = trace.moments.at(-1)
  return end ? JSON.stringify({ ...(mayKnow(truthAt(trace, end)) as object), course: null }) : null
}

/** What it has been given by then: its view, and every line of the turn but the one that opens the stage. */
const given = ({ seat, moments }: Trace): string => {
  const end = moments.at(-1)
  if (!end) return ''
  const viewer = { kind: 'seat', seat } as const
  const view = honest.viewFor(end.now, viewer)
  const lines = end.all.flatMap((event) =>
    event.kind === 'battlesOpened' ? [] : (honest.reportFor(event, viewer, view.board) ?? []),
  )
  return JSON.stringify({ view, lines })
}

test('when_fought: that somebody fights shows in the stage and its line alone', () => {
  let compared = 0
  // Few of them are alike but for the stage.
  for (const pair of pairsUnder('when_fought', 2000)) {
    const [left, right] = [pair.left as Trace, pair.right as Trace]
    if (isFought(left) === isFought(right) || known(left) !== known(right)) continue
    expect(given(left)).toBe(given(right))
    compared += 1
    if (compared > 2) break
  }
  expect(compared).toBeGreaterThan(2)
})

/** The course of a turn as everybody sees it. */
const courseOf = ({ moments }: Trace): readonly string[] =>
  moments.map(({ now }) => `${String(now.turn)} ${now.stage}`).filter((at, index, all) => at !== all[index - 1])

test('calendar: every turn has the stage, whoever fights, and the calendar alone ends it', () => {
  const fought = { yes: 0, no: 0 }
  for (const { left, right } of pairsUnder('calendar', 80))
    for (const trace of [left, right] as readonly Trace[]) {
      const { start } = trace
      const { settings } = start
      const stages = [
        'plans',
        ...(settings['retreat.default'] === 'facilitator' ? ['rulings'] : []),
        'battles',
        ...(settings['victory.tie'] === 'facilitator' ? ['posting'] : []),
      ]
      const course = stages.map((stage) => `${String(start.turn)} ${stage}`)
      expect(courseOf(trace).slice(0, -1)).toEqual(course)
      const events = trace.moments.flatMap((moment) => moment.events)
      const battles = events.filter(({ kind }) => kind === 'battleJoined').length
      fought[battles > 0 ? 'yes' : 'no'] += 1
    }
  expect(Math.min(fought.yes, fought.no)).toBeGreaterThan(8)
})

/** An engine that leaves the stage out when nobody fights, whatever the calendar says. */
const hasty: Boltgun = {
  ...honest,
  advance: (state, group, sheets, dice, table) => {
    const events = honest.advance(state, group, sheets, dice, table)
    const after = honest.evolve(state, events)
    const asks = honest.awaiting(after)
    const [only] = asks
    if (after.stage !== 'battles' || !only || !asks.every(isCalendar)) return events
    return [...events, ...honest.advance(after, only.group, [], dice, table)]
  },
}

test('calendar: an engine that skips the empty stage is found out', () => {
  const hastily: Adapter = { ...boltgun, game: hasty }
  const leaky: AnyAdapter = hastily
  const fixed = { 'battles.stage': 'calendar' }
  expect(runSuite(adapter, 24, 'hasty', [], fixed).differences).toEqual([])
  expect(runSuite(leaky, 24, 'hasty', [], fixed).differences).not.toEqual([])
})

test('calendar: what is undecided at the end of the stage is taken as unanswered, whatever it waits for', () => {
  const random = randomFrom('stage left')
  const starts = boltgun.starts(random, 12, { 'battles.stage': 'calendar' })
  const kinds = new Set<BoltgunEvent['kind']>()
  for (const start of starts) {
    let state = start
    const dice = diceFrom('left', honest.clock(state))
    for (const stop of ['battles', 'plans', 'ended', 'posting'] as const) {
      if (stop !== 'battles' && state.stage !== 'battles') break
      const asks = honest.awaiting(state)
      const group = stop === 'battles' ? asks[0]?.group : asks.find(isCalendar)?.group
      if (!group) break
      const sheets = asks
        .filter((ask) => ask.group === group)
        .map(({ id, seat }) => ({ ask: id, seat, orders: isCalendar({ seat }) ? null : [] }))
      const events = honest.advance(state, group, sheets, dice, system)
      for (const { kind } of events) kinds.add(kind)
      state = honest.evolve(state, events)
    }
    expect(state.stage).not.toBe('battles')
  }
  expect(kinds).toContain('battleResolved')
})
