/** What is wrong with a document, each with its path. */
export type Problems = readonly string[]
export type Shape = (value: unknown, path: string) => Problems

const say = (path: string, text: string): Problems => [`${path || 'the case'}: ${text}`]
const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text: Shape = (value, path) => (typeof value === 'string' ? [] : say(path, `${shown(value)} is no text`))
export const flag: Shape = (value, path) =>
  typeof value === 'boolean' ? [] : say(path, `${shown(value)} is neither true nor false`)
export const yes: Shape = (value, path) => (value === true ? [] : say(path, `${shown(value)} is not true`))
export const whole: Shape = (value, path) =>
  Number.isInteger(value) ? [] : say(path, `${shown(value)} is no whole number`)
export const amount: Shape = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? [] : say(path, `${shown(value)} is no amount`)
export const anything: Shape = () => []

export const matching =
  (pattern: RegExp, what: string): Shape =>
  (value, path) =>
    typeof value === 'string' && pattern.test(value) ? [] : say(path, `${shown(value)} is no ${what}`)

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value, path) =>
    values.includes(value) ? [] : say(path, `${shown(value)} is none of ${values.map(shown).join(', ')}`)

export const listOf =
  (item: Shape): Shape =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((entry, index) => item(entry, `${path}[${String(index)}]`))
      : say(path, `${shown(value)} is no list`)

/** A map of any keys. */
export const mapOf =
  (item: Shape): Shape =>
  (value, path) =>
    isMap(value)
      ? Object.entries(value).flatMap(([key, entry]) => item(entry, path ? `${path}.${key}` : key))
      : say(path, `${shown(value)} is no map`)

/** A map of known keys; those ending in `!` must be there. */
export const keys = (entries: Readonly<Record<string, Shape>>): Shape => {
  const known = new Map(Object.entries(entries).map(([key, shape]) => [key.replace(/!$/, ''), shape]))
  const needed = Object.keys(entries).flatMap((key) => (key.endsWith('!') ? [key.slice(0, -1)] : []))
  return (value, path) => {
    if (!isMap(value)) return say(path, `${shown(value)} is no map`)
    const at = (key: string): string => (path ? `${path}.${key}` : key)
    return [
      ...needed.filter((key) => !(key in value)).map((key) => `${at(key)}: is missing`),
      ...Object.entries(value).flatMap(([key, entry]) => {
        const shape = known.get(key)
        return shape ? shape(entry, at(key)) : [`${at(key)}: unknown key`]
      }),
    ]
  }
}

/** The first shape that fits; else what the last one says. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) => {
    let problems: Problems = []
    for (const shape of shapes) {
      problems = shape(value, path)
      if (problems.length === 0) return []
    }
    return problems
  }

export const nullable = (shape: Shape): Shape => either(oneOf(null), shape)
