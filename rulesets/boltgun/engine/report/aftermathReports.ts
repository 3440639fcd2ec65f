import type { Reader } from '../../../kit/report.js'
import { listed } from '../../../kit/text.js'
import type { ReportLine } from '../../../kit/view.js'
import type { AftermathEvent, Captor } from '../aftermathEvents.js'
import type { EventOf } from '../events.js'
import type { Sighting } from '../state.js'
import { attritionTaken } from './attritionReport.js'
import { levels, line } from './line.js'
import { owned, type Tellers } from './tellers.js'

const retreatOrdered = ({ banner, cause }: EventOf<'retreatOrdered'>): ReportLine =>
  line(cause === 'hive' ? 'BG-323' : 'BG-155', 'attrition', `${banner} must retreat next turn.`, [], [banner])

const nodeLost = (): ReportLine =>
  line('BG-323', 'attrition', 'The node is destroyed. The next plan names a new one, if a banner is left.')

const hiveStruck = ({ banner, levels: lost, level }: EventOf<'hiveStruck'>): ReportLine =>
  line('BG-323', 'attrition', `${banner} loses ${levels(lost)} with the node: level ${String(level)}.`, [], [banner])

const searched = ({ banner, found }: EventOf<'searched'>): ReportLine =>
  line(
    'BG-173',
    'intelligence',
    found === 0
      ? `${banner} searches and finds nothing new.`
      : `${banner} searches and finds ${found === 1 ? 'one thing' : `${String(found)} things`}.`,
    [],
    [banner],
  )

/** BG-303: the map shows whose they are still. */
const sectorsUntaken = ({ cells, holders }: EventOf<'sectorsUntaken'>, { name }: Reader): ReportLine =>
  line(
    'BG-303',
    'intelligence',
    `Under your ranges alone, and not taken from ${holders.join(' and ')}: ${cells.map(name).join('; ')}. Fortify, entrench, search or resupply there.`,
    cells.map(name),
  )

/** A-64 */
const featureFound = ({ at, label, type }: EventOf<'featureFound'>, { name }: Reader): ReportLine =>
  line('A-64', 'intelligence', `Found at ${name(at)}: ${label} (${type}).`, [name(at)], [], {
    label,
    type,
    at: name(at),
  })

const relicsKnown = ({ found }: EventOf<'relicsKnown'>, { name }: Reader): ReportLine | null =>
  found.length === 0
    ? null
    : line(
        'A-35',
        'intelligence',
        found.map(({ label, at }) => `Relic found: ${label} lies at ${name(at)}`).join('; ') + '.',
        found.map(({ at }) => name(at)),
      )

const captorText = ({ seat, at, level }: Captor, { name }: Reader): string =>
  `a banner of ${seat} at ${name(at)}${level === null ? '' : ` (level ${String(level)})`}`

const goneText = (gone: number): readonly string[] =>
  gone === 0
    ? []
    : gone === 1
      ? ['a banner that has been destroyed since']
      : [`${String(gone)} banners that have been destroyed since`]

/** BG-177, A-34: one line for all that the same banners took. */
const sectorsLost = ({ cells, captors }: EventOf<'sectorsLost'>, reader: Reader): ReportLine => {
  const names = cells.map(reader.name)
  const what = names.length === 1 ? 'A sector of yours was' : `${String(names.length)} sectors of yours were`
  const known = captors.flatMap((captor) => (captor ? [captor] : []))
  const by = listed([...known.map((captor) => captorText(captor, reader)), ...goneText(captors.length - known.length)])
  const standing = known.map((captor) => ({ ...captor, at: reader.name(captor.at) }))
  return line(
    'BG-177',
    'intelligence',
    `${what} taken by ${by}: ${names.join('; ')}.`,
    [...names, ...standing.map(({ at }) => at)],
    [],
    { sectors: names, captors: standing },
  )
}

const seen = ({ seat, level }: Sighting, at: string): string =>
  `${seat} at ${at}${level === null ? '' : `, level ${String(level)}`}`

/** In the order of the sectors, which says nothing of the banners themselves. */
const intelligenceGained = (event: EventOf<'intelligenceGained'>, { name }: Reader): ReportLine | null => {
  const { sightings, eliminated } = event
  if (eliminated) return null
  const texts = (sighting: Sighting): string => seen(sighting, name(sighting.at))
  const sorted = [...sightings].sort((a, b) => a.at - b.at || (texts(a) < texts(b) ? -1 : 1))
  return sorted.length === 0
    ? line('BG-179', 'intelligence', 'No enemy is in sight.')
    : line(
        'BG-179',
        'intelligence',
        `In sight: ${sorted.map(texts).join('; ')}.`,
        sorted.map(({ at }) => name(at)),
        [],
        sorted.map(({ seat, at, level }) => ({ seat, at: name(at), level })),
      )
}

const objectivesChecked = ({ objectives, progress }: EventOf<'objectivesChecked'>): ReportLine | null => {
  if (objectives.length === 0) return null
  const isMet = (at: number): boolean => (objectives[at]?.held ?? 0) >= (objectives[at]?.checks ?? 1)
  const [met, open] = [true, false].map((wanted) => progress.filter((_, at) => isMet(at) === wanted))
  const list = (head: string, texts: readonly string[] = []): string =>
    texts.length === 0 ? '' : ` ${head}: ${texts.map((text) => `“${text}”`).join(', ')}.`
  return line(
    'BG-280',
    'victory',
    `Objectives met: ${String(met?.length ?? 0)} of ${String(objectives.length)}.${list('Met', met)}${list('To do', open)}`,
  )
}

const seatEliminated = ({ seat }: EventOf<'seatEliminated'>): ReportLine =>
  line('BG-283', 'victory', `${seat} has no banner left and is eliminated.`)

export const aftermathReports: Tellers<AftermathEvent> = {
  attritionTaken: owned(attritionTaken),
  retreatOrdered: owned(retreatOrdered),
  nodeLost: owned(nodeLost),
  hiveStruck: owned(hiveStruck),
  searched: owned(searched),
  sectorsUntaken: owned(sectorsUntaken),
  featureFound: owned(featureFound),
  relicsKnown: owned(relicsKnown),
  sectorsLost: owned(sectorsLost),
  intelligenceGained: owned(intelligenceGained),
  objectivesChecked: owned(objectivesChecked),
  seatEliminated,
}
