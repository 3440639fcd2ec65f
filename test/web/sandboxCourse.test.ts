import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { gridOf } from '@muster/rulesets/kit/board.js'
import type { Grid } from '@muster/rulesets/kit/grid.js'
import { cellName, seatId } from '@muster/rulesets/kit/ids.js'
import type { AnyRuleset } from '@muster/rulesets/kit/ruleset.js'
import { describe, expect, test } from 'vitest'
import { type Engine, engineAt } from '../../web/play/openEngine.js'
import { serveSandbox } from '../../web/play/engine/sandbox/serve.js'
import type { CallOf, ReplyOf } from '../../web/play/protocol.js'
import type { Course, SandboxCalls, Step } from '../../web/play/sandboxProtocol.js'
import { last, open, play, sensibly, type AnyGame } from '../support/play.js'
import { randomFrom } from '../support/random.js'

/** A worker without a thread: what crosses is copied, as between threads. */
const engine = (): Engine<SandboxCalls> => {
  const answer = serveSandbox()
  let hear: (event: { readonly data: ReplyOf<SandboxCalls> }) => void = () => undefined
  return engineAt<SandboxCalls>({
    postMessage: (call: CallOf<SandboxCalls>) =>
      void answer(structuredClone(call)).then((reply) => hear({ data: structuredClone(reply) })),
    addEventListener: (kind: string, listener: typeof hear | (() => void)) => {
      if (kind === 'message') hear = listener
    },
    terminate: () => undefined,
  })
}

const shelved: AnyRuleset = boltgun
const game: AnyGame = shelved
const north = seatId('A')
const south = seatId('B')

/** What A knows of a campaign as its first turn opens. */
const known = () => {
  const scenario = game.scenarios.find(({ id }) => id === 'first-contact')
  if (!scenario) throw new Error('no such scenario')
  const begun = open(game, scenario, 'sandbox', { 'army.choice': 'scenario' })
  return { begun, view: game.viewFor(begun.first, { kind: 'seat', seat: north }) }
}

const courseOf = async (at: Engine<SandboxCalls>, steps: readonly Step[]): Promise<Course> => {
  const { view } = known()
  const begun = await at.ask('begin', { ruleset: 'boltgun', view })
  return { ruleset: 'boltgun', view, guesses: begun?.guesses ?? [], steps, seed: 'here', eyes: north }
}

/** An open sector next to another that is open too. */
const freeBeside = (grid: Grid, places: readonly string[], name: string): string | undefined =>
  grid
    .neighbours(grid.at(name) ?? 0)
    .map(grid.name)
    .find((one) => places.includes(one))

const nobodyWrites: Step = { answers: {}, dice: 0 }

describe('a course in the sandbox', () => {
  test('begins with what its seat knows, and with a guess for a side that nobody has seen', async () => {
    const at = engine()
    const course = await courseOf(at, [])
    const told = await at.ask('play', course)
    expect(told.view).toEqual(course.view)
    expect(course.guesses).toMatchObject([{ seat: 'B', kind: 'banner' }])
    expect(told.others).toMatchObject([{ seat: 'B', at: course.guesses[0]?.at }])
    expect(told.asks.map(({ seat, ask }) => [seat, ask.kind])).toEqual([
      ['A', 'plan'],
      ['B', 'plan'],
    ])
  })

  test('holds nothing of the true state: two wars that look alike to the seat make the same sandbox', async () => {
    const { begun, view } = known()
    const state = begun.first as { readonly banners: readonly { readonly seat: string; readonly level: number }[] }
    const other = {
      ...state,
      banners: state.banners.map((one) => (one.seat === 'B' ? { ...one, level: one.level - 3 } : one)),
    }
    const same = game.viewFor(other, { kind: 'seat', seat: north })
    const tell = async (seen: typeof view) => {
      const at = engine()
      const course = await courseOf(at, [nobodyWrites])
      return at.ask('play', { ...course, view: seen })
    }
    expect(await tell(same)).toEqual(await tell(view))
  })

  test('carries out what is written, for oneself and for others, and leaves the rest to the bot', async () => {
    const at = engine()
    const course = await courseOf(at, [])
    const [own, theirs] = (await at.ask('play', course)).asks
    const places = await at.ask('places', { ruleset: 'boltgun', view: course.view, seat: south, piece: 'banner' })
    const grid = gridOf(course.view.board)
    const stands = places.find((name) => freeBeside(grid, places, name) !== undefined) ?? cellName('')
    const to = freeBeside(grid, places, stands) ?? ''
    const guess = { seat: south, kind: 'banner', at: stands, size: 12 }
    const before = { ...course, guesses: [guess] }
    const seen = await at.ask('play', { ...before, eyes: south })
    expect(seen.view.pieces).toMatchObject([{ id: 'B1', at: stands, size: 12 }])
    const step: Step = {
      answers: { [own?.ask.id ?? '']: null, [theirs?.ask.id ?? '']: [{ kind: 'march', piece: 'B1', to }] },
      dice: 0,
    }
    const after = await at.ask('play', { ...before, steps: [step] })
    expect(after.others).toMatchObject([{ id: 'B1', at: to }])
    expect(after.view.turn).toBe(2)
    expect(after.view.pieces.map((piece) => piece.at)).toEqual(course.view.pieces.map((piece) => piece.at))
  })

  test('what has become impossible by an earlier change is left out', async () => {
    const at = engine()
    const course = await courseOf(at, [])
    const [own] = (await at.ask('play', course)).asks
    const step: Step = { answers: { [own?.ask.id ?? '']: [{ kind: 'march', piece: 'A9', to: '1,1' }] }, dice: 0 }
    expect((await at.ask('play', { ...course, steps: [step] })).view.turn).toBe(2)
  })

  test('the same numbers throw the same dice, other numbers others; going back leads to where one was', async () => {
    const [one, other] = [engine(), engine()]
    const steps: readonly Step[] = [nobodyWrites, nobodyWrites, nobodyWrites, nobodyWrites]
    const course = await courseOf(one, steps)
    const told = await one.ask('play', course)
    expect(await other.ask('play', course)).toEqual(told)
    const first = await one.ask('play', { ...course, steps: steps.slice(0, 1) })
    const again = { ...course, steps: [{ ...nobodyWrites, dice: 1 }, ...steps.slice(1)] }
    expect(await one.ask('play', again)).toEqual(await engine().ask('play', again))
    expect(await one.ask('play', course)).toEqual(told)
    expect((await one.ask('play', { ...course, steps: steps.slice(0, 1) })).view).toEqual(first.view)
  })

  test('none begins where no plans are written', async () => {
    const { begun } = known()
    let war = begun
    for (let closed = 0; closed < 12; closed += 1) war = play(game, war, sensibly, randomFrom('on')) ?? war
    const views = war.steps.map(({ after }) => game.viewFor(after, { kind: 'seat', seat: north }))
    const at = engine()
    for (const view of views) {
      const begins = await at.ask('begin', { ruleset: 'boltgun', view })
      expect(begins !== null, view.stage).toBe(view.stage === 'plans')
    }
    const { view } = known()
    await expect(at.ask('begin', { ruleset: 'chess', view })).rejects.toThrow('there is no ruleset')
    expect(game.clock(last(war)).turn).toBeGreaterThan(1)
  })

  test('a guess is offered only where it may stand', async () => {
    const at = engine()
    const { view } = known()
    const places = await at.ask('places', { ruleset: 'boltgun', view, seat: south, piece: 'banner' })
    expect(places.length).toBeGreaterThan(view.board.width)
    for (const piece of view.pieces) expect(places).not.toContain(piece.at)
  })
})
