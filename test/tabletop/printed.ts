import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '@muster/rulesets/kit/json.js'
import { parse } from 'yaml'
import { isMap } from '../cases/lib/shape.js'

const folder = join(import.meta.dirname, 'tables')

const read = (file: string): unknown => parse(readFileSync(join(folder, `${file}.yaml`), 'utf8')) as unknown

const weaponsIn = (file: string): unknown => {
  const page = read(file)
  if (!isMap(page) || !isMap(page['weapons'])) throw new Error(`${file} has no weapons`)
  return page['weapons']
}

/** The reference tables as they were written down apart from the program, under the program's names. */
export const printed: Readonly<Record<string, unknown>> = {
  assault: read('assault'),
  damage: read('damage'),
  greatWar: read('great-war'),
  highExplosive: read('high-explosive'),
  morale: read('morale'),
  movement: read('movement'),
  scenario: read('scenario'),
  shooting: read('shooting'),
  terrain: read('terrain'),
  weapons3: weaponsIn('weapons-3'),
  weaponsClassic: weaponsIn('weapons-classic'),
}

/** Every leaf of a tree by its path; a list is one leaf. */
export const leavesOf = (tree: unknown, path = ''): Readonly<Record<string, Json>> => {
  if (!isMap(tree)) return { [path]: JSON.parse(JSON.stringify(tree)) as Json }
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) => leavesOf(value, path ? `${path}/${key}` : key)),
  ) as Readonly<Record<string, Json>>
}

/** What says something about a value and is none. */
const about = ['ledger', 'flag', 'flagFor', 'public', 'setting']

/** Leaves that are values of the game. */
export const valuesOf = (tree: unknown): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(leavesOf(tree)).filter(([path]) => !about.includes(path.split('/').pop() ?? '')))
