import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'

/** What a player wrote: null is silence; `past` is sealed as it is read, without the desk's consent, as by a tool that got past it. */
export type Written = readonly OrderDraft[] | null | { readonly past: readonly OrderDraft[] }

/** A campaign with all that went into it: opening, key of its dice, and what every asked seat wrote. */
export interface War {
  readonly title: string
  /** What it is there for. */
  readonly about: string
  /** All dice follow from it. */
  readonly seed: string
  readonly turns: number
  /** Settings that differ from their defaults. */
  readonly settings: Readonly<Record<string, Json>>
  readonly scenario: Scenario
  /** By ask. */
  readonly sheets: Readonly<Record<string, Written>>
}

const test = fileURLToPath(new URL('..', import.meta.url))

const folderOf = (ruleset: string): string => join(test, ruleset, 'wars')

const warPath = (ruleset: string, name: string): string => join(folderOf(ruleset), `${name}.json`)
const textPath = (ruleset: string, name: string): string => join(folderOf(ruleset), `${name}.txt`)

/** Names of the recorded wars of a ruleset. */
export const warsOf = (ruleset: string): readonly string[] =>
  existsSync(folderOf(ruleset))
    ? readdirSync(folderOf(ruleset))
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort()
    : []

export const readWar = (ruleset: string, name: string): War =>
  JSON.parse(readFileSync(warPath(ruleset, name), 'utf8')) as War

/** What was accepted; empty where nothing was yet. */
export const readText = (ruleset: string, name: string): string =>
  existsSync(textPath(ruleset, name)) ? readFileSync(textPath(ruleset, name), 'utf8') : ''

export const writeText = (ruleset: string, name: string, text: string): void => {
  writeFileSync(textPath(ruleset, name), text)
}

const widest = 140

/** JSON with whatever fits on one line on one line. */
const laid = (value: unknown, indent: string): string => {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= widest) return flat
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => inner + laid(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${laid(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${String(open)}\n${parts.join(',\n')}\n${indent}${String(close)}`
}

export const writeWar = (ruleset: string, name: string, war: War): void => {
  writeFileSync(warPath(ruleset, name), `${laid(war, '')}\n`)
}
