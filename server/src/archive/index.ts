import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { nameOf, type Place, withDatabase } from '../backup/place.js'
import { StartProblem } from '../base/startProblem.js'
import { migrate } from '../db/migrate.js'
import { loadRegistry, type Registry } from '../referee/compute/registry.js'
import type { War } from './format.js'
import { importArchive } from './arrive.js'
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

export interface ImportAsked {
  readonly file: string
  /** The address of the account that organises it here. */
  readonly organiser: string
  /** Of this server, for links. */
  readonly linkBase: string
  /** Of the house, which is made where there is none. */
  readonly secret: string
}

/** What `npm run import` does. */
export const printImport = async (
  place: Place,
  { file: given, organiser, linkBase, secret }: ImportAsked,
  registry?: Registry,
): Promise<void> => {
  const file = resolve(given)
  const shelf = registry ?? (await loadRegistry())
  const { war, running, links } = await withDatabase(place, async (ownerUrl) => {
    await migrate(ownerUrl, secret)
    return importArchive(shelf, { ownerUrl, file, organiser })
  })
  const { name, id } = war.campaign
  console.log(`“${name}” is in ${nameOf(place)}: ${linkBase}/campaign/${id}, organised by ${organiser}.`)
  if (!running) return
  console.log('It is paused. Hand each link to whoever held the place; it works once, for 30 days:')
  for (const { seat, title, token } of links) console.log(`  ${seat ?? '–'} ${title}: ${linkBase}/join/${token}`)
  console.log('When all are there, let the organiser resume it: deadlines move by the time that it stood still.')
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
