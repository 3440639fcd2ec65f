import * as words from '../messages/playerRecords.generated.js'
import type { PlayerRecord } from '../api/records.js'

/** A record in one sentence or two. */
export const recordText = ({ finished, asked, silent, excused, left, lost }: PlayerRecord): string =>
  words.line({ finished, asked, answered: asked - silent - excused, excused, left, lost })
