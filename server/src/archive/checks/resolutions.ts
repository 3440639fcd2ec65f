import { alike } from '@muster/rulesets/kit/json.js'
import { hashOf } from '../../referee/compute/replay.js'
import { rootOf } from '../../referee/compute/sheetRoot.js'
import type { ArchivedEntry, ArchivedResolution, War } from '../format.js'

export const nameOf = ({ revision, turn, stage }: Pick<ArchivedResolution, 'revision' | 'turn' | 'stage'>): string =>
  revision === 0 ? 'the set-up' : `resolution ${String(revision)} (turn ${String(turn)}, ${stage})`

/** Hashes of what went into it. */
export const sealedIn = ({ input }: ArchivedResolution): readonly string[] =>
  'sheets' in input ? input.sheets.flatMap(({ hash }) => (hash === null ? [] : [hash])) : []

const differences = (one: ArchivedResolution, bound: ArchivedEntry): readonly string[] => {
  const { entry } = bound
  const name = nameOf(one)
  const found: string[] = []
  if (hashOf(one.input) !== entry['inputHash'] || one.input_hash !== entry['inputHash'])
    found.push(`What went into ${name} is not what the record binds: an order, a seat or a setting is another.`)
  if (hashOf(one.events) !== entry['eventsHash'] || one.events_hash !== entry['eventsHash'])
    found.push(`The events of ${name} are not those that the record binds.`)
  if (one.state_hash !== entry['stateHash']) found.push(`The state after ${name} is not the one that the record binds.`)
  if (one.revision > 0 && entry['sheets'] !== rootOf(sealedIn(one)))
    found.push(`The sheets of ${name} are not those under the root in the record.`)
  if (!alike(entry['groupId'], one.group_id ?? '')) found.push(`${name} closed another group than the record says.`)
  return found
}

/** Whether each resolution is there, and is the one that the record binds. */
export const checkResolutions = ({ record, resolutions }: War): readonly string[] => {
  const bound = record.filter(({ kind }) => kind === 'resolution')
  const found: string[] = []
  for (const [index, entry] of bound.entries()) {
    const one = resolutions[index]
    if (one?.revision !== index || entry.entry['revision'] !== index)
      return [...found, `Resolution ${String(index)} is missing, or stands elsewhere.`]
    found.push(...differences(one, entry))
  }
  if (resolutions.length > bound.length)
    found.push(`There are ${String(resolutions.length - bound.length)} resolutions of which the record says nothing.`)
  return found
}
