import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
let folder: string
let said: string

/** Each in a file of its own, all checked in one run. */
const documents = {
  'well.ts': 'query ($id: ID!) { campaign(id: $id) { id boardHash } }',
  'misspelt.ts': 'query ($id: ID!) { campaign(id: $id) { id boardHahs } }',
  'otherType.ts': 'query ($id: Int!) { campaign(id: $id) { id } }',
}

const sourceOf = (document: string): string => {
  const types = join(root, 'web', 'api', 'schema.generated.js')
  return `import { initGraphQLTada } from 'gql.tada'
import type { introspection } from ${JSON.stringify(types)}
const graphql = initGraphQLTada<{ introspection: introspection; disableMasking: true }>()
export const planted = graphql(\`${document}\`)
`
}

beforeAll(() => {
  // Beside what it imports
  folder = mkdtempSync(join(root, 'node_modules', '.documents-'))
  const plugin = { name: 'gql.tada/ts-plugin', schema: join(root, 'server', 'schema.graphql') }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
  }
  const settings = { compilerOptions: { ...compilerOptions, plugins: [plugin] }, files: Object.keys(documents) }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  for (const [name, document] of Object.entries(documents)) writeFileSync(join(folder, name), sourceOf(document))
  const bin = join(root, 'node_modules', 'gql.tada', 'bin', 'cli.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'check'], { cwd: folder, encoding: 'utf8' })
  expect(status).toBe(1)
  said = stdout + stderr
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a document that asks for what the schema has passes', () => {
  expect(said).not.toContain('well.ts')
})

it('a misspelt field of a document is refused', () => {
  expect(said).toContain('misspelt.ts')
  expect(said).toContain('Cannot query field "boardHahs"')
})

it('a variable of another type is refused', () => {
  expect(said).toContain('otherType.ts')
  expect(said).toContain('"$id"')
})
