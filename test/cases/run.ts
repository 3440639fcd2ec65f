import { existsSync } from 'node:fs'
import { casesOf, filesBelow, ownCases, play } from './load.js'

/** `npm run cases -- PATH...`: plays every case below the paths, or the project's own. */
const main = async (): Promise<number> => {
  const given = process.argv.slice(2)
  const missing = given.filter((path) => !existsSync(path))
  if (missing.length > 0) {
    console.error(`There is no ${missing.join(', ')}: give paths of case files or of folders with cases.`)
    return 1
  }
  const count = { passed: 0, failed: 0, skipped: 0 }
  for (const file of filesBelow(given.length > 0 ? given : ownCases()))
    for (const loaded of casesOf(file)) {
      const verdict = await play(loaded)
      count[verdict.kind] += 1
      if (verdict.kind === 'failed') for (const line of verdict.lines) console.log(`${loaded.id} ${line}`)
      if (verdict.kind === 'skipped') console.log(`${loaded.id} skipped: ${verdict.why}`)
    }
  console.log(`${String(count.passed)} passed, ${String(count.failed)} failed, ${String(count.skipped)} skipped`)
  const nothing = count.passed + count.failed + count.skipped === 0
  return count.failed > 0 || nothing || (given.length > 0 && count.skipped > 0) ? 1 : 0
}

process.exitCode = await main()
