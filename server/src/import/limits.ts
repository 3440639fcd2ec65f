import { rosterFileBytes } from '@muster/rulesets/kit/roster.js'

const kilo = 1024

/** What a file of an army list may hold; docs/army-lists.md tells it. */
export const limits = {
  bytes: rosterFileBytes,
  /** Around the file, where it comes as a form. */
  envelopeBytes: 16 * kilo,
  /** Of a packed file, all its entries together. */
  unpackedBytes: 20 * kilo * kilo,
  /** Bytes unpacked for each byte packed. */
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
  /** Characters of a name; what is longer is cut. */
  text: 120,
  models: 10_000,
  points: 1_000_000,
  /** In which the body must be here. */
  arrivalMilliseconds: 15_000,
} as const

const megabytes = (bytes: number): string => `${String(bytes / kilo / kilo)} MB`

/** What is said of a file that is too much of something. */
export const sentences = {
  bytes: `The file is too large: an army list has at most ${megabytes(limits.bytes)}. Export the list again, without pictures or notes.`,
  unpacked: `The file unpacks to more than ${megabytes(limits.unpackedBytes)}. Export the list again, or send the .ros file itself.`,
  ratio: `The file is compressed more than ${String(limits.ratio)} to 1, which no army list should be. Send the .ros file itself.`,
  entries: `The packed file has more than ${String(limits.entries)} entries. Pack only the .ros file.`,
  elements: `The file has more than ${String(limits.elements)} elements. Export only the list, without the catalogue.`,
  attributes:
    'The file has elements unlike those of any army list. Export the list again from the program that made it.',
  depth: 'The file is nested more deeply than any army list. Export the list again from the program that made it.',
  selections: `The list has more than ${String(limits.selections)} entries. Split it into several lists.`,
  units: `The list has more than ${String(limits.units)} units. Split it into several lists.`,
  forces: `The list has more than ${String(limits.forces)} forces. Split it into several lists.`,
} as const
