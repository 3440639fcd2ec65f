import { canonical } from '../../../rulesets/kit/json.js'
import { isMap } from './shape.js'

const shown = (value: unknown): string => (typeof value === 'string' ? value : canonical(value))

const wrong = (path: string, expected: unknown, got: unknown): readonly string[] => [
  `${path}: expected ${shown(expected)}, got ${shown(got)}`,
]

const sorted = (list: readonly unknown[]): readonly unknown[] =>
  [...list].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1))

/**
 * What is stated is compared: a map is partial, a list is exact in any order, `null` is absent. Entries of lists are compared whole:
 * a key left out of a stated entry must be left out of the real one.
 */
export const compare = (path: string, expected: unknown, got: unknown): readonly string[] => {
  if (Array.isArray(expected)) {
    if (!Array.isArray(got)) return wrong(path, expected, got ?? null)
    const [want, have] = [sorted(expected), sorted(got)]
    return canonical(want) === canonical(have) ? [] : wrong(path, want, have)
  }
  if (isMap(expected)) {
    if (!isMap(got)) return wrong(path, expected, got ?? null)
    return Object.entries(expected).flatMap(([key, value]) => compare(`${path}.${key}`, value, got[key]))
  }
  return expected === (got ?? null) ? [] : wrong(path, expected, got ?? null)
}
