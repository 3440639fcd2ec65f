import { readFileSync } from 'node:fs'
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin'
import { relative, sep } from 'node:path'
import { placeOf } from './mutants.mjs'

/** Stryker's ranges select everything in them; only the faults of the sample are tried. */
class Sample {
  async init() {
    this.chosen = new Set(JSON.parse(readFileSync(process.env.MUSTER_MUTANTS, 'utf8')))
  }

  async check(mutants) {
    const passes = (mutant) => this.chosen.has(placeOf(faultOf(mutant)))
    const answer = (mutant) =>
      passes(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' }
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)]))
  }
}

// Stryker counts an API mutant's lines from 0, as the list does.
function faultOf({ fileName, location, mutatorName, replacement }) {
  const file = relative(process.env.MUSTER_ROOT, fileName).split(sep).join('/')
  return { file, location, mutator: mutatorName, replacement }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)]
