import { readdirSync, readFileSync } from 'node:fs'

/** Who may call a function from outside is the name of its folder; a helper is called only by the functions themselves. */
const folders = ['helpers', 'reader', 'referee'] as const

export interface FunctionFile {
  readonly open: (typeof folders)[number]
  readonly text: string
  /** Of the functions that it creates. */
  readonly names: readonly string[]
}

/** The same place from the sources and from the build. */
const home = new URL('../../src/db/functions/', import.meta.url)

const filesOf = (open: FunctionFile['open']): readonly FunctionFile[] => {
  const folder = new URL(`${open}/`, home)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { open, text, names: [...text.matchAll(/^CREATE FUNCTION muster\.(\w+)/gm)].map(([, made = '']) => made) }
    })
}

/** The functions of the database, as they are in `functions/`. Bodies bind late, so their order and that of the tables does not matter. */
export const readFunctions = (): readonly FunctionFile[] => folders.flatMap(filesOf)
