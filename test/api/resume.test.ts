import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Signals } from '../../server/src/live/types.js'
import type { BriefingRow, Reads } from '../../server/src/store/reads.js'
import type { Context } from '../../server/src/graphql/context.js'
import { backlog, briefingFrames } from '../../server/src/graphql/streams/briefings.js'

const rowOf = (number: number): BriefingRow => ({
  number,
  turn: number,
  stage: 'plans',
  at: '2026-01-01T00:00:00.000Z',
  boardHash: '',
  view: {
    shape: 1,
    turn: number,
    stage: 'plans',
    viewer: { kind: 'observer' },
    cells: [],
    pieces: [],
    contacts: [],
    marks: [],
    facts: [],
    legend: [],
    detail: { kind: 'Plain' },
  },
  report: [],
  asks: [],
  sheets: [],
})

/** A campaign whose only content is how many briefings there are; `write` adds some and signals, as a commit does. */
const campaign = (written: number) => {
  let count = written
  let signal: (() => void) | null = null
  let ticked = false
  const tick = (): void => {
    ticked = true
    signal?.()
  }
  async function* watch(stop: AbortSignal): AsyncGenerator<void> {
    stop.addEventListener('abort', tick)
    while (!stop.aborted) {
      if (!ticked) await new Promise<void>((resolve) => (signal = resolve))
      ticked = false
      yield
    }
  }
  const reads: Pick<Reads, 'campaign' | 'stands' | 'briefing' | 'briefings'> = {
    campaign: () => Promise.resolve({ rulesetId: 'x' } as Awaited<ReturnType<Reads['campaign']>>),
    stands: () => Promise.resolve(true),
    briefing: () => Promise.resolve(count === 0 ? null : rowOf(count)),
    briefings: (_credential, _campaign, after, limit) =>
      Promise.resolve(
        Array.from({ length: Math.max(0, Math.min(limit, count - after)) }, (_, at) => rowOf(after + 1 + at)),
      ),
  }
  const caller: Context['caller'] = {
    userId: 'u',
    name: '',
    email: '',
    scopes: ['read'],
    tool: false,
    credential: { kind: 'session', raw: 'x' },
  }
  const signals: Pick<Signals, 'watch' | 'watchUser'> = {
    watch: (_, stop = new AbortController().signal) => watch(stop),
    watchUser: (_, stop = new AbortController().signal) => never(stop),
  }
  // The stream looks at nothing else.
  const context = { caller, reads, signals } as Context
  return {
    context,
    write: (more: number) => {
      count += more
      tick()
    },
    get count() {
      return count
    },
  }
}

const never = (stop: AbortSignal): AsyncIterable<void> => ({
  [Symbol.asyncIterator]: () => ({
    next: () =>
      new Promise((resolve) => {
        stop.addEventListener('abort', () => resolve({ done: true, value: undefined }))
      }),
  }),
})

interface Got {
  readonly kind: string
  readonly number: number
}

/** Takes frames until the newest is there. */
const takeUntil = async (
  frames: AsyncGenerator<{ kind: string; briefing: { number: number } }, void>,
  newest: number,
) => {
  const got: Got[] = []
  while (got.at(-1)?.number !== newest) {
    const { value } = await frames.next()
    if (!value) break
    got.push({ kind: value.kind, number: value.briefing.number })
  }
  return got
}

describe('resuming', () => {
  it.each([0, 1, backlog])('sends %i missed briefings one by one, and goes on', async (missed) => {
    const war = campaign(60)
    const frames = await briefingFrames(war.context, 'c', 60 - missed)
    const got = missed === 0 ? [] : await takeUntil(frames, 60)
    war.write(1)
    got.push(...(await takeUntil(frames, 61)))
    expect(got).toEqual(Array.from({ length: missed + 1 }, (_, at) => ({ kind: 'BRIEFING', number: 61 - missed + at })))
    await frames.return()
  })

  it('sends the current one afresh when 51 were missed', async () => {
    const war = campaign(60)
    const frames = await briefingFrames(war.context, 'c', 60 - backlog - 1)
    expect(await takeUntil(frames, 60)).toEqual([{ kind: 'RESYNC', number: 60 }])
    await frames.return()
  })

  it('sends the current one first to who holds none, and waits before the start', async () => {
    const war = campaign(0)
    const frames = await briefingFrames(war.context, 'c', null)
    const first = frames.next()
    war.write(1)
    expect((await first).value?.briefing.number).toBe(1)
    await frames.return()
  })

  it('sends each once and in order, whatever is written when', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 5 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()), { maxLength: 8 }),
        async (held, writes) => {
          const war = campaign(5)
          const frames = await briefingFrames(war.context, 'c', held)
          const numbers: number[] = []
          const reading = (async () => {
            for await (const { briefing } of frames) numbers.push(briefing.number)
          })()
          for (const [more, pause] of writes) {
            war.write(more)
            if (pause) await new Promise((resolve) => setImmediate(resolve))
          }
          while (numbers.at(-1) !== war.count && war.count > held) await new Promise((resolve) => setImmediate(resolve))
          await frames.return()
          await reading
          expect(numbers).toEqual(Array.from({ length: war.count - held }, (_, at) => held + 1 + at))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('stops listening at once when the client leaves', async () => {
    const war = campaign(1)
    const frames = await briefingFrames(war.context, 'c', 1)
    const waiting = frames.next()
    await frames.return()
    expect((await waiting).done).toBe(true)
  })
})
