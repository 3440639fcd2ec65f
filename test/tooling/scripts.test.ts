import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sentenceFor } from '../../scripts/install.mjs'
import { gapsInLock, neededBy } from '../../scripts/lockfile.mjs'
import { progressOf } from '../../scripts/progress.mjs'
import { exitCode, sumLine, sumOf, sumOfPlaywright, sumOfVitest } from '../../scripts/sums.mjs'
import { faultsOfStyles } from '../../scripts/styles.mjs'
import { complaintsAbout, strayWords } from '../../scripts/words.mjs'
import { commands, failureOf } from '../../server/commands.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

function run(args: readonly string[], env: Record<string, string> = {}) {
  const done = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 240_000,
  })
  return { code: done.status, said: done.stderr.trim(), lines: done.stderr.trim().split('\n').length }
}

describe('npm start refuses with one sentence', () => {
  test.each(['18.20.4', '20.18.9', '16.0.0'])('Node %s', (version) => {
    const script = `import { refuseOldNode } from './scripts/node.mjs'; refuseOldNode('${version}'); process.exit(7)`
    const { code, said, lines } = run(['--input-type=module', '-e', script])
    expect({ code, lines }).toEqual({ code: 1, lines: 1 })
    expect(said).toContain(`needs Node 20.19 or newer and this is Node ${version}`)
  })

  test.each(['20.19.0', '22.1.0', '24.0.0'])('but not Node %s', (version) => {
    const script = `import { refuseOldNode } from './scripts/node.mjs'; refuseOldNode('${version}'); process.exit(7)`
    expect(run(['--input-type=module', '-e', script]).code).toBe(7)
  })

  test('a taken port', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, said, lines } = run(['scripts/start.mjs'], { PORT: String(port) })
    other.close()
    expect({ code, lines }).toEqual({ code: 1, lines: 1 })
    expect(said).toMatch(new RegExp(`^Port ${port} is taken by another program: stop it, or choose another`))
  })

  test.each(['eighty', '70000', '-1'])('the port %s', (port) => {
    const { code, said, lines } = run(['scripts/start.mjs'], { PORT: port })
    expect({ code, lines }).toEqual({ code: 1, lines: 1 })
    expect(said).toContain(`PORT is "${port}"`)
  })
})

/** Packages that a file imports before its first line has run, and by way of which files. */
function packagesOf(path: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const imports = readFileSync(join(root, path), 'utf8').matchAll(/^(?:import|export)\b[^'"]*?from '([^']+)'/gm)
  return [...imports].flatMap(([, from = '']) => {
    // A line of a file that is written is no import.
    if (from.startsWith('node:') || from.includes('${')) return []
    return from.startsWith('.') ? packagesOf(join(dirname(path), from), seen) : [`${path}: ${from}`]
  })
}

describe('what installs the packages needs none', () => {
  test.each(['test', 'start', 'check', 'build', 'fresh', 'run', 'tests', 'checks'])('scripts/%s.mjs', (name) => {
    expect(packagesOf(`scripts/${name}.mjs`)).toEqual([])
  })

  test('one that does is found', () => {
    expect(packagesOf('scripts/styles.mjs')).toEqual(['scripts/styles.mjs: postcss'])
  })
})

describe('npm start tells how far it is', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('step by step, with a word now and then from one that lasts', async () => {
    vi.useFakeTimers()
    const said: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
    const step = progressOf(3)
    const wait = (seconds: number) => () => new Promise<void>((done) => setTimeout(done, seconds * 1000))
    const both = Promise.all([
      step('building the server', wait(4)),
      step('building the pages', wait(12), () => '7 of 9'),
    ])
    await vi.advanceTimersByTimeAsync(12_000)
    await both
    expect(said).toEqual([
      '1 of 3: building the server …',
      '2 of 3: building the pages …',
      '1 of 3: done in 4 s',
      '2 of 3: building the pages … 7 of 9, 10 s',
      '2 of 3: done in 12 s',
    ])
  })

  test.each([
    ['npm error code ENOTFOUND\nnpm error request failed', /^The packages could not be downloaded: .* network/],
    ['npm error nospc ENOSPC: no space left on device, write', /^The disk is full: Muster needs about 1\.0 GB/],
    ['npm error code EACCES\nnpm error path /somewhere', /^The packages cannot be written to /],
  ])('and what hindered it, in one sentence: %s', (output, sentence) => {
    expect(sentenceFor(output)).toMatch(sentence)
    expect(sentenceFor(output)).not.toContain('\n')
  })

  test('but makes nothing of what it does not know', () => {
    expect(sentenceFor('npm error code ERESOLVE')).toBeNull()
  })
})

describe('what an install is for', () => {
  const packages = {
    '': { devDependencies: { linter: '1' } },
    server: { dependencies: { '@own/rules': '1', http: '1' }, devDependencies: { compiler: '1' } },
    rules: { dependencies: { shape: '1' } },
    'node_modules/@own/rules': { resolved: 'rules', link: true },
    'node_modules/http': { dependencies: { shape: '2' }, devDependencies: { never: '1' } },
    'node_modules/http/node_modules/shape': {},
    'node_modules/shape': {},
    'node_modules/compiler': { peerDependencies: { absent: '1' } },
    'node_modules/linter': {},
  }

  test('to run: what workspaces name, with what builds them, and what that needs in turn', () => {
    expect(neededBy(packages, ['server']).sort()).toEqual([
      'node_modules/@own/rules',
      'node_modules/compiler',
      'node_modules/http',
      'node_modules/http/node_modules/shape',
      'node_modules/shape',
    ])
  })

  test('to test: the tools of the root as well', () => {
    expect(neededBy(packages, ['', 'server'])).toContain('node_modules/linter')
  })
})

describe('the closing line of npm test', () => {
  const vitest = { numPassedTests: 10, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] }

  test('adds up', () => {
    const sum = sumOf([sumOfVitest(vitest, 0), sumOfPlaywright(playwright, 0)])
    expect(sumLine(sum)).toBe('12 passed, 0 failed')
    expect(exitCode(sum, true)).toBe(0)
  })

  test('counts a run that broke off, a file that cannot be loaded and a flaky test as failures', () => {
    expect(sumOfVitest(null, 1).failed).toBe(1)
    expect(sumOfVitest(vitest, 1).failed).toBe(1)
    const unloaded = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] }
    expect(sumOfVitest(unloaded, 1).failed).toBe(1)
    expect(sumOfPlaywright({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }, 0).failed).toBe(1)
  })

  test('names what was skipped, which continuous integration refuses', () => {
    const sum = { passed: 12, failed: 0, skipped: 3 }
    expect(sumLine(sum)).toBe('12 passed, 0 failed, 3 skipped')
    expect([exitCode(sum, false), exitCode(sum, true)]).toEqual([0, 1])
  })

  test('refuses a run without any test', () => {
    expect(exitCode({ passed: 0, failed: 0, skipped: 0 }, false)).toBe(1)
  })
})

