import { reads, seesAll, type Reader } from '../../../../kit/report.js'
import type { ReportLine } from '../../../../kit/view.js'
import type { EventOf } from '../../model/events.js'
import { say } from '../../report/line.js'
import { battleName, concerned } from './battleName.js'

export const forfeitClaimed = (event: EventOf<'forfeitClaimed'>, reader: Reader): ReportLine => {
  const { by, against } = event.claim
  const battle = battleName(event, reader)
  const about = concerned(event, reader)
  if (seesAll(reader)) return say('A-41', 'battle', 'forfeitClaimed', { battle, by, against }, [], about)
  return reads(reader, against)
    ? say('A-41', 'battle', 'forfeitClaimedOfYou', { battle, by }, [], about)
    : say('A-41', 'battle', 'forfeitClaimedByYou', { battle, against }, [], about)
}

export const forfeitRefused = (event: EventOf<'forfeitRefused'>, reader: Reader): ReportLine => {
  const { by, against } = event.claim
  const battle = battleName(event, reader)
  const about = concerned(event, reader)
  return event.ruled
    ? say('A-41', 'battle', 'claimRefused', { battle, by, reason: event.reason ?? '' }, [], about)
    : say('A-41', 'battle', 'claimAnswered', { battle, by, against }, [], about)
}

export const forfeitConceded = (event: EventOf<'forfeitConceded'>, reader: Reader): ReportLine => {
  const { forfeits } = event
  const args = {
    battle: battleName(event, reader),
    seats: { all: forfeits, with: 'and' },
    count: forfeits.length,
  } as const
  return say('BG-265', 'battle', 'forfeitConceded', args, [], concerned(event, reader))
}
