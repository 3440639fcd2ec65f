import * as words from '../../messages/requests.generated.js'
import { limits } from './numbers.js'

/** The database stores no NUL and no half of a surrogate pair. */
export const textProblem = (text: string): string | null =>
  text.includes('\0') || /\p{Surrogate}/u.test(text) ? words.cannotBeStored() : null

/** Walks variables without recursion: their depth is the caller's choice. */
export const variablesProblem = (variables: unknown): string | null => {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value: variables, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (depth > limits.variablesDepth) return words.variablesDepth({ most: limits.variablesDepth })
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
