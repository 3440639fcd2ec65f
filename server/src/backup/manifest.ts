import { StartProblem } from '../base/startProblem.js'
import { isNewer } from '../db/house.js'

/** Raised when a program that knows only the earlier ones could no longer read a backup. */
export const format = 1

/** Where things are in the file. */
export const parts = { manifest: 'manifest.json', secret: 'secret' } as const

/** The end of the file is its comment: this, and the SHA-256 of all bytes before it. */
export const sumMark = 'sha256:'

/** One table: its rows are a part of the file, as COPY writes them. */
export interface TablePart {
  readonly part: string
  readonly schema: string
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: number
  readonly bytes: number
  readonly sha256: string
}

export interface Sequence {
  readonly schema: string
  readonly name: string
  readonly last: string
}

/** What a backup says of itself. */
export interface Manifest {
  readonly format: number
  /** By the database's clock, when the copy was begun: it holds what was committed by then, and nothing later. */
  readonly takenAt: string
  /** The version number of the PostgreSQL that it was taken from. */
  readonly postgres: string
  /** The migrations that the house had been through. */
  readonly migrations: readonly string[]
  /** Of the secret; null where a first start was never over. */
  readonly fingerprint: string | null
  /** The file `secret` of the data folder, where the house used it. */
  readonly secret: { readonly part: string; readonly sha256: string } | null
  readonly tables: readonly TablePart[]
  readonly sequences: readonly Sequence[]
}

export const damaged = (file: string): StartProblem =>
  new StartProblem(
    `${file} is damaged: its bytes are not those that were written. Nothing was restored. Fetch the file again from where you keep it, or use another backup.`,
  )

export const noBackup = (file: string): StartProblem =>
  new StartProblem(`${file} is no backup of Muster. Name a file that "npm run backup" wrote.`)

/**
 * Whether this program can read what the manifest describes.
 * @throws StartProblem
 */
export const readManifest = (file: string, text: string): Manifest => {
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format > format || isNewer(manifest.migrations))
    throw new StartProblem(
      `${file} was written by a newer version of Muster. Nothing was restored. Use that version or a later one.`,
    )
  return manifest
}

export const rowsOf = (manifest: Manifest, schema: string, table: string): number =>
  manifest.tables.find((each) => each.schema === schema && each.table === table)?.rows ?? 0
