import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ensureBuilt, ensureTypes } from './build.mjs'
import { bundleChaos } from './bundleChaos.mjs'
import { checkAll } from './checks.mjs'
import { runBin, tryBin, tryNode, tsc } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { inRoot } from './paths.mjs'
import { orSaySo } from './problem.mjs'
import { withScratch } from './scratch.mjs'
import { exitCode, sumLine, sumOf, sumOfPlaywright, sumOfVitest } from './sums.mjs'

const results = (name) => inRoot('test-results', `${name}.json`)

/**
 * Vitest, the short form of npm run chaos, the browser tests; returns the exit code. With --check the checks of npm run check come first and count as
 * tests. With --long the tests that take longer, in place of these. Other arguments are passed to vitest and leave the rest out.
 */
export function runTests(given) {
  const [args, isLong] = [
    given.filter((argument) => !['--check', '--long'].includes(argument)),
    given.includes('--long'),
  ]
  if (isLong) process.env.MUSTER_TESTS = 'long'
  return orSaySo(async () => {
    await ensureInstalled()
    await ensureBuilt()
    if (!given.includes('--check')) await ensureTypes()
    mkdirSync(inRoot('test-results'), { recursive: true })
    const parts = given.includes('--check') ? [await checkAll()] : []
    await withScratch(async () => {
      parts.push(await vitest(args))
      // At the same time: both mostly wait for others.
      if (args.length === 0) parts.push(...(await Promise.all([browserTests(), ...(isLong ? [] : [chaos()])])))
    })
    const sum = sumOf(parts)
    console.log(`\n${sumLine(sum)}`)
    return exitCode(sum, Boolean(process.env.CI))
  })
}

async function vitest(args) {
  rmSync(results('vitest'), { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results('vitest')}`]
  const code = await runBin('vitest', 'vitest', ['run', ...reporters, ...args])
  return sumOfVitest(readJson(results('vitest')), code)
}

/** One test: every kind of fault once, while campaigns are played. */
async function chaos() {
  const compiled = await tsc('-p', 'test/chaos')
  const bundled = compiled.code === 0 ? await bundleChaos() : compiled
  const done = bundled.code === 0 ? await tryNode([inRoot('test', 'dist', 'chaos', 'run.js'), '--short']) : bundled
  console.log(`\nnpm run chaos -- --short\n${done.output}`)
  return { passed: done.code === 0 ? 1 : 0, failed: done.code === 0 ? 0 : 1, skipped: 0 }
}

async function browserTests() {
  const sentence = await browserProblem()
  rmSync(results('e2e'), { force: true })
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results('e2e') }
  if (sentence === null) {
    const code = await runBin('@playwright/test', 'playwright', ['test', '--reporter=list,json'], { env })
    if (code !== 0) printPages()
    return sumOfPlaywright(readJson(results('e2e')), code)
  }
  console.log(sentence)
  await tryBin('@playwright/test', 'playwright', ['test', '--list', '--reporter=json'], { env })
  return { passed: 0, failed: 0, skipped: sumOfPlaywright(readJson(results('e2e')), 0, true).skipped || 1 }
}

/** What stood on the pages where tests failed: nobody can look at them where a clean clone is tested. */
function printPages() {
  const folder = inRoot('test-results', 'e2e')
  if (!existsSync(folder)) return
  for (const { parentPath, name } of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (name === 'error-context.md') {
      const [, page = ''] = readFileSync(join(parentPath, name), 'utf8').split('# Error details')
      console.log(`\n${basename(parentPath)}${page.split('# Test source')[0].slice(0, 6000)}`)
    }
}

/** Null if there is a browser, otherwise the sentence that says what to install. */
async function browserProblem() {
  const script = `import { findBrowser, noBrowser } from './test/browser.ts'; console.log(findBrowser() ? '' : noBrowser)`
  const { code, output } = await tryBin('tsx', 'tsx', ['--input-type=module', '-e', script])
  return code === 0 && output.trim() === '' ? null : output.trim()
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