describe('stray words', () => {
  const halves = (first: string, second: string) => `${first}${second}`

  test.each([
    `const path = '${halves('/ho', 'me/somebody/muster')}'`,
    halves('see /wo', 'rk/shared'),
    halves('https://reg', 'istry.npmjs.org/pg'),
    halves('// TO', 'DO later'),
  ])('%s', (line) => {
    expect(complaintsAbout('file.ts', `first\n${line}`)).toHaveLength(1)
    expect(complaintsAbout('file.ts', `first\n${line}`)[0]).toMatch(/^file\.ts:2 contains /)
  })

  test('none in this repository', () => {
    expect(strayWords()).toEqual([])
  })

  test('nothing against ordinary text', () => {
    expect(complaintsAbout('file.ts', `import { tmpdir } from 'node:os'\nconst route = '/campaign/home/x'`)).toEqual([])
  })
})

describe('package-lock.json', () => {
  test('holds every package for every platform', () => {
    expect(gapsInLock()).toEqual([])
  })

  test('and a gap would be seen', () => {
    const parser = { version: '1.0.0', optionalDependencies: { 'parser-linux': '1.0.0', 'parser-darwin': '1.0.0' } }
    const packages = { '': {}, 'node_modules/parser': parser, 'node_modules/parser/node_modules/parser-linux': {} }
    expect(gapsInLock(packages)).toEqual([expect.stringContaining('lacks parser-darwin')])
  })
})

describe('stylesheets', () => {
  const faultsOf = (files: Readonly<Record<string, string>>): readonly string[] => {
    const folder = mkdtempSync(join(tmpdir(), 'styles-'))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    try {
      return faultsOfStyles(folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  const page = { 'Page.tsx': 'export const Page = () => <p className="c-page m-button">Hello</p>' }

  test('that keep the house’s laws pass, ours among them', () => {
    expect(faultsOf({ ...page, 'a.css': '.c-page { color: red }', 'b.css': '.m-button.c-page {}' })).toEqual([])
    expect(faultsOfStyles()).toEqual([])
  })

  test.each([
    ['a class that nothing has', { 'a.css': '.c-gone { color: red }' }, /nothing uses the class \.c-gone/],
    [
      'a class in two places',
      { 'a.css': '.c-page {}', 'b.css': '@media (width < 9rem) { .c-page {} }' },
      /\.c-page is styled in/,
    ],
    ['a long one', { 'a.css': '.c-page {}\n'.repeat(251) }, /251 lines, at most 250 are allowed/],
  ])('%s is refused', (_, files, reason) => {
    expect(faultsOf({ ...page, ...files }).join()).toMatch(reason)
  })
})

describe('what the server is asked at a shell, where only it is installed', () => {
  const asked = (command: keyof typeof commands, ...argv: string[]) => {
    const server = { exportCampaign: vi.fn(), importCampaign: vi.fn(), verify: vi.fn(() => 1), backup: vi.fn() }
    return { server, done: (commands[command] as (args: string[]) => (of: object) => unknown)(argv)(server) }
  }

  test('an archive is written, checked and read with the options of the npm scripts', () => {
    expect(asked('export', 'an-id', '--running').server.exportCampaign).toHaveBeenCalledWith({
      ...{ campaign: 'an-id', out: null, running: true },
    })
    const checked = asked('verify', 'war.zip', '--head', 'abc', '--head', 'def')
    expect(checked.server.verify).toHaveBeenCalledWith('war.zip', ['abc', 'def'])
    expect(checked.done).toBe(1)
    const read = asked('import', 'war.zip', '--organiser', 'name@example.org')
    expect(read.server.importCampaign).toHaveBeenCalledWith('war.zip', 'name@example.org')
    expect(asked('backup').server.backup).toHaveBeenCalledWith(null)
  })

  test('what is missing is said in a sentence, and a check that did not happen ends with 2', () => {
    expect(() => asked('export')).toThrow('Name one campaign')
    expect(() => asked('import', 'war.zip', '--organiser', 'nobody')).toThrow('the address of the account')
    expect(() => asked('verify', 'one.zip', 'two.zip')).toThrow('Name the archive')
    expect(() => asked('restore')).toThrow('Name the backup')
    expect([failureOf('verify'), failureOf('export')]).toEqual([2, 1])
  })
})
