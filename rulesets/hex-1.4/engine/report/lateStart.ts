import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { say, type Of } from './line.js'

/** Told to everybody: what a late starter gets was stated before they joined. */
export const lateStarterJoined = (event: Of<'lateStarterJoined'>, { name }: Reader): ReportLine => {
  const { seat, turn, points, around } = event
  const at = name(event.at)
  const args = { seat, turn, at, points, hexes: around.length }
  return say('HX-535', 'setUp', 'lateStarterJoined', args, [at, ...around.map(name)], [], { points })
}
