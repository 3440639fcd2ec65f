// Writes what is not committed: web/desks.generated.ts, every ruleset folder with an order desk, loaded only for a campaign of it,
// web/play/engine/engines.generated.ts, the same as a whole for the workers, web/ui/daylight.generated.ts, the colours of tokens.css for pictures that are drawn without a page, and web/api/schema.generated.d.ts, the types of server/schema.graphql, against which the documents of the pages are checked.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tryBin } from './child.mjs'
import { writeMessages } from './messages.mjs'
import { writeOperations } from './operations.mjs'
import { ScriptProblem } from './problem.mjs'
import { writeTrusted } from './trusted.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const rulesets = join(root, 'rulesets')
const target = join(root, 'web', 'desks.generated.ts')
const note = '// Made by scripts/generate.mjs from the folders of rulesets/; not committed.\n'
const engines = join(root, 'web', 'play', 'engine', 'engines.generated.ts')

const ids = readdirSync(rulesets, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(rulesets, entry.name, 'engine', 'desk.ts')))
  .map((entry) => entry.name)
  .sort()

const entry = (id) => {
  const of = (path) => `@muster/rulesets/${id}/${path}.js`
  const parts = { tools: `./desks/${id}.generated.js`, presentation: of('web/index'), rules: of('engine/rules') }
  const has = (...path) => existsSync(join(rulesets, id, ...path))
  const all = {
    ...parts,
    ...(has('web', 'sample.ts') && { sample: of('web/sample') }),
    ...(has('maps', 'index.ts') && { maps: of('maps/index') }),
  }
  const lines = Object.entries(all).map(
    ([name, path]) => `    ${name}: () => learnt('${id}', () => import('${path}')),\n`,
  )
  return `  '${id}': {\n${lines.join('')}  },\n`
}

/** What a campaign's page loads of a ruleset, in one piece: what desk and presentation share is not loaded twice. */
const tools = (id) => `${note}export { desk } from '@muster/rulesets/${id}/engine/desk.js'
export { default as presentation } from '@muster/rulesets/${id}/web/index.js'
`

/** The desks of editions that are no longer made from the sources. */
function frozen() {
  const list = join(rulesets, 'frozen', 'editions.json')
  const editions = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  return Object.entries(editions).map(([id, kept]) => {
    const lines = Object.keys(kept).map(
      (edition) => `    '${edition}': () => import('@muster/rulesets/frozen/${id}/${edition}/desk.mjs'),\n`,
    )
    return `  '${id}': {\n${lines.join('')}  },\n`
  })
}

const writeNew = (path, text) => {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

/** What the pages load of the rulesets: how their ground is drawn immediately, everything else when it is needed. */
export function writeDesks() {
  const terrain = ids.map((id, at) => `import { terrain as of${at} } from '@muster/rulesets/${id}/web/terrain.js'\n`)
  const text = [
    note,
    ...terrain,
    "import { learnt } from './languages/learnt.js'\n",
    `export const terrains = {\n${ids.map((id, at) => `  '${id}': of${at},\n`).join('')}}\n`,
    `export const desks = {\n${ids.map(entry).join('')}}\n`,
    `export const frozenDesks = {\n${frozen().join('')}}\n`,
  ].join('')
  writeNew(target, text)
  const whole = ids.map((id) => `  '${id}': () => learnt('${id}', () => import('@muster/rulesets/${id}/index.js')),\n`)
  writeNew(
    engines,
    `${note}import { learnt } from '../../languages/learnt.js'\nexport const engines = {\n${whole.join('')}}\n`,
  )
  const folder = join(root, 'web', 'desks')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const id of ids) writeFileSync(join(folder, `${id}.generated.ts`), tools(id))
}

/** The colours of the page by day. */
export function writeDaylight() {
  const [, block] = /\[data-theme='light'\] \{([^}]*)\}/.exec(
    readFileSync(join(root, 'web', 'ui', 'tokens.css'), 'utf8'),
  )
  const colours = [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name, value]) => `  '${name}': '${value}',\n`,
  )
  const text = `// Made by scripts/generate.mjs from tokens.css; not committed.\nexport const daylight: Readonly<Record<string, string>> = {\n${colours.join('')}}\n`
  writeNew(join(root, 'web', 'ui', 'daylight.generated.ts'), text)
}

/** Needed where types are checked, and by nothing at run time. */
async function writeTypes() {
  const schema = createHash('sha256')
    .update(readFileSync(join(root, 'server', 'schema.graphql')))
    .digest('hex')
  const types = join(root, 'web', 'api', 'schema.generated.d.ts')
  const mark = `// Of server/schema.graphql ${schema}\n`
  if (existsSync(types) && readFileSync(types, 'utf8').startsWith(mark)) return
  const { code, output } = await tryBin('gql.tada', 'gql.tada', ['generate-output'], { cwd: join(root, 'web') })
  if (code !== 0) throw new ScriptProblem(output)
  writeFileSync(types, mark + readFileSync(types, 'utf8'))
}

export async function generate() {
  writeDesks()
  writeDaylight()
  await writeMessages()
  await writeTypes()
  await writeOperations()
  await writeTrusted()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate()
