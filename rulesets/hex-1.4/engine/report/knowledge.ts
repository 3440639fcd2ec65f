import type { CellName } from '../../../kit/ids.js'
import type { Reader } from '../../../kit/report.js'
import { listed } from '../../../kit/text.js'
import type { ReportLine } from '../../../kit/view.js'
import type { Lesson, Source } from '../events/knowledge.js'
import type { Snapshot } from '../state.js'
import { line, none, ofFeatures, seen, titles, type Of } from './line.js'
import type { ReportStep } from './reportStep.js'

/** HX-250: a recon force lists the troops of who owns the hex, whoever owns it where nobody does. */
const troops = (source: Source, { owner, forces }: Snapshot): string =>
  none(
    listed((forces ?? []).map(seen)),
    owner !== null && (source === 'recon' || source === 'watch') ? `no troops of ${owner}` : 'no troops',
  )

/** Everything that is seen of a hex. */
const contents = (source: Source, { features, snapshot }: Lesson): string =>
  [
    ...(features ? [ofFeatures(features)] : []),
    ...(snapshot?.facilities ? [none(titles(snapshot.facilities), 'no facilities')] : []),
    ...(snapshot?.forces ? [troops(source, snapshot)] : []),
  ].join('; ')

/** HX-251: what is new since the last report. */
const changes = ({ since, snapshot }: Lesson): string => {
  if (!since || !snapshot) return ''
  const [now, then] = [snapshot.facilities ?? [], since.facilities ?? []]
  const built = now.filter((facility) => !then.includes(facility))
  const gone = then.filter((facility) => !now.includes(facility))
  const owner = snapshot.owner === since.owner ? [] : [`${snapshot.owner ?? 'nobody'} owns it now`]
  const news = [
    ...owner,
    ...(since.facilities && built.length > 0 ? [`new: ${titles(built)}`] : []),
    ...(gone.length > 0 ? [`gone: ${titles(gone)}`] : []),
  ]
  return news.length > 0 ? ` ${news.join('; ')}. There:` : ''
}

interface Told {
  readonly rule: string
  readonly step: ReportStep
  readonly text: (lesson: Lesson, at: CellName) => string
}

const told: Readonly<Partial<Record<Source, Told>>> = {
  found: { rule: 'HX-503', step: 'march', text: (lesson, at) => `Found in ${at}: ${contents('found', lesson)}.` },
  recon: {
    rule: 'HX-250',
    step: 'recon',
    text: (lesson, at) => `${lesson.by ?? 'A recon force'} reports from ${at}: ${contents('recon', lesson)}.`,
  },
  watch: {
    rule: 'HX-251',
    step: 'recon',
    text: (lesson, at) =>
      `${lesson.by ?? 'A recon force'} reports anew from ${at}:${changes(lesson)} ${contents('watch', lesson)}.`,
  },
  uplink: {
    rule: 'HX-161',
    step: 'purchases',
    text: (lesson, at) => `The satellite shows ${at}: ${contents('uplink', lesson)}.`,
  },
  garrison: {
    rule: 'HX-507',
    step: 'ground',
    text: ({ snapshot }, at) => `The garrison that reacts from ${at} is ${listed((snapshot?.forces ?? []).map(seen))}.`,
  },
  loss: {
    rule: 'HX-504',
    step: 'ground',
    text: (lesson, at) => `${at} as it was when it was lost: ${contents('loss', lesson)}.`,
  },
}

/** What one's eyes take in from turn to turn is on the map; what a report brings is told. */
export const learnt = ({ source, lessons }: Of<'learnt'>, { name }: Reader): ReportLine | null => {
  const words = told[source]
  const known = lessons.filter(({ features, snapshot }) => snapshot ?? (source === 'found' && features))
  if (!words || known.length === 0) return null
  return line(
    words.rule,
    words.step,
    known.map((lesson) => words.text(lesson, name(lesson.at))).join(' '),
    known.map(({ at }) => name(at)),
    known.flatMap(({ by }) => (by === undefined ? [] : [by])),
  )
}
