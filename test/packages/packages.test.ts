import { execFile, type ExecFileException, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../api/server.js'
import { briefingOf, openWorld, seal, type World } from '../api/world.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const names = ['kit', 'client'] as const
const folder = mkdtempSync(join(tmpdir(), 'muster-packages-'))
const app = join(folder, 'app')

let server: TestServer
let world: World

interface Ran {
  readonly code: number
  readonly output: string
}

/** The registry is not asked: what others have published comes from where it is installed. */
const run = (command: string, args: readonly string[], cwd: string, env: object = {}): Promise<Ran> =>
  new Promise((resolve) => {
    const done = (error: ExecFileException | null, stdout: string, stderr: string): void =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr })
    execFile(command, args, { cwd, env: { ...process.env, NODE_OPTIONS: '', ...env }, maxBuffer: 1e7 }, done)
  })

interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

const packed = new Map<string, Packed>()

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
  const built = await run(process.execPath, ['scripts/packages.mjs'], root)
  expect(built, built.output).toMatchObject({ code: 0 })
  for (const name of names) {
    const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
    const { output } = await run('npm', args, join(root, 'packages', name))
    packed.set(name, (JSON.parse(output) as [Packed])[0])
  }
  mkdirSync(app)
  const installed = (name: string): string => `file:${join(root, 'node_modules', name)}`
  const tarball = (name: string): string => `file:${join(folder, packed.get(name)?.filename ?? '')}`
  const others = Object.fromEntries(
    ['graphql', 'graphql-ws', '@noble/hashes', '@types/node'].map((name) => [name, installed(name)]),
  )
  const ours = Object.fromEntries(names.map((name) => [`@muster/${name}`, tarball(name)]))
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ type: 'module', dependencies: { ...ours, ...others }, overrides: others }),
  )
  const done = await run('npm', ['install', '--offline', '--no-audit', '--no-fund'], app)
  expect(done, done.output).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(names)('@muster/%s holds what runs, its types, a page about it and the licence, and no source', (name) => {
  const files = packed.get(name)?.files.map(({ path }) => path) ?? []
  for (const needed of ['package.json', 'README.md', 'LICENSE', 'dist/index.js']) expect(files).toContain(needed)
  expect(
    files.filter(
      (path) => !/^(package\.json|README\.md|LICENSE|dist\/(index\.js|schema\.graphql|types\/.*\.d\.ts))$/.test(path),
    ),
  ).toEqual([])
  expect(readFileSync(join(root, 'packages', name, 'LICENSE'), 'utf8')).toBe(
    readFileSync(join(root, 'LICENSE'), 'utf8'),
  )
})

it.each(names)('@muster/%s needs no package but the one that it names', (name) => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const code = readFileSync(join(app, 'node_modules', '@muster', name, 'dist/index.js'), 'utf8')
  const imported = [...code.matchAll(/\bfrom "([^".][^"]*)"/g)].map(([, from = '']) => from)
  expect(imported.length).toBeGreaterThan(0)
  const [only] = Object.keys(dependencies)
  for (const from of imported) expect(from.startsWith(`${only ?? '?'}/`)).toBe(true)
})

/** What the pages about the packages print, each piece a module of its own. */
const pieces = names.flatMap((name) =>
  [...readFileSync(join(root, 'packages', name, 'README.md'), 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(
    ([, code = ''], at) => [`${name}${String(at)}.ts`, code] as const,
  ),
)

it('types what the pages print and a program of a stranger', async () => {
  for (const [file, code] of pieces)
    writeFileSync(join(app, file), `declare const campaignId: string\n${code}\nexport {}\n`)
  copyFileSync(join(root, 'examples', 'turn.ts'), join(app, 'turn.ts'))
  const compilerOptions = {
    ...{
      target: 'ES2022',
      module: 'NodeNext',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
    },
    ...{ lib: ['ES2022', 'DOM'], types: ['node'], outDir: 'out' },
  }
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  const { code, output } = await run(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc')], app)
  expect([code, output]).toEqual([0, ''])
  writeFileSync(
    join(app, 'wrong.ts'),
    "import { now, type Operation } from '@muster/client'\nexport const it: Operation<{ campaign: number }, { campaignId: string }> = now\n",
  )
  const refused = await run(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc'), '--noEmit'], app)
  expect(refused.output).toContain('wrong.ts')
})

it('plays a turn from the packages alone', async () => {
  const { campaignId, playerB, bothToken } = world
  const child = spawn(process.execPath, [join(app, 'out', 'turn.js'), server.url, campaignId], {
    env: { ...process.env, NODE_OPTIONS: '', MUSTER_TOKEN: bothToken.token },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const over = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [asked] = (await briefingOf(server.url, campaignId, playerB)).asks
  await seal(server.url, playerB, { campaignId, askId: asked?.id ?? '', orders: [] })
  expect(await over, said).toBe(0)
  expect(said).toMatch(/sealed ".+", \d+ orders: [0-9a-f]{64}, signed by the server/)
  expect(said).toContain('Briefing 2')
  expect(said).toMatch(/[1-9]\d* of \d+ cells in sight/)
  expect(said).toMatch(/on (normal|city), next to /)
  expect(said).not.toContain('not offered')
})
