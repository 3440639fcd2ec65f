import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../db/postgres/index.js'

/** Where a house is, or is to be. */
export interface Place {
  readonly dataFolder: string
  /** Null: the PostgreSQL below the data folder. */
  readonly databaseUrl: string | null
  /** What MUSTER_SECRET says; null: the file `secret` in the data folder counts. */
  readonly givenSecret: string | null
}

const secretFile = ({ dataFolder }: Place): string => join(dataFolder, 'secret')

/** As it stands in the file; null where MUSTER_SECRET is used, or no file is there. */
export const keptSecret = (place: Place): string | null =>
  place.givenSecret !== null || !existsSync(secretFile(place)) ? null : readFileSync(secretFile(place), 'utf8')

export const secretPath = secretFile

/** Works on the database of a place, whether its server runs or not. */
export const withDatabase = async <Value>(
  { databaseUrl, dataFolder }: Place,
  work: (ownerUrl: string) => Promise<Value>,
): Promise<Value> => {
  if (databaseUrl !== null) return work(databaseUrl)
  const own = await startPostgres(dataFolder)
  try {
    return await work(own.ownerUrl)
  } finally {
    await own.stop()
  }
}

/** For people; nothing in it opens anything. */
export const nameOf = ({ databaseUrl, dataFolder }: Place): string => {
  if (databaseUrl === null) return `the data folder ${dataFolder}`
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `the database at ${hostname}:${port || '5432'}${pathname}`
}
