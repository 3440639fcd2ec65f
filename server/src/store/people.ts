import type { Tx } from './tx.js'

/** A person's name, by a function of the owner: the referee cannot read accounts. */
export const nameOf = async (tx: Tx, userId: string): Promise<string> => {
  const rows = await tx.query<{ name: string | null }[]>('SELECT muster.name_of($1) AS name', [userId])
  return rows[0]?.name ?? ''
}
