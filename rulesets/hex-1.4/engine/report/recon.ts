import { reads, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { faces, line, type Of } from './line.js'

type Thrown = Of<'reconRolled'>

const causes: Readonly<Record<Thrown['why'], readonly [rule: string, text: string]>> = {
  entry: ['HX-241', 'to enter'],
  overrun: ['HX-252', 'to hide from those who have taken'],
  fallBack: ['HX-274', 'on its flight to'],
  advance: ['HX-248', 'to go on to'],
}

/** What the throw brings; after the battles nobody goes further (HX-242). */
const outcomeText = ({ outcome, why }: Thrown): string => {
  if (outcome === 'destroyed') return 'it is discovered'
  if (why !== 'entry') return 'it stays undetected'
  return outcome === 'onward' ? 'undetected, and it may go on' : 'undetected, but it must stay there'
}

export const reconRolled = (event: Thrown, { name }: Reader): ReportLine => {
  const { force, at, why, faces: thrown, minus, outcome, bought } = event
  const [rule, text] = causes[why]
  const [first, second] = thrown
  const dice =
    second === undefined
      ? faces(thrown)
      : `${String(first)}, again ${String(second)} (${bought ? 'a re-roll that was bought' : 'Recon Centre'})`
  return line(
    rule,
    'recon',
    `${force} throws ${dice}${minus > 0 ? `, less ${String(minus)}` : ''} ${text} ${name(at)}: ${outcomeText(event)}.`,
    [name(at)],
    [force],
    { faces: thrown, minus, outcome },
  )
}

/** HX-241, HX-508: its owner and those who found it. */
export const reconDestroyed = ({ force, seat, at }: Of<'reconDestroyed'>, reader: Reader): ReportLine => {
  const own = reads(reader, seat)
  return line(
    'HX-506',
    'recon',
    own
      ? `${force} is destroyed in ${reader.name(at)}.`
      : `A recon force of ${seat} is found and destroyed in ${reader.name(at)}.`,
    [reader.name(at)],
    own ? [force] : [],
    { event: 'RF_DESTROYED', at: reader.name(at), owner: seat },
  )
}

/** Told to those who met: others only hear of their own. */
export const reconMet = ({ at }: Of<'reconMet'>, { name }: Reader): ReportLine =>
  line('HX-247', 'recon', `Recon forces meet in ${name(at)}; they stop and fight.`, [name(at)])

export const reconDisplaced = ({ force, from, to }: Of<'reconDisplaced'>, { name }: Reader): ReportLine =>
  line(
    'HX-252',
    'recon',
    `${force} leaves ${name(from)}, which has fallen, for ${name(to)}.`,
    [name(from), name(to)],
    [force],
  )
