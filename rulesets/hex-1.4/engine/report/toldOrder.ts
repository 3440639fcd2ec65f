import type { HexEvent } from '../events/events.js'
import { byText } from '../model/pieces.js'

/** What players are told of recon forces of others that march with theirs (HX-247, HX-508). */
type OfScouts = Extract<HexEvent, { readonly kind: 'reconMet' | 'reconDestroyed' }>

const isOfScouts = (event: HexEvent): event is OfScouts => event.kind === 'reconMet' || event.kind === 'reconDestroyed'

const forcesOf = (event: OfScouts): string =>
  event.kind === 'reconMet' ? event.forces.join(' ') : `${event.seat} ${event.force}`

/** By hex, and in it in an order that is the same whenever they came. */
const byPlace = (one: OfScouts, other: OfScouts): number =>
  one.at - other.at || byText(one.kind, other.kind) || byText(forcesOf(one), forcesOf(other))

/**
 * Recon forces march an impulse at a time (HX-246). Whoever read between two finds of an own force that another's was met, or found and destroyed, would know in
 * which impulse that one came. So these lines stand behind all others of the march, hex by hex.
 */
export const toldOrder = (events: readonly HexEvent[]): readonly number[] => {
  const marched = events.findIndex(({ kind }) => kind === 'movementClosed')
  const march = events.slice(0, Math.max(marched, 0))
  const apart = march.flatMap((event, place) => (isOfScouts(event) ? [{ event, place }] : []))
  return [
    ...march.flatMap((event, place) => (isOfScouts(event) ? [] : [place])),
    ...apart.sort((one, other) => byPlace(one.event, other.event)).map(({ place }) => place),
    ...[...events.keys()].slice(march.length),
  ]
}
