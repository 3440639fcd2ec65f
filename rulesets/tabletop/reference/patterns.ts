import type { Json } from '../../kit/json.js'
import { freeText, plain, words, yesNo, type Kind } from './kinds.js'

/** By what stands there, where no path says more. */
const like = (printed: Json): Kind => {
  if (typeof printed === 'number') return plain(-20, 99)
  if (typeof printed === 'boolean') return yesNo
  return Array.isArray(printed) ? words(...(printed as readonly Json[]).map(String)) : freeText
}

/** Kinds by path, `*` for what stands between two strokes or a part of it; the first that fits counts. */
export const kindsBy = (
  known: readonly (readonly [path: string, kind: Kind])[],
): ((path: string, printed: Json) => Kind) => {
  const patterns = known.map(([path, kind]) => [new RegExp(`^${path.replaceAll('*', '[^/]*')}$`), kind] as const)
  return (path, printed) => patterns.find(([pattern]) => pattern.test(path))?.[1] ?? like(printed)
}
