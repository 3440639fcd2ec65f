// Bundles a ruleset as it was at a commit: `engine.cjs` for the server, `desk.mjs` for the pages, and their hashes in `editions.json`.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tryNode } from './child.mjs'
import { inRoot, root } from './paths.mjs'
import { ScriptProblem } from './problem.mjs'

/** What a ruleset is made of, and what makes the modules of its sentences. */
const parts = [
  'rulesets',
  'scripts',
  'server/src/messages',
  'web/messages',
  'web/languages',
  'package.json',
  'tsconfig.base.json',
]

function commitOf(from) {
  try {
    return execFileSync('git', ['rev-parse', '--verify', `${from}^{commit}`], { cwd: root, stdio: 'pipe' })
      .toString()
      .trim()
  } catch {
    throw new ScriptProblem(`Git knows no commit "${from}": give one that is there, or none for the last.`)
  }
}

/** The sources as they were, inside of this folder, so that packages are found. */
function sourcesAt(commit) {
  const folder = mkdtempSync(inRoot('.freezing-'))
  try {
    const tar = execFileSync('git', ['archive', '--format=tar', commit, ...parts], { cwd: root, maxBuffer: 1e9 })
    execFileSync('tar', ['-x', '-C', folder], { input: tar })
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

const engineOf = (id, hasMessages) => `
export { default as game } from '@muster/rulesets/${id}/index.js'
export { systemOf } from '@muster/rulesets/tabletop/index.js'
import { dictionaries as tabletop } from '@muster/rulesets/tabletop/messages/dictionaries.generated.js'
${hasMessages ? `import { dictionaries as own } from '@muster/rulesets/${id}/messages/dictionaries.generated.js'` : 'const own = {}'}
export const dictionaries = { tabletop, ${JSON.stringify(id)}: own }
`

const deskOf = (id) => `export { desk } from '@muster/rulesets/${id}/engine/desk.js'`

/** One file of everything that the entry needs. Names stay readable: a fault names its function. */
async function bundle(folder, contents, format) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: folder,
    stdin: { contents, resolveDir: join(folder, 'rulesets'), loader: 'ts' },
    alias: { '@muster/rulesets': join(folder, 'rulesets') },
    bundle: true,
    format,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    legalComments: 'none',
    minifyWhitespace: true,
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0].text
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** For the pages: what the file exports. */
const deskTypes = `import type { Desk } from '../../../kit/ruleset.js'
import type { GameView } from '../../../kit/view.js'

export declare const desk: Desk<unknown, GameView>
`

function refuse(id, from) {
  if (!/^[a-z][a-z0-9.-]*$/.test(id) || !existsSync(inRoot('rulesets', id, 'index.ts')))
    throw new ScriptProblem(`"${id}" is no ruleset: give the name of its folder, as in npm run freeze -- boltgun.`)
  if (from.startsWith('-')) throw new ScriptProblem(`"${from}" is no commit.`)
}

/**
 * Writes the files of the edition that the ruleset had at a commit.
 * @returns {Promise<{ edition: string, folder: string }>}
 */
export async function freezeEdition({ id, from, into }) {
  refuse(id, from)
  const commit = commitOf(from)
  const folder = sourcesAt(commit)
  try {
    const { code, output } = await tryNode([join(folder, 'scripts', 'messages.mjs')])
    if (code !== 0) throw new ScriptProblem(`The sentences of ${from} could not be made:\n${output}`)
    const hasMessages = existsSync(join(folder, 'rulesets', id, 'messages'))
    const engine = await bundle(folder, engineOf(id, hasMessages), 'cjs')
    const desk = await bundle(folder, deskOf(id), 'esm')
    return keep(id, into, commit, { engine, desk })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Only whole: an engine that does not load is not kept. */
function keep(id, into, commit, { engine, desk }) {
  mkdirSync(into, { recursive: true })
  const trial = join(mkdtempSync(join(into, '.trial-')), 'engine.cjs')
  let edition
  try {
    writeFileSync(trial, engine)
    edition = createRequire(trial)(trial).game.edition
  } finally {
    rmSync(join(trial, '..'), { recursive: true, force: true })
  }
  const list = join(into, 'editions.json')
  const editions = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  if (editions[id]?.[edition])
    throw new ScriptProblem(`Edition ${edition} of ${id} is frozen already: what is frozen never changes.`)
  const folder = join(into, id, edition)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of [
    ['engine.cjs', engine],
    ['desk.mjs', desk],
    ['desk.d.mts', deskTypes],
  ])
    writeFileSync(join(folder, file), text)
  ;(editions[id] ??= {})[edition] = { engine: hashOf(engine), desk: hashOf(desk), from: commit }
  writeFileSync(list, `${JSON.stringify(editions, null, 2)}\n`)
  return { edition, folder: `rulesets/frozen/${id}/${edition}` }
}

/** Gives the sources the next edition; null: they have another one than was frozen. */
export function raiseEdition(id, edition) {
  const file = inRoot('rulesets', id, 'index.ts')
  const text = readFileSync(file, 'utf8')
  const line = `edition: '${edition}'`
  if (!text.includes(line) || !/^\d+$/.test(edition)) return null
  const next = String(Number(edition) + 1)
  writeFileSync(file, text.replace(line, `edition: '${next}'`))
  return next
}
