import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'

/** One group of asks: what was sealed, and the hash of what came of it. */
export interface GoldenStep {
  readonly group: string
  readonly sheets: readonly {
    readonly ask: string
    readonly seat: string
    readonly orders: readonly OrderDraft[] | null
  }[]
  readonly hash: string
}

/** A whole war as one edition of a ruleset resolves it. */
export interface GoldenWar {
  readonly ruleset: string
  readonly edition: string
  /** Shipped or generated. */
  readonly scenario: string
  readonly settings: Readonly<Record<string, Json>>
  /** Of the dice. */
  readonly seed: string
  /** Of what was made when it began. */
  readonly opening: string
  readonly steps: readonly GoldenStep[]
  /** Whether it was played to its end; otherwise to a number of turns. */
  readonly over: boolean
  /** What of its ruleset's hand is in its last state. */
  readonly covers: readonly string[]
}

const folder = fileURLToPath(new URL('./wars/', import.meta.url))

const fileOf = (name: string): string => join(folder, `${name}.json.gz`)

/** Names of the wars, each its ruleset's id and a number: `boltgun.3`. */
export const goldenWars = (): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json.gz'))
        .map((file) => file.slice(0, -'.json.gz'.length))
        .sort()
    : []

export const readGolden = (name: string): GoldenWar =>
  JSON.parse(gunzipSync(readFileSync(fileOf(name))).toString()) as GoldenWar

export const writeGolden = (name: string, war: GoldenWar): void =>
  writeFileSync(fileOf(name), gzipSync(JSON.stringify(war), { level: 9 }))

/** Of what happened and what it left: the first 16 digits of the SHA-256. */
export const hashOf = (events: readonly GameEvent[], state: unknown): string =>
  createHash('sha256')
    .update(canonical([events, state] as never))
    .digest('hex')
    .slice(0, 16)
