import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'
import { inRoot } from './paths.mjs'

/** What a mutation leaves unused is no reason to refuse it: it would be the middle of a change. */
const lenient = { noUnusedLocals: false, noUnusedParameters: false, allowUnreachableCode: true, noEmit: true }

/** Replacements of statements stay as they are; those of an expression are put in brackets, since they may bind differently. */
const statement = /^(\{|case |default:|$)/

function planted({ location: { start, end }, replacement }, text) {
  const lines = text.split('\n')
  const at = ({ line, column }) => lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, column)
  const put = statement.test(replacement) ? replacement : `(${replacement})`
  return text.slice(0, at(start)) + put + text.slice(at(end))
}

/**
 * Whether the compiler accepts a mutation, judged by the file that it is in: what it refuses could not be committed.
 * @returns {(fault: object) => boolean}
 */
export function compiler() {
  const config = inRoot('rulesets', 'tsconfig.json')
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
    { ...lenient, composite: false, incremental: false },
  )
  let changed = { name: '', text: '', version: 0 }
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => dirname(config),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (name) => (name === changed.name ? String(changed.version) : '0'),
    getScriptSnapshot: (name) =>
      existsSync(name)
        ? ts.ScriptSnapshot.fromString(name === changed.name ? changed.text : readFileSync(name, 'utf8'))
        : undefined,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
  })
  return (fault) => {
    const name = inRoot(fault.file)
    changed = { name, text: planted(fault, readFileSync(name, 'utf8')), version: changed.version + 1 }
    return service.getSyntacticDiagnostics(name).length + service.getSemanticDiagnostics(name).length === 0
  }
}
