import type { Json } from '@muster/rulesets/kit/json.js'
import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import * as messages from '../messages/dice.generated.js'

/** What the words of a system's inputs and results are called. */
export type WordOf = (value: string) => string

const small = new Set(['AS', 'BY', 'IN', 'IS', 'NO', 'OF', 'ON', 'OR', 'TO', 'UP'])

/** Initials stay as they are: `LMG`, `HE`, `2D6`. */
const isInitials = (token: string): boolean =>
  /\d/.test(token) || (!small.has(token) && (token.length <= 2 || !/[AEIOUY]/.test(token)))

/** `CREW_STUNNED` → `Crew stunned`; what is no such word stays as it is. */
export const humanised: WordOf = (value) => {
  if (!/^[A-Z0-9]+(_[A-Z0-9]+)*$/.test(value) || value.length === 1) return value
  const words = value.split('_').map((token) => (isInitials(token) ? token : token.toLowerCase()))
  const text = words.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The titles of the system's own rows first: they spell names as its sources do. */
export const wordsOf = ({ tables, terrain }: TabletopSystem): WordOf => {
  const titles = new Map<string, string>()
  for (const { rows } of tables)
    for (const { id, title } of rows) {
      const key = id.slice(id.lastIndexOf('/') + 1)
      if (!titles.has(key) && /^[A-Z]/.test(key)) titles.set(key, title)
    }
  for (const [kind, { title }] of Object.entries(terrain)) titles.set(kind, title)
  return (value) => titles.get(value) ?? humanised(value)
}

/** A value as a person reads it. */
export const readable = (value: Json | undefined, word: WordOf): string => {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? messages.yes() : messages.no()
  if (typeof value === 'number') return value < 0 ? `−${String(-value)}` : String(value)
  if (typeof value === 'string') return value === '' ? '–' : word(value)
  if (Array.isArray(value)) {
    const list: readonly Json[] = value
    const nested = list.some((entry) => Array.isArray(entry))
    return list.length === 0 ? messages.none() : list.map((entry) => readable(entry, word)).join(nested ? ' / ' : ', ')
  }
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return entries.length === 0
    ? messages.none()
    : entries.map(([key, entry]) => messages.entry({ name: word(key), value: readable(entry, word) })).join('; ')
}

/** `toHit.confirm.d6` → `confirm`, `toHit.d6` → `to hit`: what a throw is for. */
export const dieWord = (name: string): string => {
  const parts = name.split('.').slice(0, -1)
  const own = parts.length > 1 ? parts.slice(1) : parts
  return own
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
}
