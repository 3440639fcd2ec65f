// Makes typed functions from the message files, `messages/<language>.json` of web, server and rulesets: a module for each part of a file, next to it,
// `messages/<part>.generated.ts`, not committed. It holds the English; what other languages have for it is made by dictionaries.mjs. docs/messages.md says
// how they are written.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dictionaryModules, messageTools, openDictionaries, writeIfNew, writeScripts } from './dictionaries.mjs'
import { inRoot } from './paths.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

/** Every folder with message files. */
export const messageFolders = () =>
  [
    inRoot('web', 'messages'),
    inRoot('server', 'src', 'messages'),
    ...[inRoot('rulesets'), inRoot('scripts', 'template', 'rulesets')].flatMap((shelf) =>
      readdirSync(shelf).map((name) => join(shelf, name, 'messages')),
    ),
  ].filter((folder) => existsSync(join(folder, 'en.json')))

/** What the numbers in a compiled sentence mean: icu-minify's. */
const [pound, select, plural, ordinal, number] = [0, 1, 2, 3, 4]

/** The types of the arguments of a compiled sentence, by name, and the names of its tags. */
function gapsOf(node, gaps = new Map(), tags = new Set()) {
  if (typeof node === 'string' || node === pound) return { gaps, tags }
  const [name, kind, options] = node
  const put = (type) => {
    const known = gaps.get(name)
    if (known && known !== type) throw new Error(`{${name}} is used as ${known} and as ${type}`)
    gaps.set(name, type)
  }
  if (kind === undefined) put('string')
  else if (kind === number) put('number')
  else if (kind === plural || kind === ordinal || kind === select) {
    put(kind === select ? choices(options) : 'number')
    for (const branch of Object.values(options)) gapsOfBranch(branch, gaps, tags)
  } else if (typeof kind === 'number' && kind !== pound)
    throw new Error(`{${name}} is a date: pass it as text, written in the reader's time zone`)
  else {
    tags.add(name)
    for (const child of node.slice(1)) gapsOf(child, gaps, tags)
  }
  return { gaps, tags }
}

const gapsOfBranch = (branch, gaps, tags) =>
  Array.isArray(branch) ? branch.forEach((node) => gapsOf(node, gaps, tags)) : gapsOf(branch, gaps, tags)

/** An empty `other` says that every case is listed. */
const choices = ({ other, ...named }) =>
  other === '' || other?.length === 0
    ? Object.keys(named)
        .sort()
        .map((name) => `'${name}'`)
        .join(' | ')
    : 'string'

/** One sentence: what its function takes, and what it is compiled to in every language. */
function sentenceOf(compile, texts) {
  const compiled = {}
  let first = null
  for (const [language, text] of Object.entries(texts)) {
    if (typeof text !== 'string') throw new Error(`has no sentence in ${language}`)
    compiled[language] = compile(text)
    const { gaps, tags } = gapsOfAll(compiled[language])
    const shape = [
      [...gaps]
        .sort()
        .map(([name, type]) => `readonly ${name}: ${type}`)
        .join('; '),
      [...tags].sort().join(' '),
    ]
    if (first && first.join('|') !== shape.join('|'))
      throw new Error(`has different arguments in ${language} than in English`)
    first ??= shape
  }
  const [gaps, tags] = first
  return { gaps: gaps === '' ? 'object' : `{ ${gaps} }`, tags: tags === '' ? [] : tags.split(' '), compiled }
}

function gapsOfAll(compiled) {
  const found = { gaps: new Map(), tags: new Set() }
  gapsOfBranch(compiled, found.gaps, found.tags)
  return found
}

const name = /^[a-z][A-Za-z0-9]*$/
/** Also `then`, which would make a module look like a promise. */
const taken = new Set(
  'break case catch class const continue default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with let static yield await then'.split(
    ' ',
  ),
)

/** A part that holds rules has a title and a text by rule id, and no gaps. */
const holdsRules = (part) => Object.values(part).every((entry) => typeof entry === 'object')

/** What a module makes its sentences with. */
const maker = `import { sentence } from './folder.generated.js'\n`

/** What a module makes of a sentence: its English, and its key where that alone is not enough. */
const made = (make, english, key) => `${make}(${JSON.stringify(english)}${key === null ? '' : `, '${key}'`})`

