import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { editions } from '@muster/rulesets/tabletop/edition.js'

const root = fileURLToPath(new URL('../../rulesets/', import.meta.url))
const folder = join(root, 'tabletop')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('cases'))
  .map((path) => join(folder, path))

const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'))
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)

/** What the compiler says of the tabletop systems with these texts in the place of files. */
const faults = (
  planted: Readonly<Record<string, string>>,
): readonly { readonly file: string; readonly text: string }[] => {
  const own = { ...options, noEmit: true, composite: false, incremental: false }
  const host = ts.createCompilerHost(own)
  const texts = new Map(Object.entries(planted).map(([path, text]) => [join(folder, path), text]))
  const [read, exists] = [host.readFile.bind(host), host.fileExists.bind(host)]
  host.readFile = (path) => texts.get(path) ?? read(path)
  host.fileExists = (path) => texts.has(path) || exists(path)
  host.getSourceFile = (path, target) => {
    const text = host.readFile(path)
    return text === undefined ? undefined : ts.createSourceFile(path, text, target)
  }
  const program = ts.createProgram([...new Set([...sources, ...texts.keys()])], own, host)
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => ({
    file: file ? relative(folder, file.fileName) : '',
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }))
}

const edition = readFileSync(join(folder, 'edition.ts'), 'utf8')
const listed = `[${editions.map((name) => `'${name}'`).join(', ')}]`
const another = edition.replace(listed, listed.replace(']', ", 'v4']"))

const answered = (answers: string): string =>
  `import type { ByEdition } from './edition.js'\nexport const saves: ByEdition<boolean> = ${answers}\n`

it('an edition more is a list of errors, one at each place that has no answer for it', () => {
  expect(another).not.toBe(edition)
  const found = faults({
    'edition.ts': another,
    'planted/unanswered.ts': answered('{ classic: false, v3: true }').replace('./edition', '../edition'),
    'planted/answered.ts': answered('{ classic: false, v3: true, v4: true }').replace('./edition', '../edition'),
  })
  const files = [...new Set(found.map(({ file }) => file))]
  expect(files).not.toContain('planted/answered.ts')
  expect(files).toEqual(
    expect.arrayContaining([
      'planted/unanswered.ts',
      ...['fields.ts', 'readings.ts', 'weapons.ts', 'vehicle.ts', 'rules.ts', 'systems/boltAction.ts'],
      ...['reference/contents.ts', 'reference/differences.ts'],
      ...[
        ...['armouredDamage', 'assaultVehicle', 'closeQuarters', 'coverSave', 'damageResult', 'deployment', 'fubar'],
        ...['ground', 'highExplosive', 'movement', 'orderTest', 'rally', 'regroup', 'scenario', 'tankIntoBuilding'],
        ...['toHit', 'trenchHighExplosive'],
      ].map((name) => `procedures/${name}.ts`),
    ]),
  )
  expect(found.length).toBeGreaterThan(40)
}, 120_000)

it('no place compares with an edition, so that none falls through to another', () => {
  const compares = new RegExp(`[!=]==? '(${editions.join('|')})'|case '(${editions.join('|')})'`)
  expect(sources.filter((path) => compares.test(readFileSync(path, 'utf8')))).toEqual([])
}, 120_000)
