import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { nameOf, type Place, withDatabase } from '../backup/place.js'
import { StartProblem } from '../base/startProblem.js'
import { loadRegistry, type Registry } from '../referee/compute/registry.js'
import type { War } from './format.js'
import { verifyArchive } from './verify.js'
import { writeArchive } from './write.js'

export interface ExportAsked {
  readonly campaign: string
  /** Null: in the folder in which the command runs, under the campaign's id. */
  readonly out: string | null
  readonly running: boolean
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`

/** What `npm run export` does. */
export const printExport = async (place: Place, { campaign, out, running }: ExportAsked): Promise<void> => {
  const file = resolve(out ?? `${campaign}.muster.zip`)
  const { name, manifest } = await withDatabase(place, (ownerUrl) =>
    writeArchive({ ownerUrl, campaign, file, running }),
  )
  console.log(`${file}: “${name}” from ${nameOf(place)}; ${count(Math.ceil(statSync(file).size / 1000), 'kB', 'kB')}`)
  if (manifest.state === 'ended')
    console.log('Whoever has this file can play the war again and check every die of it: npm run verify -- FILE')
  else {
    console.log(
      'Whoever has this file can read every order, and throw the dice of this campaign: give it to the other host alone.',
    )
    console.log('The campaign is paused here. Once it is played elsewhere, let its organiser end it in this house.')
  }
}

const inside = ({ resolutions, sheets, record }: War): string =>
  [
    count(resolutions.length, 'resolution'),
    count(
      resolutions.reduce((sum, { throws }) => sum + throws.length, 0),
      'throw',
    ),
    count(sheets.length, 'sheet'),
    count(record.length, 'entry of the record', 'entries of the record'),
  ].join(', ')

/** What `npm run verify` ends with: all is well, something is wrong, or something could not be checked. */
export type ExitCode = 0 | 1 | 2

/** What `npm run verify` does. */
export const printVerdict = async (given: string, heads: readonly string[], registry?: Registry): Promise<ExitCode> => {
  try {
    const file = resolve(given)
    const shelf = registry ?? (await loadRegistry())
    const { war, found, unplayed, notes } = await verifyArchive(shelf, file, heads)
    console.log(`${file}: “${war.campaign.name}”, ${war.campaign.ruleset} ${war.campaign.edition}: ${inside(war)}`)
    for (const line of [...found, ...notes]) console.log(line)
    if (found.length > 0) return 1
    if (unplayed !== null) {
      console.log(unplayed)
      return 2
    }
    console.log('Everything is as it was written, and the war played again comes to the same.')
    return 0
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    console.log(error.message)
    return 2
  }
}
