import type { ReportLine } from '../../../kit/view.js'
import type { Lesson, Source } from '../events/knowledge.js'
import { hazardTitle, line, listed, seen, titled, type Of, type Reader, type ReportStep } from './line.js'

/** Everything that is seen of a hex, in one sentence. */
const contents = ({ features, snapshot }: Lesson): string => {
  const found = [...(features?.resources ?? []).map(titled), ...(features?.hazards ?? []).map(hazardTitle)]
  const built = (snapshot?.facilities ?? []).map(titled)
  const forces = (snapshot?.forces ?? []).map(seen)
  const parts = [
    ...(features ? [found.length > 0 ? listed(found) : 'no features'] : []),
    ...(snapshot?.facilities ? [built.length > 0 ? listed(built) : 'no facilities'] : []),
    ...(snapshot?.forces ? [forces.length > 0 ? listed(forces) : 'no troops'] : []),
  ]
  return parts.join('; ')
}

const told: Readonly<Partial<Record<Source, readonly [rule: string, step: ReportStep, text: string]>>> = {
  recon: ['HX-250', 'recon', 'Recon report of'],
  uplink: ['HX-161', 'purchases', 'The satellite shows'],
  garrison: ['HX-507', 'ground', 'The garrison shows itself in'],
  loss: ['HX-504', 'ground', 'As it was when it was lost,'],
}

/** What one's eyes take in from turn to turn is on the map; what a report brings is told. */
export const learnt = ({ source, lessons }: Of<'learnt'>, { name }: Reader): ReportLine | null => {
  const words = told[source]
  if (!words) return null
  const [rule, step, text] = words
  const lines = lessons.filter(({ snapshot }) => snapshot).map((lesson) => `${name(lesson.at)}: ${contents(lesson)}`)
  if (lines.length === 0) return null
  return line(
    rule,
    step,
    `${text} ${lines.join('. ')}.`,
    lessons.map(({ at }) => name(at)),
  )
}
