import type { CellName } from '../../../kit/ids.js'
import type { Message, Several } from '../../../kit/messages.js'
import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { Lesson, Source } from '../events/knowledge.js'
import type { Snapshot } from '../model/state.js'
import { every, facilities, ofFeatures, part, say, seen, semicolons, type Of } from './line.js'
import type { ReportStep } from './reportStep.js'

/** HX-250: a recon force lists the troops of who owns the hex, whoever owns it where nobody does. */
const troops = (source: Source, { owner, forces }: Snapshot): Message | Several => {
  if (forces && forces.length > 0) return every(forces.map(seen))
  return owner !== null && (source === 'recon' || source === 'watch')
    ? part('noTroopsOf', { seat: owner })
    : part('noTroops', {})
}

/** A list as one part of another. */
const whole = (list: Message | Several): Message => ('code' in list ? list : part('sentences', { sentences: list }))

/** Everything that is seen of a hex. */
const contents = (source: Source, { features, snapshot }: Lesson): Several =>
  semicolons(
    [
      ...(features ? [ofFeatures(features)] : []),
      ...(snapshot?.facilities ? [facilities(snapshot.facilities)] : []),
      ...(snapshot?.forces ? [troops(source, snapshot)] : []),
    ].map(whole),
  )

/** HX-251: what is new since the last report. */
const changes = ({ since, snapshot }: Lesson): readonly Message[] => {
  if (!since || !snapshot) return []
  const [now, then] = [snapshot.facilities ?? [], since.facilities ?? []]
  const built = now.filter((facility) => !then.includes(facility))
  const gone = then.filter((facility) => !now.includes(facility))
  const { owner } = snapshot
  return [
    ...(owner === since.owner ? [] : [owner === null ? part('ownedByNobodyNow', {}) : part('ownedNow', { owner })]),
    ...(since.facilities && built.length > 0 ? [part('newThere', { what: facilities(built) })] : []),
    ...(gone.length > 0 ? [part('goneThere', { what: facilities(gone) })] : []),
  ]
}

const scout = ({ by }: Lesson): string | Message => by ?? part('aReconForce', {})

const anew = (lesson: Lesson, at: CellName): Message => {
  const news = changes(lesson)
  const reported = { by: scout(lesson), at, contents: contents('watch', lesson) }
  return news.length > 0
    ? part('reportedNews', { ...reported, news: semicolons(news) })
    : part('reportedAnew', reported)
}

interface Told {
  readonly rule: string
  readonly step: ReportStep
  readonly says: (lesson: Lesson, at: CellName) => Message
}

const told: Readonly<Partial<Record<Source, Told>>> = {
  found: {
    rule: 'HX-503',
    step: 'march',
    says: (lesson, at) => part('found', { at, contents: contents('found', lesson) }),
  },
  recon: {
    rule: 'HX-250',
    step: 'recon',
    says: (lesson, at) => part('reported', { by: scout(lesson), at, contents: contents('recon', lesson) }),
  },
  watch: { rule: 'HX-251', step: 'recon', says: anew },
  uplink: {
    rule: 'HX-161',
    step: 'purchases',
    says: (lesson, at) => part('uplinkShows', { at, contents: contents('uplink', lesson) }),
  },
  garrison: {
    rule: 'HX-507',
    step: 'ground',
    says: ({ snapshot }, at) => part('garrisonIs', { at, forces: every((snapshot?.forces ?? []).map(seen)) }),
  },
  loss: {
    rule: 'HX-504',
    step: 'ground',
    says: (lesson, at) => part('lostWith', { at, contents: contents('loss', lesson) }),
  },
}

/** What one's eyes take in from turn to turn is on the map; what a report brings is told. */
export const learnt = ({ source, lessons }: Of<'learnt'>, { name }: Reader): ReportLine | null => {
  const words = told[source]
  const known = lessons.filter(({ features, snapshot }) => snapshot ?? (source === 'found' && features))
  if (!words || known.length === 0) return null
  const cells = known.map(({ at }) => name(at))
  const by = known.flatMap((lesson) => (lesson.by === undefined ? [] : [lesson.by]))
  const text = { all: known.map((lesson) => words.says(lesson, name(lesson.at))), with: ' ' } as const
  return say(words.rule, words.step, 'sentences', { sentences: text }, cells, by)
}
