import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../support/play.js'
import { randomFrom } from '../support/random.js'
import type { AnyAdapter } from './adapter.js'
import { adaptersThere, loadAdapter } from './adapters.js'
import { alikeFor } from './observe.js'
import { pairFrom, type Pair } from './pairs.js'
import { alikeForObserver, toldApart } from './told.js'

/** An observer who reads over somebody's shoulder. */
const shoulder = (honest: AnyGame, { left, seat }: Pair): AnyGame => {
  const other = honest.viewFor(left.start, { kind: 'observer' }).legend.find((entry) => entry.seat !== seat)?.seat
  return {
    ...honest,
    viewFor: (state, viewer) =>
      honest.viewFor(state, viewer.kind === 'observer' && other ? { kind: 'seat', seat: other } : viewer),
  }
}

/** How the seat, or an observer, is told two worlds apart by a host or an engine that is at fault: the first pair of many, which an honest one does not tell apart. */
const found = (
  adapter: AnyAdapter,
  apart: (pair: Pair, alike: Parameters<typeof toldApart>[2]) => unknown,
): boolean => {
  const random = randomFrom('told')
  const starts = adapter.starts(random.fork('starts'), 12)
  for (let index = 0; index < 200; index += 1) {
    const pair = pairFrom(adapter, starts, random.fork(String(index)))
    const { moments } = alikeFor(adapter, pair)
    const alike = { seat: moments, observer: alikeForObserver(adapter, pair, moments) }
    if (apart(pair, alike) === null) continue
    expect(toldApart(adapter.game, pair, alike)).toBeNull()
    return true
  }
  return false
}

describe.each(adaptersThere())('%s', async (ruleset) => {
  const adapter = await loadAdapter(ruleset)

  test('a host that tells everybody that a group has closed is found out', () => {
    const everybody = (): boolean => true
    expect(found(adapter, (pair, alike) => toldApart(adapter.game, pair, alike, everybody))).toBe(true)
  })

  test('an observer who is shown what one seat sees is found out', () => {
    expect(found(adapter, (pair, alike) => toldApart(shoulder(adapter.game, pair), pair, { ...alike, seat: 0 }))).toBe(
      true,
    )
  })
})
