import type { GapsOf, Message } from '../../../kit/messages.js'
import { reads, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type * as report from '../../messages/report.generated.js'
import { part, say, type Of } from './line.js'

type Thrown = Of<'reconRolled'>

const rules: Readonly<Record<Thrown['why'], string>> = {
  entry: 'HX-241',
  overrun: 'HX-252',
  fallBack: 'HX-274',
  advance: 'HX-248',
}

/** What the throw brings; after the battles nobody goes further (HX-242). */
const broughtBy = ({ outcome, why }: Thrown): GapsOf<typeof report, 'reconRolled'>['outcome'] => {
  if (outcome === 'destroyed') return 'discovered'
  return why === 'entry' ? outcome : 'undetected'
}

/** HX-080, HX-243 */
const diceOf = ({ faces: [first = 0, second], bought }: Thrown): string | Message =>
  second === undefined ? String(first) : part('thrownAgain', { first, second, by: bought ? 'bought' : 'centre' })

export const reconRolled = (event: Thrown, { name }: Reader): ReportLine => {
  const { force, at, why, faces, minus, outcome } = event
  const args = { force, dice: diceOf(event), minus: Math.max(minus, 0), why, at: name(at), outcome: broughtBy(event) }
  return say(rules[why], 'recon', 'reconRolled', args, [name(at)], [force], { faces, minus, outcome })
}

/** HX-241, HX-508: its owner and those who found it. */
export const reconDestroyed = ({ force, seat, at: cell }: Of<'reconDestroyed'>, reader: Reader): ReportLine => {
  const at = reader.name(cell)
  const data = { event: 'RF_DESTROYED', at, owner: seat }
  return reads(reader, seat)
    ? say('HX-506', 'recon', 'reconDestroyed', { force, at }, [at], [force], data)
    : say('HX-506', 'recon', 'enemyReconDestroyed', { seat, at }, [at], [], data)
}

/** Told to those who met: others only hear of their own. */
export const reconMet = ({ at }: Of<'reconMet'>, { name }: Reader): ReportLine =>
  say('HX-247', 'recon', 'reconMet', { at: name(at) }, [name(at)])

export const reconDisplaced = ({ force, from, to }: Of<'reconDisplaced'>, { name }: Reader): ReportLine =>
  say('HX-252', 'recon', 'reconDisplaced', { force, from: name(from), to: name(to) }, [name(from), name(to)], [force])
