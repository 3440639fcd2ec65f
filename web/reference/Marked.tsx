import { partsOf } from './search.js'

/** A text with the words that were searched for marked. */
export const Marked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) =>
  words.length === 0
    ? text
    : partsOf(text, words).map((part, at) => (part.found ? <mark key={at}>{part.text}</mark> : part.text))
