import type { BattleSaid } from '../../store/reads.js'

/** Times that a side has offered and that are not settled yet. */
export interface Offer {
  /** The number of its entry. */
  readonly number: number
  readonly seat: string
  readonly times: readonly string[]
  /** Who agreed to which of them. */
  readonly agreed: readonly { readonly seat: string; readonly time: string }[]
}

/** The state of the sides' appointment. */
export interface Schedule {
  readonly agreedFor: string | null
  readonly offers: readonly Offer[]
}

export type Spoken = BattleSaid & { readonly number: number; readonly seat: string }

const none: Schedule = { agreedFor: null, offers: [] }

const agree = (
  before: Schedule,
  sides: number,
  seat: string,
  { answers, time }: { readonly answers: number; readonly time: string },
): Schedule => {
  const offers = before.offers.map((offer) =>
    offer.number === answers ? { ...offer, agreed: [...offer.agreed, { seat, time }] } : offer,
  )
  const offer = offers.find(({ number }) => number === answers)
  const agreed = new Set(offer?.agreed.filter((one) => one.time === time).map((one) => one.seat))
  // Everybody but the side that offered it has agreed.
  return agreed.size === sides - 1 ? { agreedFor: time, offers: [] } : { ...before, offers }
}

/** A new offer replaces the same side's last; an agreement and a cancellation settle all that was offered before them. */
export const scheduleOf = (sides: number, entries: readonly Spoken[]): Schedule =>
  entries.reduce((before: Schedule, entry): Schedule => {
    const { number, seat } = entry
    switch (entry.kind) {
      case 'TIMES': {
        const others = before.offers.filter((offer) => offer.seat !== seat)
        return { ...before, offers: [...others, { number, seat, times: entry.body.times, agreed: [] }] }
      }
      case 'AGREEMENT':
        return agree(before, sides, seat, entry.body)
      case 'CALLED_OFF':
        return none
      case 'MESSAGE':
      case 'ROLL':
      case 'SHOWN':
        return before
    }
  }, none)
