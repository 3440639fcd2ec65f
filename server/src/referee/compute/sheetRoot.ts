import { sha256 } from '../../base/hash.js'

/** What one step of a path puts beside what has been computed so far. */
export interface ProofStep {
  readonly side: 'left' | 'right'
  readonly hash: string
}

/** Pair by pair; an odd one is carried up unchanged. */
const levelAbove = (level: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => {
    const [left = '', right] = level.slice(at * 2, at * 2 + 2)
    return right === undefined ? left : sha256(`node${left}${right}`)
  })

/**
 * Merkle root of the sheets of a group: leaves are their hashes in alphabetical order, a node is the SHA-256 of `node`, its left and its right
 * child, all as hex; an odd one is carried up unchanged. Of no sheets it is the hash of nothing.
 */
export const rootOf = (hashes: readonly string[]): string => {
  let level: readonly string[] = [...hashes].sort()
  while (level.length > 1) level = levelAbove(level)
  return level[0] ?? sha256('')
}

/** The way from one of these hashes up to their root. */
export const pathTo = (hashes: readonly string[], hash: string): readonly ProofStep[] => {
  let level: readonly string[] = [...hashes].sort()
  let at = level.indexOf(hash)
  const steps: ProofStep[] = []
  while (level.length > 1) {
    const beside = level[at % 2 === 0 ? at + 1 : at - 1]
    if (beside !== undefined) steps.push({ side: at % 2 === 0 ? 'right' : 'left', hash: beside })
    level = levelAbove(level)
    at = Math.floor(at / 2)
  }
  return steps
}
