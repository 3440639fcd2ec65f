import { listed } from '@muster/rulesets/kit/messages.js'
import type { Table } from '../../api/table.js'

export type Commander = Table['commanders'][number]

/** What somebody is entrusted with, for the sentences that say so. */
export const trustOf = ({
  pieces,
  seals,
}: Pick<Commander, 'pieces' | 'seals'>): {
  readonly what: 'ALL' | 'SOME' | 'NONE' | 'SEALS'
  readonly pieces: string
} => {
  if (pieces === null) return { what: seals ? 'SEALS' : 'ALL', pieces: '' }
  return { what: pieces.length > 0 ? 'SOME' : 'NONE', pieces: listed(pieces) }
}
