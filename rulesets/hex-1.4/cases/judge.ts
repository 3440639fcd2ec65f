import { compare } from '../../../test/cases/lib/compare.js'
import { isMap } from '../../../test/cases/lib/shape.js'
import type { HexEvent } from '../engine/events/events.js'
import { evolve } from '../engine/evolve/evolve.js'
import { initial } from '../engine/model/initial.js'
import { expectationsOf, type Expectation, type HexCase, type TurnEntry } from './document.js'
import { observe, type PlayedTurn } from './observe.js'

/** Only the keys that a stated entry names are compared, entry by entry (FORMAT.md). */
const narrowed = (stated: unknown, real: unknown): unknown =>
  isMap(stated) && isMap(real) ? Object.fromEntries(Object.keys(stated).map((key) => [key, real[key]])) : real

/** Lists of maps agree in number, and each stated entry with one of its own. */
const matched = (stated: readonly unknown[], real: readonly unknown[]): readonly unknown[] => {
  const rest = [...real]
  const taken = stated.map((entry) => {
    const at = rest.findIndex((found) => compare('', entry, narrowed(entry, found)).length === 0)
    return at < 0 ? null : narrowed(entry, rest.splice(at, 1)[0])
  })
  return [...taken.filter((entry) => entry !== null), ...rest]
}

/** Reasons are for people; lists of maps are compared by what they state, at any depth. */
const fitted = (stated: unknown, real: unknown): unknown => {
  if (Array.isArray(stated) && Array.isArray(real) && stated.some(isMap)) return matched(stated, real as readonly unknown[])
  if (isMap(stated) && isMap(real))
    return { ...real, ...Object.fromEntries(Object.keys(stated).map((key) => [key, fitted(stated[key], real[key])])) }
  return real
}

const withoutWhy = (key: string, value: unknown): unknown =>
  key === 'refused' && Array.isArray(value)
    ? value.map((entry: unknown) =>
        isMap(entry) ? Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'why')) : entry,
      )
    : value

/** A unit of which nothing is left has no line in a roster any more. */
const gone = { alive: 0, experience: 0, level: null, honours: [] }

/** What stands for absent where a case says `null`: a unit without models, a force that waits for its survival dice (HX-520). */
const isAbsent = (key: string, entry: unknown): boolean =>
  isMap(entry) && ((key === 'units' && entry['alive'] === 0) || (key === 'forces' && entry['points'] === 0))

const withNulls = (key: string, stated: unknown, real: unknown): unknown =>
  isMap(stated) && isMap(real)
    ? Object.fromEntries(
        Object.entries(real).map(([name, entry]) => [
          name,
          stated[name] === null && isAbsent(key, entry) ? null : entry,
        ]),
      )
    : real

const differences = (expectation: Expectation, real: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(expectation).flatMap(([key, value]) => {
    if (key === 'stage') return []
    const stated = withoutWhy(key, value)
    const found = key === 'units' && isMap(stated) && isMap(real[key]) ? withGone(stated, real[key]) : real[key]
    return compare(key, stated, fitted(stated, withNulls(key, stated, found)))
  })

const withGone = (stated: Readonly<Record<string, unknown>>, real: Readonly<Record<string, unknown>>): unknown => ({
  ...Object.fromEntries(Object.keys(stated).map((name) => [name, gone])),
  ...real,
})

const namesIn = (expectation: Expectation): readonly string[] =>
  Object.values(isMap(expectation['sees']) ? expectation['sees'] : {}).flatMap((hexes) =>
    isMap(hexes) ? Object.keys(hexes) : [],
  )

export const judge = (entry: TurnEntry, played: PlayedTurn): readonly string[] =>
  expectationsOf(entry.expect).flatMap((expectation) => {
    const stage = expectation.stage as 'UPKEEP' | 'MOVEMENT' | 'BATTLE' | 'END'
    const real = observe(played, stage, [...new Set(namesIn(expectation))])
    return differences(expectation, real).map((line) => (stage === 'END' ? line : `${stage}: ${line}`))
  })

/** A set-up case: where headquarters lie, whether the division was legal, what was lost of it; and whatever else stands then. */
export const judgeSetUp = (document: HexCase, events: readonly HexEvent[]): readonly string[] =>
  expectationsOf(document.expect).flatMap(({ setup, ...rest }) => {
    const at = events.findIndex(({ kind }) => kind === 'turnOpened')
    const mustered = at < 0 ? events : events.slice(0, at)
    const real = observe({ start: initial, events: mustered }, 'END', namesIn(rest))
    const state = evolve(initial, mustered)
    const grid = (cell: number): string => `${String(Math.floor(cell / state.board.columns) + 1)}/${String((cell % state.board.columns) + 1)}`
    const found = Object.fromEntries(
      state.seats.map(({ id, capital }) => [
        id,
        {
          hq: capital === null ? null : grid(capital),
          legal: !mustered.some((event) => event.kind === 'orderRefused' && event.seat === id),
          lost: mustered.flatMap((event) => (event.kind === 'mustered' && event.seat === id ? [event.lost] : []))[0],
        },
      ]),
    )
    return [...(setup === undefined ? [] : compare('setup', setup, found)), ...differences(rest, real)]
  })
