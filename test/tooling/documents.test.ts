import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
let folder: string

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
  const settings = { compilerOptions: { ...compilerOptions, plugins: [plugin] }, files: ['planted.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
})
afterAll(() => rmSync(folder, { recursive: true }))

const check = (selection: string): { readonly status: number | null; readonly said: string } => {
  const types = join(root, 'web', 'api', 'schema.generated.js')
  writeFileSync(
    join(folder, 'planted.ts'),
    `import { initGraphQLTada } from 'gql.tada'
import type { introspection } from ${JSON.stringify(types)}
const graphql = initGraphQLTada<{ introspection: introspection; disableMasking: true }>()
export const planted = graphql(\`${selection}\`)
`,
  )
  const bin = join(root, 'node_modules', 'gql.tada', 'bin', 'cli.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'check'], { cwd: folder, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

it('a document that asks for what the schema has passes', () => {
  expect(check('query ($id: ID!) { campaign(id: $id) { id boardHash } }')).toMatchObject({ status: 0 })
})

it('a misspelt field of a document is refused', () => {
  const { status, said } = check('query ($id: ID!) { campaign(id: $id) { id boardHahs } }')
  expect(status).toBe(1)
  expect(said).toContain('Cannot query field "boardHahs"')
})

it('a variable of another type is refused', () => {
  const { status, said } = check('query ($id: Int!) { campaign(id: $id) { id } }')
  expect(status).toBe(1)
  expect(said).toContain('"$id"')
})
