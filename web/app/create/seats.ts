import type { ScenarioOffer } from '../../api/rulesets.js'
import type { CampaignDraft } from './draft.js'

/** Seats are letters in the order of the scenario. */
export const seatName = (index: number): string => String.fromCharCode(65 + index)

interface Seating {
  /** Null: the organiser plays none. */
  readonly own: string | null
  /** Seats that bots play until somebody takes them. */
  readonly bots: readonly string[]
  /** Seats that stay empty until somebody takes them. */
  readonly people: readonly string[]
  /** Seats that the scenario keeps for somebody who joins later. */
  readonly reserved: readonly string[]
}

/** Who plays what. The map may have been changed after a seat was chosen: one that it does not have is nobody’s. */
export const seatsOf = ({ seat = 'A', people }: CampaignDraft, { seats }: Pick<ScenarioOffer, 'seats'>): Seating => {
  const all = seats.map((_, index) => seatName(index))
  const others = all.filter((name) => name !== seat)
  const kept = new Set(all.filter((_, index) => seats[index]?.reserved))
  const left = others.filter((name) => !people.includes(name))
  return {
    own: all.includes(seat) ? seat : null,
    bots: left.filter((name) => !kept.has(name)),
    reserved: left.filter((name) => kept.has(name)),
    people: others.filter((name) => people.includes(name)),
  }
}
