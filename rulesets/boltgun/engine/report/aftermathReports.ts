import type { Message } from '../../../kit/messages.js'
import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { AftermathEvent, Captor } from '../model/aftermathEvents.js'
import type { EventOf } from '../model/events.js'
import type { Sighting } from '../model/state.js'
import { attritionTaken } from './attritionReport.js'
import { phrase, say } from './line.js'
import { owned, type Tellers } from './tellers.js'

const retreatOrdered = ({ banner, cause }: EventOf<'retreatOrdered'>): ReportLine =>
  say(cause === 'hive' ? 'BG-323' : 'BG-155', 'attrition', 'mustRetreat', { banner }, [], [banner])

const nodeLost = (): ReportLine => say('BG-323', 'attrition', 'nodeLost', {})

const hiveStruck = ({ banner, levels, level }: EventOf<'hiveStruck'>): ReportLine =>
  say('BG-323', 'attrition', 'hiveStruck', { banner, levels, level }, [], [banner])

const searched = ({ banner, found }: EventOf<'searched'>): ReportLine =>
  say('BG-173', 'intelligence', 'searched', { banner, found }, [], [banner])

/** BG-303: the map shows whose they are still. */
const sectorsUntaken = ({ cells, holders }: EventOf<'sectorsUntaken'>, { name }: Reader): ReportLine => {
  const sectors = cells.map(name)
  const args = { holders: { all: holders, with: 'and' }, sectors: { all: sectors, with: '; ' } } as const
  return say('BG-303', 'intelligence', 'sectorsUntaken', args, sectors)
}

/** */
const featureFound = ({ at, label, type }: EventOf<'featureFound'>, { name }: Reader): ReportLine => {
  const args = { at: name(at), feature: label, type }
  return say('A-64', 'intelligence', 'featureFound', args, [name(at)], [], { label, type, at: name(at) })
}

const relicsKnown = ({ found }: EventOf<'relicsKnown'>, { name }: Reader): ReportLine | null => {
  const relics = found.map(({ label, at }) => phrase('relicFound', { relic: label, at: name(at) }))
  const cells = found.map(({ at }) => name(at))
  return found.length === 0
    ? null
    : say('A-35', 'intelligence', 'relicsFound', { relics: { all: relics, with: '; ' } }, cells)
}

const captorPhrase = ({ seat, level, ...captor }: Captor, { name }: Reader): Message => {
  const at = name(captor.at)
  return level === null ? phrase('captor', { seat, at }) : phrase('captorOfLevel', { seat, at, level })
}

/** BG-177, A-34: one line for all that the same banners took. */
const sectorsLost = ({ cells, captors }: EventOf<'sectorsLost'>, reader: Reader): ReportLine => {
  const names = cells.map(reader.name)
  const known = captors.flatMap((captor) => (captor ? [captor] : []))
  const gone = captors.length - known.length
  const all = [
    ...known.map((captor) => captorPhrase(captor, reader)),
    ...(gone === 0 ? [] : [phrase('captorsGone', { count: gone })]),
  ]
  const standing = known.map((captor) => ({ ...captor, at: reader.name(captor.at) }))
  return say(
    'BG-177',
    'intelligence',
    'sectorsLost',
    { count: names.length, captors: { all, with: 'and' }, sectors: { all: names, with: '; ' } },
    [...names, ...standing.map(({ at }) => at)],
    [],
    { sectors: names, captors: standing },
  )
}

const inOrder = (a: Sighting, b: Sighting): number => {
  if (a.at !== b.at) return a.at - b.at
  const [first, second] = [a, b].map(({ seat, level }) => `${seat} ${String(level ?? '')}`)
  return (first ?? '') < (second ?? '') ? -1 : 1
}

/** In the order of the sectors, which says nothing of the banners themselves. */
const intelligenceGained = (event: EventOf<'intelligenceGained'>, { name }: Reader): ReportLine | null => {
  if (event.eliminated) return null
  const seen = [...event.sightings].sort(inOrder).map(({ seat, at, level }) => ({ seat, at: name(at), level }))
  if (seen.length === 0) return say('BG-179', 'intelligence', 'noEnemyInSight', {})
  const all = seen.map(({ seat, at, level }) =>
    level === null ? phrase('sighted', { seat, at }) : phrase('sightedOfLevel', { seat, at, level }),
  )
  const cells = seen.map(({ at }) => at)
  return say('BG-179', 'intelligence', 'inSight', { banners: { all, with: '; ' } }, cells, [], seen)
}

const objectivesChecked = ({ objectives, progress }: EventOf<'objectivesChecked'>): ReportLine | null => {
  if (objectives.length === 0) return null
  const isMet = (at: number): boolean => (objectives[at]?.held ?? 0) >= (objectives[at]?.checks ?? 1)
  const which = (wanted: boolean) => progress.filter((_, at) => isMet(at) === wanted)
  const list = (code: 'objectivesMet' | 'objectivesOpen', texts: readonly string[]): readonly Message[] => {
    const all = texts.map((text) => phrase('quoted', { text }))
    return texts.length === 0 ? [] : [phrase(code, { objectives: { all, with: ', ' } })]
  }
  const lists = [...list('objectivesMet', which(true)), ...list('objectivesOpen', which(false))]
  const args = { met: which(true).length, all: objectives.length, lists: { all: lists, with: ' ' } } as const
  return say('BG-280', 'victory', 'objectives', args)
}

const seatEliminated = ({ seat }: EventOf<'seatEliminated'>): ReportLine =>
  say('BG-283', 'victory', 'seatEliminated', { seat })

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
