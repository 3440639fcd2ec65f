import { expect, it } from 'vitest'
import { openHub } from '../../server/src/live/hub.js'
import type { Line } from '../../server/src/live/types.js'
import type { FrameAsk, FrameBody, Frames, Told } from '../../server/src/store/reads.frames.js'

const names = Array.from({ length: 20 }, (_, at) => `seat ${String(at)}`)

const toldOf = (key: string | null): Told => ({
  ...{ proven: true, stands: true, key, latest: null, above: null, rulesetId: 'toy', edition: '1' },
})

/** A campaign whose ticks bring news to some seats alone: who is read for, in which order, and who is told. */
const openTicks = () => {
  const calls = new Set<() => void>()
  let learning: readonly string[] = []
  const [read, heard] = [[] as (readonly string[])[], [] as string[]]
  const frames = (_: string, asks: readonly FrameAsk[]): Promise<Frames> => {
    read.push(asks.map(({ credential }) => credential))
    const told = asks.map(({ credential }) => toldOf(learning.includes(credential) ? credential : null))
    const bodies = new Map<string, readonly FrameBody[]>(learning.map((name) => [name, [{ number: 1, text: '{}' }]]))
    return Promise.resolve({ told, bodies })
  }
  const follow = (changed: () => void): (() => void) => {
    calls.add(changed)
    return () => calls.delete(changed)
  }
  const signals = {
    onCampaign: (_: string, changed: () => void) => follow(changed),
    onOwn: () => () => undefined,
    onTold: () => () => undefined,
    onUser: () => () => undefined,
  }
  const hub = openHub({ frames }, signals)
  const stops = names.map(() => new AbortController())
  const lines = names.map((credential, at) =>
    hub.listen(
      'a campaign',
      { kind: 'briefing', credential, about: null },
      (stops[at] ?? new AbortController()).signal,
    ),
  )
  const follows = async (line: Line, name: string): Promise<void> => {
    for (let next = await line.next(1); next; next = await line.next(1)) {
      heard.push(name)
      // Who learns something is sent it, and listens again afterwards.
      if (next.bodies.length > 0) await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const over = Promise.all(lines.map((line, at) => follows(line, names[at] ?? '')))
  const tick = async (who: readonly string[]): Promise<readonly string[]> => {
    learning = who
    heard.length = 0
    for (const call of calls) call()
    while (heard.length < names.length) await new Promise((resolve) => setImmediate(resolve))
    // Everybody listens again.
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    return [...heard]
  }
  return {
    tick,
    read,
    end: () => {
      for (const stop of stops) stop.abort()
      return over
    },
  }
}

it('reaches every stream with every signal, in the order in which they were opened, whoever learns something', async () => {
  const { tick, read, end } = openTicks()
  await tick([])
  for (const learning of [['seat 3'], [], ['seat 0', 'seat 19'], names, ['seat 7']])
    expect(await tick(learning)).toEqual(names)
  expect(new Set(read.map((asked) => asked.join())).size).toBe(1)
  await end()
})
