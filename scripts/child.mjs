import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { root } from './paths.mjs'
import { ScriptProblem } from './problem.mjs'

/** Runs a program of an installed package with this Node; resolves with its exit code. */
export function runBin(packageName, bin, args, options = {}) {
  return runNode([binOf(packageName, bin), ...args], options)
}

export function runNode(args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(signal ? 1 : code))
  })
}

/**
 * As runBin, but silent; resolves with its exit code and output.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function tryBin(packageName, bin, args, options = {}) {
  return tryNode([binOf(packageName, bin), ...args], options)
}

/** The compiler that checks types, ten times as fast as the one whose parser other tools use. */
export function tsc(...args) {
  return tryBin('typescript-7', 'tsc', args)
}

export function tryNode(args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** npm itself: the one that started us, if one did. Resolves with its exit code and its error output. */
export function runNpm(args) {
  const npm = process.env.npm_execpath
  const [program, first] = npm?.endsWith('npm-cli.js')
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  return new Promise((resolve, reject) => {
    const shell = program.endsWith('.cmd')
    const child = spawn(program, [...first, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], shell })
    let output = ''
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', ({ code }) =>
      reject(new ScriptProblem(`npm could not be started (${code}): install Node together with npm.`)),
    )
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

// Not all packages export their package.json, so it is searched for in the modules folders of this checkout.
function binOf(packageName, bin) {
  const require = createRequire(import.meta.url)
  const folder = require.resolve.paths(packageName).map((path) => `${path}/${packageName}/`)
  for (const path of folder) {
    try {
      const { bin: bins } = require(`${path}package.json`)
      return `${path}${typeof bins === 'string' ? bins : bins[bin]}`
    } catch {
      // Not in this folder.
    }
  }
  throw new ScriptProblem(`The package ${packageName} is not installed: run "npm ci".`)
}