function rulesModule(part, languages, kit, enter) {
  const rules = Object.keys(languages.en[part]).map((id) => {
    const said = ['title', 'text'].map((name) => {
      const texts = Object.fromEntries(
        Object.entries(languages).map(([language, file]) => [language, file[part]?.[id]?.[name]]),
      )
      for (const [language, text] of Object.entries(texts))
        if (!text) throw new Error(`${part}.${id} has no title or no text in ${language}`)
      return `${name}: ${made('sentence<object>', texts.en, enter(`${part}.${id}.${name}`, texts))}`
    })
    return `  ${JSON.stringify(id)}: { ${said.join(', ')} },\n`
  })
  const ids = Object.keys(languages.en[part]).map((id) => JSON.stringify(id))
  return `// Made by scripts/messages.mjs; not committed.
import type { RuleWords } from '${kit}/rulePage.js'
${maker}export const ${part}: RuleWords<${ids.join(' | ')}> = {
${rules.join('')}}
`
}

function moduleOf(compile, part, languages, kit, withTags, enter) {
  if (holdsRules(languages.en[part])) return rulesModule(part, languages, kit, enter)
  const lines = Object.keys(languages.en[part]).map((key) => {
    if (!name.test(key) || taken.has(key))
      throw new Error(`${part}.${key}: a key is a name in lower camel case and not a reserved word`)
    try {
      const texts = Object.fromEntries(
        Object.entries(languages).map(([language, file]) => [language, file[part]?.[key]]),
      )
      const { gaps, tags, compiled } = sentenceOf(compile, texts)
      if (tags.length > 0 && !withTags) throw new Error('has tags, which only the screen can show')
      const make = tags.length > 0 ? `rich<${gaps}, ${tags.map((tag) => `'${tag}'`).join(' | ')}>` : `sentence<${gaps}>`
      return {
        rich: tags.length > 0,
        line: `export const ${key} = /* @__PURE__ */ ${made(make, compiled.en, enter(`${part}.${key}`, compiled))}\n`,
      }
    } catch (error) {
      throw new Error(`${part}.${key} ${error.message}`)
    }
  })
  const imports = [
    ...(lines.some(({ rich }) => !rich) ? [maker] : []),
    ...(lines.some(({ rich }) => rich) ? [`import { rich } from './rich.js'\n`] : []),
  ]
  return ['// Made by scripts/messages.mjs; not committed.\n', ...imports, ...lines.map(({ line }) => line)].join('')
}

function languagesOf(folder) {
  const files = readdirSync(folder).filter((file) => /^[a-z]{2}\.json$/.test(file))
  return Object.fromEntries(
    files.sort().map((file) => [file.slice(0, 2), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** How the folder's sentences are called in dictionaries. */
const nameOf = (folder) =>
  folder === inRoot('server', 'src', 'messages') ? 'server' : basename(dirname(folder)) || basename(folder)

function noMissing(languages) {
  for (const [language, file] of Object.entries(languages))
    for (const part of Object.keys(file))
      for (const key of Object.keys(file[part]))
        if (!languages.en[part]?.[key]) throw new Error(`${part}.${key} of ${language} is not in English`)
}

/**
 * Makes the modules of one folder; those of parts that are gone are removed.
 * @returns the folder's sentences in every language, as dictionaries
 */
export function writeFolder({ compile, keyOf }, folder, withTags = folder === inRoot('web', 'messages')) {
  const languages = languagesOf(folder)
  noMissing(languages)
  const kit = folder.split(sep).at(-3) === 'rulesets' ? '../../kit' : '@muster/rulesets/kit'
  const { enter, dictionaries } = openDictionaries(keyOf)
  const made = Object.keys(languages.en).map((part) => [
    `${part}.generated.ts`,
    moduleOf(compile, part, languages, kit, withTags, enter),
  ])
  made.push([
    'folder.generated.ts',
    `// Made by scripts/messages.mjs; not committed.
import { sentencesOf } from '${kit}/messages.js'
export const sentence = /* @__PURE__ */ sentencesOf('${nameOf(folder)}')
`,
  ])
  made.push(...dictionaryModules(dictionaries, kit))
  for (const file of readdirSync(folder))
    if (file.endsWith('.generated.ts') && !made.some(([made]) => made === file)) rmSync(join(folder, file))
  for (const [file, text] of made) writeIfNew(join(folder, file), text)
  return { folder: nameOf(folder), dictionaries }
}

export async function writeMessages() {
  const tools = await messageTools()
  const folders = messageFolders().map((folder) => {
    try {
      return writeFolder(tools, folder)
    } catch (error) {
      throw new ScriptProblem(`${relative(inRoot(), folder)}: ${error.message}`)
    }
  })
  writeScripts(tools, folders)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await orSaySo(writeMessages)
