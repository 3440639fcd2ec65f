import { createHash } from 'node:crypto'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { AnyGame } from '../../support/play.js'

/** A ruleset as its wars are told: the engine, the words of its pages, and what has been said already. */
export interface Told {
  readonly game: AnyGame
  readonly presentation: Presentation
  readonly news: News
  readonly passages: Passages
  readonly forms: Register
  /** Slips of the pen that were tried already, by kind of order and complaint. */
  readonly slips: Register
}

/** Lines under a key, or nothing where the same were told under it last. */
export type News = (key: string, lines: readonly string[]) => readonly string[]

/** Texts that were told, each with a sign of its own that hangs on the text alone, so that a new one changes no other's. */
export interface Register {
  /** Whether it was told before; from now on it was. */
  tells(lines: readonly string[]): boolean
  signOf(lines: readonly string[]): string
}

/** What is to be told of a passage of what stands under the key. */
export type Passages = (key: string, title: string, lines: readonly string[]) => readonly string[]

export const registerOf = (): Register => {
  const told = new Set<string>()
  return {
    tells: (lines) => {
      const text = lines.join('\n')
      const known = told.has(text)
      told.add(text)
      return known
    },
    signOf: (lines) => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 4),
  }
}

/** Remembers what was told under each key. */
export const newsOf = (): News => {
  const last = new Map<string, string>()
  return (key, lines) => {
    const text = lines.join('\n')
    if ((last.get(key) ?? '') === text) return []
    last.set(key, text)
    return lines.length > 0 ? lines : ['–']
  }
}

const labelOf = (line: string): string => /^[^:]*/.exec(line)?.[0] ?? ''

/** Lines that are told now and were not before, and what there is no more. */
const changes = (before: readonly string[], lines: readonly string[]): readonly string[] => {
  const labels = new Set(lines.map(labelOf))
  const gone = new Set(before.map(labelOf).filter((label) => !labels.has(label)))
  return [
    ...lines.filter((line) => !before.includes(line)),
    ...(gone.size > 0 ? [`no more: ${[...gone].join(', ')}`] : []),
  ]
}

/** Shorter passages are told again. */
const longPassage = 4

/** Passages under their titles: one that has changed in a few lines, and one that was told to somebody already, are not told whole. */
export const passagesOf = (): Passages => {
  const last = new Map<string, readonly string[]>()
  const register = registerOf()
  return (key, title, lines) => {
    const before = last.get(`${key} ${title}`)
    last.set(`${key} ${title}`, lines)
    if (before) return under(title, changes(before, lines))
    if (lines.length < longPassage) return under(title, lines)
    const sign = register.signOf([title, ...lines])
    return register.tells([title, ...lines]) ? [`${title}: as [${sign}]`] : below(`${title} [${sign}]`, lines)
  }
}

/** Lines below a title; nothing where there are none. */
export const below = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)]

/** A title before a single line, above several. */
export const under = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 1 && (lines[0] ?? '').length < 130 ? [`${title}: ${lines[0] ?? ''}`] : below(title, lines)
