// What other languages have for the English sentences of a folder: dictionaries, found by a hash of the English, so that the English of the pages weighs
// nothing more. The pages' own is a script of its own that only readers of the language load, before the pages' scripts.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'

/** The compiler of sentences, and the kit's key of a compiled one. */
export async function messageTools() {
  // Installed by now; it was not when a first start loaded this file.
  const [{ default: compile }, { build }] = await Promise.all([import('icu-minify/compile'), import('esbuild')])
  const entryPoints = [inRoot('rulesets', 'kit', 'messages.ts')]
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'esm', platform: 'node', write: false })
  const { keyOf } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  return { compile, keyOf }
}

/** Collects the sentences of a folder. `enter` gives back the key that a sentence must state because its English is that of another that is said otherwise; null: none. */
export function openDictionaries(keyOf) {
  const [dictionaries, byKey] = [{}, new Map()]
  const enter = (name, compiled) => {
    const own = keyOf(compiled.en)
    const text = JSON.stringify(compiled)
    const known = byKey.get(own) ?? text
    const key = known === text || Object.keys(compiled).length === 1 ? own : name
    byKey.set(key, text)
    if (Object.keys(compiled).length > 1)
      for (const [language, sentence] of Object.entries(compiled)) (dictionaries[language] ??= {})[key] = sentence
    return key === own ? null : key
  }
  return { enter, dictionaries }
}

/** The dictionaries of a folder: a module for each language, and one of all, for who must speak every language. */
export function dictionaryModules(dictionaries, kit) {
  const languages = Object.keys(dictionaries)
  const one = (language) => `// Made by scripts/messages.mjs; not committed.
import type { Dictionary } from '${kit}/language.js'
export const ${language}: Dictionary = ${JSON.stringify(dictionaries[language])}
`
  const all = `// Made by scripts/messages.mjs; not committed.
import type { Dictionary, Language } from '${kit}/language.js'
${languages.map((language) => `import { ${language} } from './${language}.generated.js'\n`).join('')}\
export const dictionaries: Partial<Record<Language, Dictionary>> = { ${languages.join(', ')} }
`
  return [
    ...languages.map((language) => [`${language}.generated.ts`, one(language)]),
    ['dictionaries.generated.ts', all],
  ]
}

export function writeIfNew(path, text) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

const ofPages = inRoot('web', 'messages')
const made = /^[a-z]{2}\.[0-9a-f]+\.generated\.js$/

/** What a page must know of a language before it is drawn: its own sentences, and the names of terrain, which are loaded with the map. */
function scriptOf(language, folders, { keyOf, compile }) {
  const words = {}
  for (const { folder, dictionaries } of folders) {
    const dictionary = dictionaries[language]
    if (!dictionary) continue
    if (folder === 'web') words[folder] = dictionary
    const home = inRoot('rulesets', folder, 'messages', 'en.json')
    if (!existsSync(home)) continue
    const keys = Object.values(JSON.parse(readFileSync(home, 'utf8')).terrain ?? {}).map((text) => keyOf(compile(text)))
    words[folder] = Object.fromEntries(keys.map((key) => [key, dictionary[key]]))
  }
  return `self.musterSpeech={language:()=>${JSON.stringify(language)},words:${JSON.stringify({ [language]: words })}}\n`
}

const mark = '// Made by scripts/messages.mjs; not committed.\n'

/** Writes the scripts next to the pages' message files, and where pages find those and the dictionaries of rulesets. */
export function writeScripts(tools, folders) {
  const isSpoken =
    (language) =>
    ({ dictionaries }) =>
      dictionaries[language] !== undefined
  const languages = Object.keys(folders.find(({ folder }) => folder === 'web').dictionaries).filter((it) => it !== 'en')
  const scripts = languages.map((language) => {
    const text = scriptOf(language, folders, tools)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    return { language, text, file: `${language}.${hash}.generated.js` }
  })
  for (const file of readdirSync(ofPages))
    if (made.test(file) && !scripts.some((script) => script.file === file)) rmSync(join(ofPages, file))
  for (const { file, text } of scripts) writeIfNew(join(ofPages, file), text)
  const addresses = scripts.map(({ language, file }) => `  ${language}: '/_next/static/words/${file}',\n`)
  writeIfNew(
    inRoot('web', 'words.generated.ts'),
    `${mark}import type { Language } from '@muster/rulesets/kit/language.js'
export const scripts: Partial<Record<Language, string>> = {\n${addresses.join('')}}
`,
  )
  const ofRulesets = folders.filter(({ folder }) => existsSync(inRoot('rulesets', folder, 'messages')))
  const loaders = languages.map((language) => {
    const lines = ofRulesets
      .filter(isSpoken(language))
      .map(
        ({ folder }) =>
          `    '${folder}': () => import('@muster/rulesets/${folder}/messages/${language}.generated.js'),\n`,
      )
    return `  ${language}: {\n${lines.join('')}  },\n`
  })
  writeIfNew(
    inRoot('web', 'languages', 'dictionaries.generated.ts'),
    `${mark}import type { Dictionary, Language } from '@muster/rulesets/kit/language.js'
type Loaders = Readonly<Record<string, () => Promise<Partial<Record<Language, Dictionary>>>>>
export const dictionaries: Partial<Record<Language, Loaders>> = {\n${loaders.join('')}}
`,
  )
}

/** Puts the scripts beside what Next has built. */
export function placeScripts() {
  const folder = inRoot('web', '.next', 'static', 'words')
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(ofPages))
    if (made.test(file)) writeFileSync(join(folder, file), readFileSync(join(ofPages, file)))
}
