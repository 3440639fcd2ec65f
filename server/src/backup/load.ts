import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { signHouse } from '../db/house.js'
import { damaged, type TablePart } from './manifest.js'
import type { Backup } from './read.js'
import { counting } from './sum.js'
import { emptyAll, rowsIn, setSequence, settle, tablesOf, withoutReferences } from './tables.js'

const loadTable = async (client: Client, backup: Backup, table: TablePart, file: string): Promise<void> => {
  const [rows, count] = [rowsIn(client, table), counting()]
  await pipeline(await backup.read(table.part), count.stream, rows)
  if (count.sha256() !== table.sha256 || rows.rowCount !== table.rows) throw damaged(file)
}

/** Fills the tables of a house, all or none, and lets it know its secret. */
export const load = async (client: Client, backup: Backup, secret: string, file: string): Promise<void> => {
  await settle(client)
  await client.query('BEGIN')
  try {
    const restoreReferences = await withoutReferences(client)
    await emptyAll(client, await tablesOf(client))
    for (const table of backup.manifest.tables) await loadTable(client, backup, table, file)
    await restoreReferences()
    for (const sequence of backup.manifest.sequences) await setSequence(client, sequence)
    await signHouse(client, secret)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}
