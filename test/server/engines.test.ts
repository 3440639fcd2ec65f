import { afterAll, describe, expect, test } from 'vitest'
import { seatId } from '@muster/rulesets/kit/ids.js'
import { defaultsOf } from '@muster/rulesets/kit/settings.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import { EngineFault } from '../../server/src/referee/common/fault.js'
import { Problem } from '../../server/src/base/problems.js'
import { type Engines, enginesHere, openThreads } from '../../server/src/referee/compute/engines.js'
import type { InputOf, TaskName } from '../../server/src/referee/compute/tasks.js'
import type { OpenTask } from '../../server/src/referee/compute/told.js'
import type { VerdictTask } from '../../server/src/referee/compute/verdict.js'
import { eventually } from '../support/eventually.js'
import { diceFrom } from '../support/random.js'
import { toy } from '../support/toyRuleset.js'
import { registry } from '../support/runaway.js'

const file = (path: string): URL => new URL(path, import.meta.url)

/** Threads that run sources, with a ruleset that can be made to fail. */
const threads = (seconds: number, megabytes = 200, questionSeconds = seconds): Engines =>
  openThreads({
    ...{ threads: 2, seconds, questionSeconds, megabytes, registry: file('../support/runaway.ts').href },
    begin: file('../support/thread.mjs'),
  })

const opened: Engines[] = []
const open = (...settings: Parameters<typeof threads>): Engines => {
  const engines = threads(...settings)
  opened.push(engines)
  return engines
}

afterAll(async () => {
  await Promise.all(opened.map((engines) => engines.close()))
})

/** The opening of a war after one resolution without events. */
const war = (fault?: string): OpenTask => ({
  ...{ campaign: 'c', ruleset: 'toy', edition: toy.edition, seats: [], seatBytes: [], privateKey: '' },
  tabletop: { id: '', variants: [], settings: {}, overrides: {} },
  state: JSON.stringify({ ...toy.initial, ...(fault ? { fault } : {}) }),
  resolutions: [
    {
      ...{ revision: 0, turn: 0, stage: '', events: '[]', throws: '[]', next: null, restored: null },
      at: new Date('2026-03-01T12:00:00Z'),
    },
  ],
  first: 0,
})

/** A sheet of its first seat's as the war begins: one order may stand, the other not. */
const sheet = (): VerdictTask => {
  const [heath] = toy.scenarios
  if (!heath) throw new Error('there is no heath')
  const seats = heath.seats.map((seat, at) => ({ ...seat, seat: seatId('AB'[at] ?? '') }))
  const state = toy.evolve(
    toy.initial,
    toy.setUp(heath, defaultsOf(toy.settings), seats, diceFrom('sheet', { turn: 1, stage: 'walk' }), defaultSystem),
  )
  const [ask] = toy.awaiting(state)
  if (!ask) throw new Error('nobody is asked')
  const walks = ['1,1', '4,4'].map((to) => ({ kind: 'walk', piece: 'A1', to }))
  const view = toy.viewFor(state, { kind: 'seat', seat: ask.seat })
  return { ruleset: 'toy', edition: toy.edition, view, ask: ask.view, orders: walks }
}

const odds = {
  choice: { id: 'bolt-action-3', variants: [], settings: {}, overrides: {} },
  procedure: 'orderTest',
  input: {},
}

describe('work beside the loop', () => {
  test('gives what it gives in this very thread, and the loop goes on meanwhile', async () => {
    const here = await enginesHere(registry).run('open', war())
    let turns = 0
    const counting = setInterval(() => (turns += 1), 1)
    const there = await open(60).run('open', war())
    clearInterval(counting)
    expect(Buffer.from(there.briefings ?? []).toString()).toBe(Buffer.from(here.briefings ?? []).toString())
    expect(turns).toBeGreaterThan(0)
  })

  test('a ruleset that throws is a fault, a problem stays one', async () => {
    const engines = open(60)
    await expect(engines.run('open', war('throws'))).rejects.toThrow(EngineFault)
    await expect(engines.run('open', { ...war(), ruleset: 'gone' })).rejects.toThrow(Problem)
    await expect(engines.run('open', { ...war(), edition: '0' })).rejects.toThrow(
      'This server lacks edition 0 of the ruleset toy',
    )
  })

  test('settings that a campaign kept and its ruleset does not know are told by name when the war begins', async () => {
    const begin = {
      facts: JSON.stringify({ campaign: { ruleset: 'toy', edition: toy.edition } }),
      ...{
        privateKey: '',
        scenario: 'heath',
        kept: null,
        seats: [],
        seatBytes: [],
        now: new Date('2026-03-01T12:00:00Z'),
      },
    }
    for (const [settings, said] of [
      [{ fogg: true }, 'there is no setting called fogg'],
      [{ [toy.settings[0]?.key ?? '']: 'else' }, toy.settings[0]?.key],
    ] as const)
      await expect(enginesHere(registry).run('begin', { ...begin, settings })).rejects.toMatchObject({
        name: 'Problem',
        code: 'UNAVAILABLE',
        message: expect.stringContaining(`do not fit this server’s version of the ruleset: ${said ?? ''}`) as unknown,
      })
  })

  test('a ruleset that runs on without an end is stopped, and others take its place', async () => {
    const engines = open(8)
    // On a machine that is busy with other things a thread may need more than the limit to begin: then it is asked again.
    const endless = (): Promise<unknown> =>
      eventually(
        () => engines.run('open', war('runs on')).catch((error: unknown) => error),
        (told) => told instanceof EngineFault,
      )
    await Promise.all([endless(), endless()])
    const after = await eventually(
      () => engines.run('open', war()).catch(() => null),
      (told) => told !== null,
    )
    expect(after?.briefings).not.toBeNull()
  })

  test('a ruleset that takes memory without an end is stopped alone', async () => {
    const engines = open(60, 150)
    const devours = engines.run('open', war('devours'))
    const beside = engines.run('open', war())
    await expect(devours).rejects.toThrow(EngineFault)
    expect((await beside).briefings).not.toBeNull()
    expect((await engines.run('open', war())).briefings).not.toBeNull()
  })

  test('maps, odds and verdicts are the same there as here', async () => {
    const [here, there] = [enginesHere(registry), open(60)]
    const both = async <Name extends TaskName>(name: Name, input: InputOf<Name>) => {
      const told = await here.run(name, input)
      expect(await there.run(name, input)).toEqual(told)
      return told
    }
    expect(await both('map', { ruleset: 'toy', scenario: 'marsh.2.wet' })).toMatchObject({
      scenario: { id: 'marsh.2.wet' },
      board: { grid: 'square' },
    })
    expect(await both('map', { ruleset: 'toy', scenario: 'nowhere' })).toBeNull()
    expect((await both('odds', odds)).outcomes.length).toBeGreaterThan(0)
    expect((await both('judge', sheet())).problems).toMatchObject([{ code: 'reach', index: 1 }])
  })

  test('what somebody asked for is refused to him when it overruns; what throws is a fault', async () => {
    const engines = open(60, 200, 4)
    const drawing = (seed: string) => engines.run('map', { ruleset: 'toy', scenario: `marsh.2.${seed}` })
    await expect(drawing('endless')).rejects.toMatchObject({ name: 'Problem', code: 'LIMIT' })
    const after = await eventually(
      () => drawing('throws').catch((error: unknown) => error),
      (told) => told instanceof EngineFault,
      40,
    )
    expect(after).toBeInstanceOf(EngineFault)
  })
})
