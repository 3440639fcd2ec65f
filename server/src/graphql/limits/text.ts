import { limits } from './numbers.js'

/** The database keeps no NUL and no half of a surrogate pair. */
export const textProblem = (text: string): string | null =>
  text.includes('\0') || /\p{Surrogate}/u.test(text)
    ? 'A text holds a character that cannot be stored (NUL, or half of a pair). Leave it out.'
    : null

/** Walks variables without recursion: their depth is the caller's choice. */
export const variablesProblem = (variables: unknown): string | null => {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value: variables, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (depth > limits.variablesDepth)
      return `The variables are nested too deeply: at most ${String(limits.variablesDepth)} levels.`
    if (typeof value === 'string') {
      const wrong = textProblem(value)
      if (wrong) return wrong
    }
    if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) {
        const wrong = textProblem(key)
        if (wrong) return wrong
        waiting.push({ value: item, depth: depth + 1 })
      }
  }
  return null
}
