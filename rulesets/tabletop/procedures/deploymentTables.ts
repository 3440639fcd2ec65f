import type { Book } from '../book.js'

export const zoneNames = ['CLOSEST_LONG_EDGE', 'OPPOSED_QUARTERS'] as const
export const deploymentNames = ['MEETING_ENGAGEMENT', 'PREPARED_POSITIONS', 'FOG_OF_WAR'] as const

export interface Reserves {
  readonly least: number
  readonly most: number
  readonly outflanking: boolean
}

const half = (units: number, round: string): number => (round === 'up' ? Math.ceil(units / 2) : Math.floor(units / 2))

/** BA3-060: how many of so many units are held back; GW-030: nobody outflanks in the Great War. */
export const reservesOf = (
  { greatWar, tables }: Book,
  deployment: (typeof deploymentNames)[number] | undefined,
  units: number,
): Reserves => {
  const all = { least: 0, most: units, outflanking: !greatWar || tables.greatWar.reserves.outflanking.allowed }
  if (deployment === undefined) return all
  const row = tables.scenario.deployment[deployment]
  if ('least' in row.reserves)
    return {
      ...all,
      least: half(units, row.reserves.round),
      outflanking: all.outflanking && (!('outflanking' in row) || row.outflanking),
    }
  return { ...all, most: half(units, row.reserves.round) }
}
