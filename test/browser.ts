import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What Playwright's launch() is given. */
export interface BrowserLaunch {
  readonly executablePath?: string
  readonly channel?: 'chrome'
  readonly args: string[]
  readonly env: Record<string, string>
}

/** @public said by npm test */
export const noBrowser =
  'No browser for the browser tests: npm ships one for Linux on x64 only; elsewhere install Google Chrome and run the tests again.'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, 'node_modules', '.cache', 'muster')
// Containers have a small /dev/shm, and Chromium's own sandbox refuses root.
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none']

/** The Chromium that npm ships (Linux on x64), else an installed Chrome, else null: say `noBrowser`. */
export function findBrowser(): BrowserLaunch | null {
  if (process.platform === 'linux' && process.arch === 'x64') return shippedChromium()
  return chromePaths().some((path) => existsSync(path)) ? { channel: 'chrome', args: [], env: environment({}) } : null
}

function shippedChromium(): BrowserLaunch {
  const home = unpacked()
  const executablePath = join(home, 'chromium')
  const fonts: Record<string, string> = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(home, 'fonts') }
  const plain = environment(fonts)
  const carried = environment({ ...fonts, LD_LIBRARY_PATH: join(home, 'al2023', 'lib') })
  return { executablePath, args, env: starts(executablePath, plain) ? plain : carried }
}

// libnss3 and libnspr4 are what a bare system lacks; the package carries them too.
function starts(program: string, env: NodeJS.ProcessEnv): boolean {
  return spawnSync(program, ['--version', '--no-sandbox'], { env, stdio: 'ignore' }).status === 0
}

// The package unpacks into the temporary folder that all checkouts share, and takes what lies there for whole: it gets a
// folder of its own instead, and the result is moved into place in one step.
function unpacked(): string {
  const home = join(cache, `chromium-${packageVersion()}`)
  if (existsSync(home)) return home
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(cache, 'draft-'))
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  // This variable makes the package unpack the libraries as well.
  const env = environment({ TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' })
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`The Chromium of @sparticuz/chromium could not be unpacked: ${done.stderr}`)
  try {
    renameSync(draft, home)
  } catch {
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true })
  }
  return home
}

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', '..', 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

function chromePaths(): readonly string[] {
  if (process.platform === 'darwin') return ['/Applications/Google Chrome.app']
  if (process.platform === 'linux') return ['/opt/google/chrome/chrome']
  const folders = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
  return folders
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
}

function environment(more: Record<string, string>): Record<string, string> & NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { NODE_ENV: 'test', ...Object.fromEntries(own), ...more }
}
