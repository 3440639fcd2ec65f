import { reads, seesAll, type Reader } from '../../../../kit/report.js'
import type { ReportLine } from '../../../../kit/view.js'
import type { EventOf } from '../../events.js'
import type { ResultOrder } from '../../orders.js'
import { battleName, concerned } from './battleName.js'
import { line, points } from '../../report/line.js'

export const conflictReferred = (event: EventOf<'conflictReferred'>, reader: Reader): ReportLine => {
  const last = event.byWord ? 'else a third player whom both have named, and else the dice' : 'else the dice'
  return line(
    'A-38',
    'battle',
    `${battleName(event, reader)}: the two sheets still differ. A facilitator rules, if there is one; ${last}.`,
    [],
    concerned(event, reader),
  )
}

/** The third player is told whom it is about; the two, that they named the same. */
export const wordAsked = (event: EventOf<'wordAsked'>, reader: Reader): ReportLine => {
  const { witness, seats, word } = event
  return reads(reader, witness) && !seesAll(reader)
    ? line(
        'A-38',
        'battle',
        `${seats.join(' and ')} report a battle differently, and both would take your word.`,
        [],
        [word],
      )
    : line(
        'A-38',
        'battle',
        `${battleName(event, reader)}: both sides would take the word of ${witness}, who is asked which sheet is true.`,
        [],
        concerned(event, reader),
      )
}

const saidBy = (sheet: ResultOrder): string => {
  if (sheet.abstract) return 'asks for an abstract result'
  if (!sheet.winner) return `says that ${(sheet.forfeits ?? []).join(' and ')} forfeits`
  const lost = Object.entries(sheet.lost ?? {}).map(([seat, value]) => `${seat} loses ${points(value)}`)
  return `says ${[sheet.winner === 'draw' ? 'drawn' : `won by ${sheet.winner}`, ...lost].join(', ')}`
}

/** For those who see all, and for everybody once the campaign is over: what the two sheets said. */
export const sheetsKept = (event: EventOf<'sheetsKept'>, reader: Reader): ReportLine | null => {
  if (!seesAll(reader)) return null
  const said = event.sheets.flatMap((sheet, side) => (sheet ? [`${event.seats[side] ?? ''} ${saidBy(sheet)}`] : []))
  return said.length === 2
    ? line(
        'A-38',
        'battle',
        `${battleName(event, reader)}: two unlike sheets are kept. ${said.join('; ')}.`,
        [],
        concerned(event, reader),
      )
    : null
}
