import type { FailpointName } from './failpoints.js'
import type { Spoilt } from './spoilers.js'

/** What has been suffered and found so far. */
export interface Tally {
  kills: number
  /** By fault: milliseconds until the slowest campaign had moved on, each time. */
  readonly suffered: Map<string, readonly number[]>
  readonly notRun: Set<string>
  readonly reached: Set<FailpointName>
  readonly found: string[]
  /** Milliseconds until another server had done what one that was gone had begun, each time. */
  readonly inherited: number[]
  /** How often somebody who followed a campaign lost the line and went on elsewhere. */
  lines: number
}

export const emptyTally = (): Tally => ({
  ...{ kills: 0, suffered: new Map(), notRun: new Set(), reached: new Set(), found: [] },
  ...{ inherited: [], lines: 0 },
})

interface Summary {
  readonly resolutions: number
  readonly seals: number
  readonly refusals: ReadonlySet<string>
  readonly outages: readonly number[]
  /** Null where it was not asked for. */
  readonly spoilt: Spoilt | null
  readonly seconds: number
  readonly failpoints: Readonly<Record<string, object>>
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

export const print = (tally: Tally, summary: Summary): void => {
  const { resolutions, seals, spoilt, failpoints } = summary
  const all = [...tally.suffered.values()].flat()
  console.log(
    `${String(resolutions)} resolutions in ${summary.seconds.toFixed(0)} s, ${String(tally.kills)} servers killed.`,
  )
  console.log(`${String(seals)} acknowledged seals. Every resolution was played again from its input.`)
  console.log(`Campaigns moved on within ${seconds(Math.max(0, ...all))} of ${String(all.length)} faults:`)
  for (const [name, times] of [...tally.suffered].sort())
    console.log(`  ${name}: ${String(times.length)} times, slowest ${seconds(Math.max(...times))}`)
  if (tally.inherited.length > 0)
    console.log(`What a server that was gone had begun another did within ${seconds(Math.max(...tally.inherited))}.`)
  console.log(`Followers lost the line ${String(tally.lines)} times.`)
  if (summary.outages.length > 0)
    console.log(`The database was started again within ${seconds(Math.max(...summary.outages))}.`)
  for (const name of tally.notRun) console.log(`  ${name}: not run, this system does not allow it`)
  if (spoilt)
    console.log(
      `  engines that loop or devour memory: ${String(spoilt.held.length)} held, others moved on within ${seconds(spoilt.slowest)}`,
    )
  const never = Object.keys(failpoints).filter((name) => !tally.reached.has(name as FailpointName))
  console.log(
    `${String(tally.reached.size)} failpoints reached${never.length > 0 ? `; not reached: ${never.join('; ')}` : ''}.`,
  )
  for (const refusal of summary.refusals) console.log(`Refused for a while: ${refusal}`)
  console.log(`${String(tally.found.length)} violations.`)
  for (const found of tally.found) console.error(`  ${found}`)
}
