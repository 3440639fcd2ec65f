import type { Json } from '../../../kit/json.js'
import * as words from '../../messages/settingForms.generated.js'

const [mostLines, mostLetters] = [30, 200]

export const sourcesSchema = (): Json => ({
  ...{ type: 'array', title: words.sources(), maxItems: mostLines },
  items: { type: 'string', title: words.source(), minLength: 1, maxLength: mostLetters },
})

/** What is wrong with a list of sources (BG-195). */
export const sourcesProblem = (value: Json): string | null =>
  Array.isArray(value) &&
  value.length <= mostLines &&
  value.every((entry: unknown) => typeof entry === 'string' && entry.trim() !== '' && entry.length <= mostLetters)
    ? null
    : words.sourceLines({ most: mostLines, characters: mostLetters })
