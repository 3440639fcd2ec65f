import type { Message } from '../../../../kit/messages.js'
import { reads, seesAll, type Reader } from '../../../../kit/report.js'
import type { ReportLine } from '../../../../kit/view.js'
import type { EventOf } from '../../model/events.js'
import type { ResultOrder } from '../../model/orders.js'
import { phrase, say } from '../../report/line.js'
import { battleName, concerned, outcomeOf } from './battleName.js'

export const conflictReferred = (event: EventOf<'conflictReferred'>, reader: Reader): ReportLine => {
  const args = { battle: battleName(event, reader), last: event.byWord ? 'word' : 'dice' } as const
  return say('A-38', 'battle', 'conflictReferred', args, [], concerned(event, reader))
}

/** The third player is told whom it is about; the two, that they named the same. */
export const wordAsked = (event: EventOf<'wordAsked'>, reader: Reader): ReportLine => {
  const { witness, seats, word } = event
  if (reads(reader, witness) && !seesAll(reader))
    return say('A-38', 'battle', 'wordAsked', { seats: { all: seats, with: 'and' } }, [], [word])
  const args = { battle: battleName(event, reader), witness }
  return say('A-38', 'battle', 'wordOf', args, [], concerned(event, reader))
}

const saidBy = (seat: string, sheet: ResultOrder): Message => {
  if (sheet.abstract) return phrase('asksAbstract', { seat })
  if (!sheet.winner) {
    const all = sheet.forfeits ?? []
    return phrase('saysForfeit', { seat, forfeiters: { all, with: 'and' }, count: all.length })
  }
  const lost = Object.entries(sheet.lost ?? {}).map(([loser, points]) => phrase('loses', { seat: loser, points }))
  return phrase('says', { seat, what: { all: [outcomeOf(sheet.winner), ...lost], with: ', ' } })
}

/** For those who see all, and for everybody once the campaign is over: what the two sheets said. */
export const sheetsKept = (event: EventOf<'sheetsKept'>, reader: Reader): ReportLine | null => {
  if (!seesAll(reader)) return null
  const all = event.sheets.flatMap((sheet, side) => (sheet ? [saidBy(event.seats[side] ?? '', sheet)] : []))
  const args = { battle: battleName(event, reader), sheets: { all, with: '; ' } } as const
  return all.length === 2 ? say('A-38', 'battle', 'sheetsKept', args, [], concerned(event, reader)) : null
}
