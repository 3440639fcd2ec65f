import type { Json } from '../kit/json.js'
import type { MapProblem } from '../kit/mapSpec.js'
import * as words from './messages/file.generated.js'

/** What a stranger wrote: nothing is known of it. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first thing that is wrong ends the reading: what follows from it would only confuse. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
  constructor(readonly problem: MapProblem) {
    super(problem.text)
  }
}

export const refuse = (text: string): never => {
  throw new FileProblem({ text })
}

/** Reads a value, or refuses it; `where` is its path in the file. */
export type Read<Value> = (value: unknown, where: string) => Value

const wrong = (value: unknown, where: string, what: string): never =>
  refuse(value === undefined ? words.missing({ where, what }) : words.mustBe({ where, what }))

/** Control characters, line breaks of all kinds, and marks that turn the direction of writing. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]/u

export const textOf =
  (least: number, most: number): Read<string> =>
  (value, where) => {
    if (typeof value !== 'string' || value.trim().length < least || value.length > most || unseen.test(value))
      return wrong(value, where, words.aText({ least, most }))
    return value
  }

export const linesOf =
  (most: number): Read<string> =>
  (value, where) => {
    if (typeof value !== 'string' || value.length > most || unseen.test(value.replaceAll('\n', '')))
      return wrong(value, where, words.aLongText({ most }))
    return value
  }

export const matching =
  (shape: RegExp, what: () => string): Read<string> =>
  (value, where) =>
    typeof value === 'string' && shape.test(value) ? value : wrong(value, where, what())

export const wholeOf =
  (least: number, most: number): Read<number> =>
  (value, where) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      return wrong(value, where, words.aWholeNumber({ least, most }))
    return value
  }

export const numberOf =
  (least: number, most: number): Read<number> =>
  (value, where) => {
    if (typeof value !== 'number' || !(value >= least && value <= most))
      return wrong(value, where, words.aNumber({ least, most }))
    return value
  }

export const listOf =
  <Entry>(most: number, read: Read<Entry>): Read<readonly Entry[]> =>
  (value, where) => {
    if (!Array.isArray(value) || value.length > most) return wrong(value, where, words.aList({ most }))
    return value.map((entry: unknown, at) => read(entry, `${where}[${String(at)}]`))
  }

/** An object with these entries and no others. */
export const fieldsOf = (value: unknown, where: string, known: readonly string[]): Fields => {
  if (!isFields(value)) return wrong(value, where, words.anObject())
  const other = Object.keys(value).find((key) => !known.includes(key))
  if (other !== undefined)
    return refuse(words.unknownField({ where: where === '' ? shown(other) : `${where}.${shown(other)}` }))
  return value
}

/** A stranger's own name for something, short and without anything that is not seen. */
export const shown = (text: string): string => {
  const seen = [...text].filter((letter) => !unseen.test(letter)).join('')
  return seen.length > 40 ? `${seen.slice(0, 40)}…` : seen
}

const deepest = 8

const isPlain = (value: unknown, depth: number): value is Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (depth === 0 || typeof value !== 'object') return false
  if (Array.isArray(value)) return value.every((entry) => isPlain(entry, depth - 1))
  return Object.entries(value).every(
    ([key, entry]) => !['__proto__', 'constructor', 'prototype'].includes(key) && isPlain(entry, depth - 1),
  )
}

/** Values of which only the ruleset knows what they mean. */
export const plainOf =
  (most: number): Read<Readonly<Record<string, Json>>> =>
  (value, where) => {
    if (!isFields(value) || !isPlain(value, deepest) || JSON.stringify(value).length > most)
      return wrong(value, where, words.plainValues({ most }))
    return value as Readonly<Record<string, Json>>
  }

export const optional = <Key extends string, Value>(
  fields: Fields,
  key: Key,
  read: Read<Value>,
  where: string,
): Partial<Record<Key, Value>> =>
  fields[key] === undefined ? {} : ({ [key]: read(fields[key], `${where}${key}`) } as Record<Key, Value>)
