import { parseArgs } from 'node:util'

export interface Options {
  /** How many resolutions there are to be at least. */
  readonly resolutions: number
  /** How many times a server process is killed at least. */
  readonly kills: number
  readonly seed: string
  /** Each fault once: to be run beside other tests. */
  readonly short: boolean
  /** Faults of these kinds alone. */
  readonly only: readonly string[]
}

const usage = 'npm run chaos -- [--resolutions 200] [--kills 20] [--seed TEXT] [--only FAULT]… [--short]'

/** Ends the process with the usage where the arguments make no sense. */
export const readOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      resolutions: { type: 'string' },
      kills: { type: 'string' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', multiple: true, default: [] },
      short: { type: 'boolean', default: false },
    },
  })
  const { short, seed, only } = values
  const resolutions = Number(values.resolutions ?? (short ? 40 : 200))
  const kills = Number(values.kills ?? (short ? 4 : 20))
  if (![resolutions, kills].every((count) => Number.isInteger(count) && count >= 0)) {
    console.error(`Give numbers of resolutions and kills as whole numbers.\n${usage}`)
    process.exit(2)
  }
  return { resolutions, kills, seed, short, only }
}
