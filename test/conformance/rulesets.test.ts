import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { AnyGame } from '../support/play.js'
import { conformance } from './conformance.js'

/** Every folder of rulesets that has an index.ts and an engine is a ruleset: nothing is listed by hand. */
const root = join(import.meta.dirname, '../../rulesets')
const folders = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && ['index.ts', 'engine'].every((part) => existsSync(join(root, entry.name, part))),
  )
  .map(({ name }) => name)

/** A large engine keeps what its parts share in a folder of its own. */
const secrecyOf = (folder: string): string => {
  const shared = `${folder}/engine/model/secrecy.ts`
  return existsSync(join(root, shared)) ? shared : `${folder}/engine/state.ts`
}

const load = (path: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(join(root, path)).href) as Promise<Record<string, unknown>>

test('there are rulesets to hold to the laws', () => {
  expect(folders.length).toBeGreaterThan(0)
})

for (const folder of folders) {
  const { default: game } = await load(`${folder}/index.ts`)
  const { default: presentation } = await load(`${folder}/web/index.ts`)
  const { terrain } = await load(`${folder}/web/terrain.ts`)
  const { classification } = await load(secrecyOf(folder))
  test(`${folder} hands out a ruleset and classifies its state`, () => {
    expect(game).toMatchObject({ id: folder })
    expect(classification).toBeTypeOf('object')
  })
  conformance({
    game: game as AnyGame,
    folder,
    classification,
    presentation: presentation as Presentation,
    terrain: terrain as TerrainLooks,
    length: { seeds: 2, turns: 7, samples: 30 },
  })
}
