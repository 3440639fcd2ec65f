import { rosterFileBytes } from '@muster/rulesets/kit/roster.js'
import * as words from '../messages/lists.generated.js'

const kilo = 1024

/** What a file of an army list may contain; documented in docs/army-lists.md. */
export const limits = {
  bytes: rosterFileBytes,
  /** Around the file, if it comes as a form. */
  envelopeBytes: 16 * kilo,
  /** All entries of a packed file together. */
  unpackedBytes: 20 * kilo * kilo,
  /** Unpacked bytes for each packed byte. */
  ratio: 100,
  entries: 50,
  /** Elements of XML, or objects and lists of JSON, whatever they are called. */
  elements: 200_000,
  elementDepth: 64,
  /** Of one element. */
  attributes: 64,
  forces: 20,
  selections: 20_000,
  selectionDepth: 16,
  units: 500,
  keywords: 40,
  /** Characters of a name; longer ones are cut. */
  text: 120,
  models: 10_000,
  points: 1_000_000,
  /** Within which the body must have arrived. */
  arrivalMilliseconds: 15_000,
} as const

const megabytes = (bytes: number): number => bytes / kilo / kilo

/** The message for a file that has too much of something. */
export const sentences = {
  bytes: () => words.bytes({ most: megabytes(limits.bytes) }),
  unpacked: () => words.unpacked({ most: megabytes(limits.unpackedBytes) }),
  ratio: () => words.ratio({ most: limits.ratio }),
  entries: () => words.entries({ most: limits.entries }),
  elements: () => words.elements({ most: limits.elements }),
  attributes: words.attributes,
  depth: words.depth,
  selections: () => words.selections({ most: limits.selections }),
  units: () => words.units({ most: limits.units }),
  forces: () => words.forces({ most: limits.forces }),
} as const
