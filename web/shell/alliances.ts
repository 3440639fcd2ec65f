import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { listed } from '@muster/rulesets/kit/messages.js'
import * as words from '../messages/alliances.generated.js'

/** Seats in seat order. */
type Seats = readonly { readonly alliance: string | null }[]

/** Which seats share sight, a sentence an alliance. */
export const alliancesOf = (seats: Seats): readonly string[] =>
  [...new Set(seats.flatMap(({ alliance }) => alliance ?? []))].map((name) =>
    words.line({ name, seats: listed(seatLetters(seats.length).filter((_, at) => seats[at]?.alliance === name)) }),
  )
