import { diceOf } from './dice.js'
import { canonical } from './json.js'

/** A probability as an exact fraction, not reduced. */
export interface Fraction {
  readonly ways: bigint
  readonly of: bigint
}

/** Every possible result, each once, with its exact probability; they add up to 1. */
export type Odds<Value> = readonly { readonly value: Value; readonly chance: Fraction }[]

/** Makes one throw of the dice with a name: `hit.d6` gives one face, `test.2d6` two. */
export type Throws = (name: string) => readonly number[]

/**
 * Something that depends on dice, written once: with dice it is played, without dice its probabilities are calculated. Dice that are counted together
 * are added up as they fall (`pool`), so that thirty shots are a few numbers and not 6³⁰ rows.
 */
export interface Chance<Value> {
  play(throws: Throws): Value
  odds(): Odds<Value>
  /** What depends on this and continues with it. */
  next<Further>(go: (value: Value) => Chance<Further>): Chance<Further>
}

const one: Fraction = { ways: 1n, of: 1n }

const times = (a: Fraction, b: Fraction): Fraction => ({ ways: a.ways * b.ways, of: a.of * b.of })

/** The sum, exactly. */
export const plus = (a: Fraction, b: Fraction): Fraction => {
  if (a.of === b.of) return { ways: a.ways + b.ways, of: a.of }
  if (a.of % b.of === 0n) return { ways: a.ways + b.ways * (a.of / b.of), of: a.of }
  if (b.of % a.of === 0n) return { ways: a.ways * (b.of / a.of) + b.ways, of: b.of }
  return { ways: a.ways * b.of + b.ways * a.of, of: a.of * b.of }
}

/** Equal values are merged, which keeps the work small. */
const merged = <Value>(odds: Odds<Value>): Odds<Value> => {
  const found = new Map<string, { readonly value: Value; readonly chance: Fraction }>()
  for (const { value, chance } of odds) {
    const key = canonical(value)
    const known = found.get(key)
    found.set(key, { value, chance: known ? plus(known.chance, chance) : chance })
  }
  return [...found.values()]
}

const made = <Value>(play: Chance<Value>['play'], odds: Chance<Value>['odds']): Chance<Value> => ({
  play,
  odds,
  next: (go) =>
    made(
      (throws) => go(play(throws)).play(throws),
      () =>
        merged(
          odds().flatMap(({ value, chance }) =>
            go(value)
              .odds()
              .map((further) => ({ value: further.value, chance: times(chance, further.chance) })),
          ),
        ),
    ),
})

/** What depends on no die. */
export const sure = <Value>(value: Value): Chance<Value> =>
  made(
    () => value,
    () => [{ value, chance: one }],
  )

/** All outcomes of one throw of a name. */
const everyThrow = (name: string): readonly (readonly number[])[] => {
  const { count, faces } = diceOf(name)
  const one = Array.from({ length: faces }, (_, at) => at + 1)
  let all: readonly (readonly number[])[] = [[]]
  for (let die = 0; die < count; die += 1) all = all.flatMap((before) => one.map((face) => [...before, face]))
  return all
}

/**
 * Throws the dice of a name `rolls` times and adds each throw to what was there. `add` sees one throw at a time; states that are equal as JSON must
 * be equal in everything that follows.
 */
export const pool = <State>(
  name: string,
  rolls: number,
  start: State,
  add: (state: State, faces: readonly number[]) => State,
): Chance<State> =>
  made(
    (throws) => {
      let state = start
      for (let roll = 0; roll < rolls; roll += 1) state = add(state, throws(name))
      return state
    },
    () => {
      const every = everyThrow(name)
      let states = new Map([[canonical(start), { value: start, ways: 1n }]])
      for (let roll = 0; roll < rolls; roll += 1) {
        const after: typeof states = new Map()
        for (const { value: before, ways } of states.values())
          for (const faces of every) {
            const value = add(before, faces)
            const key = canonical(value)
            const known = after.get(key)
            if (known) known.ways += ways
            else after.set(key, { value, ways })
          }
        states = after
      }
      const of = BigInt(every.length) ** BigInt(rolls)
      return [...states.values()].map(({ value, ways }) => ({ value, chance: { ways, of } }))
    },
  )

/** As a number from 0 to 1, for display. */
export const approximately = ({ ways, of }: Fraction): number => Number((ways * 10n ** 15n) / of) / 1e15

/** The result of dice that were entered by hand, or what is still to be thrown. */
export type Played<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'needs'; readonly name: string }

class Needs extends Error {
  constructor(readonly die: string) {
    super(die)
  }
}

/** Plays with faces in the order thrown, one list per name; `left` counts faces that nothing asked for. */
export const playWith = <Value>(
  chance: Chance<Value>,
  faces: Readonly<Record<string, readonly number[]>>,
): Played<Value> & { readonly left: number } => {
  const used = new Map<string, number>()
  const throws: Throws = (name) => {
    const { count } = diceOf(name)
    const from = used.get(name) ?? 0
    const thrown = (faces[name] ?? []).slice(from, from + count)
    if (thrown.length < count) throw new Needs(name)
    used.set(name, from + count)
    return thrown
  }
  const left = (): number =>
    Object.entries(faces).reduce((sum, [name, list]) => sum + list.length - (used.get(name) ?? 0), 0)
  try {
    const value = chance.play(throws)
    return { kind: 'done', value, left: left() }
  } catch (error) {
    if (error instanceof Needs) return { kind: 'needs', name: error.die, left: left() }
    throw error
  }
}
