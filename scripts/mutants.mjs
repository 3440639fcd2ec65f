import { readFileSync, readdirSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { inRoot } from './paths.mjs'

const rulesets = ['boltgun', 'hex-1.4']

/** Rule texts and the questions of settings are prose, judged by readers, not by a test. So is the wording of sentences. */
const prose = /^(rules|settings)(\/|\.ts$)/
export const excludedMutations = ['StringLiteral']

/** How a bot weighs its moves is judged by play: a fault there makes a move worse or equal, not illegal. */
const weighing = /\/engine\/desk\/(.*\/)?suggest(\/|\.ts$)/

/** Faults of the bots are planted only if a path names them. */
export const isLeftOut = ({ file }, below) =>
  weighing.test(file) && !below.some((path) => path.includes('suggest') && file.startsWith(path))

/**
 * Every fault that could be planted in the engines (steps, fog, desks, reports), in the order of files and places.
 * @param {string | undefined} ruleset a folder's name; both without it
 * @param {readonly string[]} below beginnings of paths, from the top of the checkout; all without any
 */
export async function mutantsBelow(ruleset, below) {
  const files = (ruleset ? [ruleset] : rulesets)
    .flatMap((id) => engineOf(`rulesets/${id}/engine`))
    .filter((file) => below.length === 0 || below.some((path) => file.startsWith(path)))
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(inRoot(name), 'utf8') }))
  const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false }
  const { mutants } = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    excludedMutations,
    ignorers: [],
  })
  return mutants.filter(({ status }) => status !== 'Ignored').map(asFault)
}

const engineOf = (folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !prose.test(name))
    .sort()
    .map((name) => [folder, name].join('/'))

/** One fault: its place (lines and columns from 0), the original and the replacement. */
function asFault({ fileName, location, mutatorName, replacement }) {
  return { file: fileName, location, mutator: mutatorName, replacement, ...sourceOf(fileName, location) }
}

function sourceOf(file, { start, end }) {
  const lines = readFileSync(inRoot(file), 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1)
  const line = lines[0].trim()
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column)
  lines[0] = lines[0].slice(start.column)
  return { line, original: lines.join('\n') }
}

/** Without those that change nothing observable, each listed with its reason. */
export function withoutEquivalents(faults) {
  const listed = JSON.parse(readFileSync(inRoot('test', 'mutate', 'equivalent.json'), 'utf8'))
  const same = ({ file, line, original, replacement }) => [file, line, original, replacement].join('\n')
  const known = new Set(listed.map(same))
  return faults.filter((fault) => !known.has(same(fault)))
}

/** As many of them as requested, drawn by the seed; every fault has the same chance. */
export function sampleOf(faults, wanted, seed) {
  const next = mulberry32(seed)
  return faults
    .map((fault) => ({ fault, lot: next() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, wanted)
    .map(({ fault }) => fault)
}

function mulberry32(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What identifies a fault: Stryker's own numbers depend on what else is planted. */
export const placeOf = ({ file, location: { start, end }, mutator, replacement }) =>
  [file, start.line, start.column, end.line, end.column, mutator, replacement].join('|')
