import { Problem } from '../base/problems.js'
import { limits, sentences } from './limits.js'

const [quote, backslash] = [0x22, 0x5c]
const openings = new Set([0x7b, 0x5b])
const closings = new Set([0x7d, 0x5d])

/** Counts what a JSON text contains and how deeply, before it is parsed. Whether it is complete is for the parser to say. */
export const checkShape = (bytes: Uint8Array): void => {
  let [depth, elements, inText] = [0, 0, false]
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (inText) {
      if (byte === backslash) at += 1
      else inText = byte !== quote
    } else if (byte === quote) inText = true
    else if (openings.has(byte)) {
      depth += 1
      elements += 1
      if (depth > limits.elementDepth) throw new Problem('LIMIT', sentences.depth())
      if (elements > limits.elements) throw new Problem('LIMIT', sentences.elements())
    } else if (closings.has(byte)) depth -= 1
  }
}
