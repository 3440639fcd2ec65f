import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openHub } from '../../server/src/live/hub.js'
import type { BriefingRow, Reads } from '../../server/src/store/reads.js'
import type { Context } from '../../server/src/graphql/context.js'
import { briefingFrames } from '../../server/src/graphql/streams/briefings.js'
import { backlog } from '../../server/src/store/reads.frames.js'

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
  let signal: () => void = () => undefined
  const told = { proven: true, stands: true, key: 'k', rulesetId: 'x', edition: '1' }
  const wanted = (after: number | null): readonly BriefingRow[] => {
    if (count === 0) return []
    if (after === null || after > count || count - after > backlog) return [rowOf(count)]
    return Array.from({ length: count - after }, (_, at) => rowOf(after + 1 + at))
  }
  const reads: Pick<Reads, 'frames'> = {
    frames: (_, asks) =>
      Promise.resolve({
        told: asks.map(({ after }) => ({
          ...told,
          latest: count === 0 ? null : count,
          above: after === null ? 0 : Math.max(0, count - after),
        })),
        bodies: new Map([
          [
            'k',
            asks
              .flatMap(({ after }) => wanted(after))
              .map((row) => ({ number: row.number, text: JSON.stringify(row) })),
          ],
        ]),
      }),
  }
  const caller: Context['caller'] = {
    userId: 'u',
    name: '',
    email: '',
    scopes: ['read'],
    campaigns: null,
    tool: false,
    language: null,
    credential: { kind: 'session', raw: 'x' },
  }
  const hub = openHub(reads, {
    onCampaign: (_, changed) => {
      signal = changed
      return () => undefined
    },
    onOwn: () => () => undefined,
    onTold: () => () => undefined,
    onUser: () => () => undefined,
  })
  // The stream looks at nothing else.
  const context = { caller, hub } as Context
  return {
    context,
    write: (more: number) => {
      count += more
      signal()
    },
    get count() {
      return count
    },
  }
}

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
