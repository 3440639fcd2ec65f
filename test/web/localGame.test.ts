import { describe, expect, test } from 'vitest'
import type { Call, Reply, Told } from '../../web/play/protocol.js'
import { engineAt, type Engine } from '../../web/play/openEngine.js'
import { serve } from '../../web/play/engine/serve.js'

/** A worker without a thread: what crosses is copied, as between threads. */
const engine = (seed = 1): Engine => {
  const answer = serve(() => new Uint8Array(32).fill(seed))
  let hear: (event: { readonly data: Reply }) => void = () => undefined
  return engineAt({
    postMessage: (call: Call) => hear({ data: structuredClone(answer(structuredClone(call))) }),
    addEventListener: (kind: string, listener: (event: { readonly data: Reply }) => void) => {
      if (kind === 'message') hear = listener
    },
    terminate: () => undefined,
  })
}

/** Answers everything as the bot would, and tells what was told on the way. */
const playedOut = async (at: Engine): Promise<readonly Told[]> => {
  const all = [await at.ask('open', {})]
  for (;;) {
    const [ask] = all.at(-1)?.asks ?? []
    if (!ask) return all
    const orders = await at.ask('suggest', { askId: ask.id })
    const answered = await at.ask('answer', { askId: ask.id, orders })
    if (answered.kind === 'refused') throw new Error(answered.problems[0]?.message)
    all.push(answered.told)
  }
}

describe('a campaign without a server', () => {
  test('three turns are played, and then the map is opened', async () => {
    const told = await playedOut(engine())
    expect(told[0]).toMatchObject({ over: false, opened: null, view: { turn: 1 }, asks: [{ kind: 'plan' }] })
    const end = told.at(-1)
    expect(end).toMatchObject({ over: true, asks: [], view: { turn: 4 } })
    expect(end?.opened?.pieces.some(({ seat }) => seat === 'B')).toBe(true)
    expect(told.filter(({ asks }) => asks[0]?.kind === 'plan')).toHaveLength(3)
    expect(told.slice(1).every(({ report }) => report.every(({ text }) => text !== ''))).toBe(true)
  })

  test('until then the page is given its own seat alone, whatever is asked', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const told = await playedOut(engine(seed))
      for (const { view, opened, over } of told) {
        expect(view.viewer).toEqual({ kind: 'seat', seat: 'A' })
        expect(view.pieces.every(({ seat }) => seat === 'A')).toBe(true)
        expect(opened === null).toBe(!over)
      }
      // Nothing has been scouted when the first plan is asked.
      expect(told[0]?.view.contacts).toEqual([])
    }
  })

  test('a line has the faces that decided it, and no proof: there is no campaign whose key could make one', async () => {
    const lines = (await playedOut(engine(3))).flatMap(({ report }) => report)
    const thrown = lines.flatMap(({ throws }) => throws)
    expect(thrown.length).toBeGreaterThan(0)
    expect(thrown.every(({ subject, proof }) => subject === null && proof === null)).toBe(true)
    const battle = lines.find(({ throws }) => throws.some((one) => one.throws.some(({ name }) => name === 'abr.2d6')))
    for (const { throws } of battle?.throws ?? []) expect(battle?.text).toContain(throws[0]?.faces.join(' + '))
  })

  test('the bot plays the other seat, so that the same orders and the same key give the same war', async () => {
    expect(await playedOut(engine(7))).toEqual(await playedOut(engine(7)))
  })

  test('a sheet that may not be sealed is refused and changes nothing', async () => {
    const at = engine()
    const { asks } = await at.ask('open', {})
    const askId = asks[0]?.id ?? ''
    const far = await at.ask('answer', { askId, orders: [{ kind: 'march', piece: 'A1', to: '11,8' }] })
    expect(far).toMatchObject({ kind: 'refused', problems: [{ index: 0 }] })
    expect(await at.ask('answer', { askId, orders: [] })).toMatchObject({ kind: 'told', told: { view: { turn: 2 } } })
  })

  test('what was not asked, or not opened, is answered with an error', async () => {
    const at = engine()
    await expect(at.ask('suggest', { askId: 'plan.1.A' })).rejects.toThrow('no campaign is open')
    await at.ask('open', {})
    await expect(at.ask('answer', { askId: 'plan.1.B', orders: [] })).rejects.toThrow('nobody asks')
  })
})

test('the war of the front page shows what each seat knows, and that is less than all', async () => {
  const { frames, seats } = await engine().ask('film', {})
  expect(frames.length).toBeGreaterThan(5)
  for (const { all, bySeat, orders } of frames) {
    expect(Object.keys(orders).sort()).toEqual([...seats])
    for (const seat of seats) {
      const own = all.pieces.filter((piece) => piece.seat === seat).map(({ id }) => id)
      expect(bySeat[seat]?.pieces.map(({ id }) => id).sort()).toEqual([...own].sort())
    }
  }
})
