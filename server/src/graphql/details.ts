import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Class = new () => object

const isClass = (value: unknown): value is Class => typeof value === 'function' && /^class\b/.test(String(value))

/** Each installed ruleset's own types, which its `graphql.ts` exports. Nothing lists the rulesets by hand. */
export const detailTypes = async (): Promise<Class[]> => {
  const isBuilt = import.meta.url.endsWith('.js')
  const folder = new URL(isBuilt ? '../../../rulesets/dist/' : '../../../rulesets/', import.meta.url)
  const ending = isBuilt ? 'js' : 'ts'
  const found: Class[] = []
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const file = new URL(`${name}/graphql.${ending}`, folder)
    if (name === 'kit' || !existsSync(fileURLToPath(file))) continue
    const exported: unknown = await import(/* @vite-ignore */ `@muster/rulesets/${name}/graphql.js`)
    if (typeof exported === 'object' && exported !== null)
      found.push(...Object.values<unknown>({ ...exported }).filter(isClass))
  }
  return found
}
