import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyAdapter } from './adapter.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

const pathOf = (ruleset: string): string => join(root, 'test', ruleset, 'twoworld/index.ts')

/** Rulesets whose fog is put to the test: those with an adapter. That none with fog is without one, a test sees to. */
export const adaptersThere = (): readonly string[] =>
  readdirSync(join(root, 'rulesets'))
    .filter((ruleset) => existsSync(pathOf(ruleset)))
    .sort()

export const loadAdapter = async (ruleset: string): Promise<AnyAdapter> => {
  const { default: adapter } = (await import(/* @vite-ignore */ pathToFileURL(pathOf(ruleset)).href)) as {
    readonly default: AnyAdapter
  }
  return adapter
}
