// Writes web/desks.generated.ts: every ruleset folder with an order desk, opened only when a campaign of it is.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const rulesets = join(root, 'rulesets')
const target = join(root, 'web', 'desks.generated.ts')

const ids = readdirSync(rulesets, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(rulesets, entry.name, 'engine', 'desk.ts')))
  .map((entry) => entry.name)
  .sort()

const entry = (id) => {
  const open = (path) => `() => import('@muster/rulesets/${id}/${path}.js')`
  const skin = existsSync(join(rulesets, id, 'web', 'index.ts')) ? open('web/index') : 'null'
  const rules = open('engine/rules')
  return `  '${id}': {\n    desk: ${open('engine/desk')},\n    skin: ${skin},\n    rules: ${rules},\n  },\n`
}

const text = `// Made by scripts/generate.mjs from the folders of rulesets/; not committed.\nexport const desks = {\n${ids.map(entry).join('')}}\n`

if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
