import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import * as words from '../../../messages/tabletopChoice.generated.js'

/** A value as it is typed again: lists with commas, nothing as a dash. */
export const typedFrom = (value: Json): string => {
  if (value === null) return '–'
  if (Array.isArray(value)) return value.map((entry) => typedFrom(entry as Json)).join(', ')
  if (typeof value === 'boolean') return value ? words.yes() : words.no()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const plainly = (text: string): Json => {
  const bare = text.trim()
  if (bare === '' || bare === '–' || bare === '-') return null
  const said = bare.toLowerCase()
  if (said === 'true' || said === words.yes()) return true
  if (said === 'false' || said === words.no()) return false
  // Inches, a sign before and a plus behind are how tables write numbers.
  const number = /^\+?([−-]?\d+(?:\.\d+)?)\s*[″"+]?$/.exec(bare)?.[1]
  return number === undefined ? bare : Number(number.replace('−', '-'))
}

const asJson = (text: string): readonly Json[] => {
  try {
    return [JSON.parse(text) as Json]
  } catch {
    return []
  }
}

/** `light autocannon` → `LIGHT_AUTOCANNON`. */
const asWord = (text: string): string => text.trim().toUpperCase().replaceAll(/\s+/g, '_')

/** What somebody may have meant by what he typed where `now` stands, the likeliest first: the first that the table takes counts. */
export const meantBy = (text: string, now: Json): readonly Json[] => {
  const list = text.split(',')
  const entries = text.trim() === '' || text.trim() === '–' ? [] : list.map(plainly)
  const names = list.map(asWord).filter(Boolean)
  // A range with a dash, where two figures stand: `12–36`.
  const range = /^\s*(\d+)\s*[–-]\s*(\d+)\s*["″]?\s*$/.exec(text)
  const lists: readonly Json[] = [...(range ? [[Number(range[1]), Number(range[2])]] : []), entries, names]
  const single: readonly Json[] = [plainly(text), asWord(text), text.trim()]
  const all = Array.isArray(now) ? [...lists, ...single] : [...single, ...lists]
  const seen = new Set<string>()
  return [...all, ...asJson(text)].filter((value) => {
    const key = canonical(value)
    return !seen.has(key) && Boolean(seen.add(key))
  })
}
