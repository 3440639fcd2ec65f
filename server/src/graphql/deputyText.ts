import { hourIn } from '../base/hour.js'
import * as deputy from '../messages/deputyLog.generated.js'
import { type Line, type Lines, whether } from './logLine.js'

const timesOf = ({ row: { detail }, hour: until, zone }: Line) => {
  const { from } = detail
  return { later: whether(from !== undefined), from: from === undefined ? '' : hourIn(from, zone), until }
}

const acts = (line: Line): string => {
  const { who, whom, hour: until, row } = line
  const seat = row.seat ?? ''
  if (row.detail.bot !== true) return deputy.agreed({ who, whom, seat, ...timesOf(line) })
  return row.by === null ? deputy.botByRule({ seat, until }) : deputy.bot({ who, seat, ...timesOf(line) })
}

const actsNoLonger = ({ who, whom, row: { by, seat, subject, detail } }: Line): string => {
  const at = { seat: seat ?? '', whom, bot: whether(detail.bot === true) }
  if (by === null) return deputy.over(at)
  return detail.own === true && subject !== null ? deputy.givenUp({ who, ...at }) : deputy.ended({ who, ...at })
}

/** Who acts for the holder of a seat, and vacations. */
export const ofDeputies: Lines<'DEPUTY' | 'DEPUTY_BEGAN' | 'DEPUTY_ENDED' | 'VACATION' | 'VACATION_OVER'> = {
  DEPUTY: acts,
  DEPUTY_BEGAN: ({ whom, row: { seat, detail } }) =>
    deputy.began({ whom, seat: seat ?? '', bot: whether(detail.bot === true) }),
  DEPUTY_ENDED: actsNoLonger,
  VACATION: (line) => deputy.vacation({ who: line.who, seat: line.row.seat ?? '', ...timesOf(line) }),
  VACATION_OVER: (line) => deputy.vacationOver({ who: line.who, seat: line.row.seat ?? '', ...timesOf(line) }),
}
