import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Dictionary, Language } from '@muster/rulesets/kit/language.js'
import { learnBehind } from '../../base/language.js'
import type { Edition, EditionKey, Game } from './game.js'

/** What `npm run freeze` writes: the ruleset as it was, with the tabletop systems and the sentences of that day. */
export interface FrozenEdition {
  readonly game: Game
  readonly systemOf: Edition['system']
  /** By folder. */
  readonly dictionaries: Readonly<Record<string, Partial<Record<Language, Dictionary>>>>
}

/** Each frozen edition of each ruleset, with the SHA-256 of its engine. */
type Listed = Readonly<Record<string, Readonly<Record<string, { readonly engine: string }>>>>

const listedIn = (folder: string): Listed => {
  const path = join(folder, 'editions.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Listed) : {}
}

/** Editions that are no longer made from the sources. */
export interface Frozen {
  /** Null: there is none, or its file is not the one that was frozen. */
  get(key: EditionKey): FrozenEdition | null
}

export const noneFrozen: Frozen = { get: () => null }

/** Reads an edition when it is first asked for: most servers need none of them. `complain` is told of files that were changed. */
export const openFrozen = (folder: string, complain: (what: string) => void = () => undefined): Frozen => {
  const listed = listedIn(folder)
  const opened = new Map<string, FrozenEdition | null>()
  const open = ({ ruleset, edition }: EditionKey): FrozenEdition | null => {
    const known = listed[ruleset]?.[edition]
    if (!known) return null
    const file = join(folder, ruleset, edition, 'engine.cjs')
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
    if (hash !== known.engine) {
      complain(`edition ${edition} of ${ruleset} is not used: ${file} is not the file that was frozen`)
      return null
    }
    const made = createRequire(file)(file) as FrozenEdition
    for (const [of, words] of Object.entries(made.dictionaries)) learnBehind(of, words)
    return made
  }
  return {
    get(key) {
      const name = `${key.ruleset} ${key.edition}`
      const before = opened.get(name)
      if (before !== undefined) return before
      const found = open(key)
      opened.set(name, found)
      return found
    },
  }
}
