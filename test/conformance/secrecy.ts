import { viewersOf } from '../support/play.js'
import { ensure, sampleOf, type Subject } from './subject.js'

type Class = 'public' | 'seat' | 'referee'

const classes: readonly unknown[] = ['public', 'seat', 'referee']

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A part of a state that is classified as a whole, and where it is. */
interface Classified {
  readonly path: readonly string[]
  readonly value: unknown
  readonly class: Class
}

const classOf = (given: unknown, path: readonly string[]): Class => {
  ensure(classes.includes(given), `${path.join('.')} is classified as ${String(given)}`)
  return given as Class
}

/** Each leaf with its class; what is the referee's, or of one class throughout, is not looked into. */
function* leavesOf(value: unknown, given: unknown, path: readonly string[] = []): Generator<Classified> {
  if (isRecord(given) && 'throughout' in given) yield { path, value, class: classOf(given['throughout'], path) }
  else if (given === 'referee') yield { path, value, class: given }
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) yield* leavesOf(item, given, [...path, String(at)])
  else if (!isRecord(value)) {
    // Null where a part is missing.
    if (value !== null && value !== undefined) yield { path, value, class: classOf(given, path) }
  } else
    for (const [key, item] of Object.entries(value)) {
      // A record has the classes of its values.
      if (!isRecord(given)) yield* leavesOf(item, given, [...path, key])
      else {
        const known = Object.hasOwn(given, key) ? given[key] : isIndexed(value, given) ? given : undefined
        ensure(known !== undefined, `${[...path, key].join('.')} is in the state, and nobody classified it`)
        yield* leavesOf(item, known, [...path, key])
      }
    }
}

/** Whether none of its keys is one of the classes': it is a record, such as one of cells. */
const isIndexed = (value: object, given: object): boolean =>
  Object.keys(value).every((key) => !Object.hasOwn(given, key))

/** Every leaf of the state says who may know it. */
export const classifies = (subject: Subject): void => {
  const { classification, game } = subject
  for (const state of [game.initial, ...sampleOf(subject).map(({ step }) => step.after)])
    for (const { class: found } of leavesOf(state, classification)) ensure(classes.includes(found), found)
}

/** The same with another value: a number, a flag, a list that is shorter, a part that is gone; null: there is no other to try. */
const otherwise = (value: unknown): { readonly value: unknown } | null => {
  if (typeof value === 'number') return { value: value + 1 }
  if (typeof value === 'boolean') return { value: !value }
  if (Array.isArray(value)) return value.length > 0 ? { value: value.slice(1) } : null
  return null
}

const changed = (state: unknown, path: readonly string[], value: unknown): unknown => {
  const [first, ...rest] = path
  if (first === undefined) return value
  if (Array.isArray(state))
    return state.map((item: unknown, at) => (String(at) === first ? changed(item, rest, value) : item))
  return { ...(state as object), [first]: changed((state as Readonly<Record<string, unknown>>)[first], rest, value) }
}

type Changed = Pick<Classified, 'path' | 'value'>

/** Parts of a part of the referee's that can be changed: itself, or what is in it. */
function* changesOf({ path, value }: Changed): Generator<Changed> {
  const other = otherwise(value)
  if (other) yield { path, value: other.value }
  if (isRecord(value) && !Array.isArray(value))
    for (const [key, item] of Object.entries(value)) yield* changesOf({ path: [...path, key], value: item })
}

/** Of the items of a list, and the cells of a record, a few stand for all. */
const few = 2

const alike = ({ path }: Changed): string => path.filter((part) => !/^\d/.test(part)).join('.')

/** What is the referee's alone in a state, with another value each. */
const hiddenIn = (state: unknown, classification: unknown): readonly Changed[] => {
  const seen = new Map<string, number>()
  const hidden = [...leavesOf(state, classification)].filter((part) => part.class === 'referee')
  return hidden
    .flatMap((part) => [...changesOf(part)])
    .filter((change) => {
      const name = alike(change)
      seen.set(name, (seen.get(name) ?? 0) + 1)
      return (seen.get(name) ?? 0) <= few
    })
}

/** One in so many of the sampled states is looked at: each change is seen by every viewer. */
const stride = 4

/** No view of a seat or an observer depends on what is the referee's alone. */
export const keepsFromSeats = (subject: Subject): void => {
  const { classification, game } = subject
  for (const { campaign, step, where } of sampleOf(subject).filter((_, at) => at % stride === 0)) {
    const viewers = viewersOf(campaign)
    const shown = viewers.map((viewer) => JSON.stringify(game.viewFor(step.after, viewer)))
    for (const { path, value } of hiddenIn(step.after, classification)) {
      const state = changed(step.after, path, value)
      for (const [at, viewer] of viewers.entries())
        ensure(
          JSON.stringify(game.viewFor(state, viewer)) === shown[at],
          `${where}: ${path.join('.')} is the referee's alone, and ${viewer.kind === 'seat' ? viewer.seat : viewer.kind} can tell when it changes`,
        )
    }
  }
}
