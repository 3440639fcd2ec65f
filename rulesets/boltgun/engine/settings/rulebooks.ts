import type { Json } from '../../../kit/json.js'

const [mostLines, mostLetters] = [30, 200]

export const sourcesSchema: Json = {
  ...{ type: 'array', title: 'Sources of army lists', maxItems: mostLines },
  items: { type: 'string', title: 'Book or article', minLength: 1, maxLength: mostLetters },
}

/** What is wrong with a list of sources (BG-195). */
export const sourcesProblem = (value: Json): string | null =>
  Array.isArray(value) &&
  value.length <= mostLines &&
  value.every((entry: unknown) => typeof entry === 'string' && entry.trim() !== '' && entry.length <= mostLetters)
    ? null
    : `give at most ${String(mostLines)} lines of text, each of 1 to ${String(mostLetters)} letters`
