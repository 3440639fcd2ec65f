import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from './paths.mjs'
import { ScriptProblem } from './problem.mjs'

const template = inRoot('scripts', 'template', 'rulesets', 'newfound')
// `RulesetDetail` is what all their parts of a briefing have in common.
const taken = ['kit', 'tabletop', 'dist', 'cases', 'ruleset']

/** `hex-1.4` → `Hex14`: begins the names of the ruleset's GraphQL types, which all rulesets share. */
const typeName = (id) =>
  id
    .split(/[-.]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** `hex-1.4` → `HEX`: begins the ids of its rules. */
const rulePrefix = (id) =>
  id
    .match(/^[a-z]+/)[0]
    .slice(0, 4)
    .toUpperCase()

/** `night-march` → `Night march`, if no title is given. */
const titleOf = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')

function problemOf(id, title, into) {
  if (id === '') return 'Say what it is to be called: npm run new-ruleset -- skirmish "Skirmish in the hills".'
  if (!/^[a-z][a-z0-9]*([-.][a-z0-9]+)*$/.test(id) || id.length < 2 || id.length > 32)
    return `"${id}" cannot name a folder of rulesets: give 2 to 32 small letters and digits, a letter first, with single hyphens or dots between, as in hex-1.4.`
  if (taken.includes(id)) return `"${id}" means something else in rulesets/: choose another id.`
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .,:!?'’&()–-]{0,59}$/u.test(title))
    return `"${title}" cannot be a title: give 1 to 60 letters, digits, spaces and plain punctuation, a letter or digit first.`
  if (existsSync(join(into, id)))
    return `rulesets/${id} is there already: choose another id, or remove that folder first.`
  const alike = readdirSync(into).find((other) => typeName(other).toLowerCase() === typeName(id).toLowerCase())
  if (alike) return `"${id}" and rulesets/${alike} would name their types alike in the API: choose another id.`
  return null
}

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(join(folder, entry.name)).map((file) => join(entry.name, file))
      : entry.name.includes('.generated.')
        ? []
        : [entry.name],
  )

// The cases use the tests, and are type-checked with them.
const caseSettings = { extends: '../../../test/tsconfig.json', include: ['**/*.ts'], exclude: [] }

/**
 * Writes the folder of a small ruleset that can be played as it is. `into` is the folder that contains the rulesets.
 * @returns {string[]} its files, by their paths in the folder
 */
export function writeRuleset({ id = '', title = titleOf(id), into = inRoot('rulesets') }) {
  const problem = problemOf(id, title, into)
  if (problem) throw new ScriptProblem(problem)
  const names = {
    "'A newfound game'": JSON.stringify(title),
    newfound: id,
    Newfound: typeName(id),
    'NF-': `${rulePrefix(id)}-`,
  }
  const named = (text) => text.replace(/'A newfound game'|newfound|Newfound|NF-/g, (found) => names[found])
  const texts = filesBelow(template).map((file) => [file, named(readFileSync(join(template, file), 'utf8'))])
  const all = [...texts, [join('cases', 'tsconfig.json'), `${JSON.stringify(caseSettings, null, 2)}\n`]]
  for (const [file, text] of all) {
    const path = join(into, id, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return all.map(([file]) => file).sort()
}
