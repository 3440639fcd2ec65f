import * as words from '../messages/commanders.generated.js'
import type { Line, Lines } from './logLine.js'

const isOver = ({ who, whom, row: { by, seat, subject, detail } }: Line): string => {
  const at = { seat: seat ?? '' }
  if (by === null) return words.logOver({ whom, ...at })
  if (detail.note !== undefined) return words.logRemoved({ who, whom, ...at, reason: detail.note })
  return subject === null ? words.logLeft({ who, ...at }) : words.logLet({ who, whom, ...at })
}

/** Who plays a seat with its holder. */
export const ofCommanders: Lines<'COMMANDER' | 'COMMANDER_ENDED'> = {
  COMMANDER: ({ who, whom, row: { seat } }) => words.logJoined({ who, whom, seat: seat ?? '' }),
  COMMANDER_ENDED: isOver,
}
