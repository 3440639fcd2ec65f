import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playCampaign } from './campaign.js'
import { against, balance } from './contest/run.js'
import type { Digest } from './digest.js'
import { loadGame, rulesetsThere } from './games.js'
import { playMany, progress } from './many.js'
import { Misuse, optionsOf, usage, type Options } from './options.js'
import { planOf } from './plans.js'
import { readCampaign } from './read.js'
import { neverInPlay, summaryOf, summaryOfMany } from './summary.js'
import { timelapseOf } from './timelapse/index.js'

const read = async (options: Options, seat: string): Promise<boolean> => {
  const loaded = await loadGame(options.ruleset)
  const { text, faults } = readCampaign(loaded, planOf(loaded, options, 0), seat)
  console.log(text)
  for (const fault of faults) console.error(`FAULT: ${fault}`)
  return faults.length === 0
}

const one = async (options: Options): Promise<boolean> => {
  if (options.read !== null) return read(options, options.read)
  const loaded = await loadGame(options.ruleset)
  const played = playCampaign(loaded, planOf(loaded, options, 0))
  const again = options.twice ? playCampaign(loaded, played.plan).hash : played.hash
  mkdirSync(options.out, { recursive: true })
  const path = join(options.out, `${played.plan.scenario.id}-${options.seed.replace(/[^\w.-]/g, '_')}.svg`)
  writeFileSync(path, timelapseOf(played, loaded.terrain))
  console.log(summaryOf(played))
  if (again !== played.hash) console.error(`FAULT: the same seed ends in ${played.hash} and in ${again}`)
  console.log(`Time-lapse: ${path} (open it in a browser)`)
  return played.faults.length === 0 && again === played.hash
}

/** In so many varied campaigns every special rule has its day. */
const enough = 50

const many = async (options: Options): Promise<boolean> => {
  const loaded = await loadGame(options.ruleset)
  const { rules = [] } = loaded.adapter
  planOf(loaded, options, 0)
  const began = performance.now()
  const digests = await playMany<Digest>(options, options.campaigns, progress(options.campaigns))
  console.log(summaryOfMany(digests, (performance.now() - began) / 1000, rules))
  const idle = options.vary && options.campaigns >= enough ? neverInPlay(digests, rules) : []
  const wrong = [
    ...digests.flatMap(({ seed, faults }) => faults.map((fault) => `FAULT in seed ${seed}: ${fault}`)),
    ...idle.map((rule) => `FAULT: ${rule} was never in play`),
  ]
  for (const fault of wrong.slice(0, 20)) console.error(fault)
  console.log(`${String(wrong.length)} faults.`)
  const hashes = digests.map(({ hash }) => hash).join(' ')
  console.log(`Hash of all last states: ${createHash('sha256').update(hashes).digest('hex').slice(0, 16)}`)
  return wrong.length === 0
}

const run = (options: Options): Promise<boolean> => {
  if (options.balance) return balance(options)
  if (options.against !== null) return against(options)
  return (options.campaigns === 1 ? one : many)(options)
}

/** One run; a balance without a ruleset is one of each. */
const runsOf = (args: readonly string[]): readonly Options[] =>
  args.includes('--balance') && !args.some((argument) => argument.startsWith('--ruleset'))
    ? rulesetsThere().map((id) => optionsOf([...args, '--ruleset', id]))
    : [optionsOf(args)]

try {
  let well = true
  for (const options of runsOf(process.argv.slice(2))) well = (await run(options)) && well
  process.exitCode = well ? 0 : 1
} catch (error) {
  if (!(error instanceof Misuse)) throw error
  console.error(`${error.message}\n${usage}`)
  process.exitCode = 2
}
