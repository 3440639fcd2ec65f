import type { SeatId } from '../../../kit/ids.js'
import type { BoltgunEvent, DestroyCause } from '../model/events.js'
import type { Banner, State } from '../model/state.js'
import { toSeat } from './step.js'

/** A banner is no more. Its relics drop where it stood (BG-272), and a node's death is noted for what follows (BG-323). */
export const destroyed = (
  state: State,
  banner: Banner,
  cause: DestroyCause,
  destroyers: readonly Pick<Banner, 'seat'>[],
): readonly BoltgunEvent[] => {
  const { id, seat, at, origins } = banner
  const by: readonly SeatId[] = [...new Set(destroyers.map((enemy) => enemy.seat))].sort()
  const relics = state.relics.filter(({ place }) => place.kind === 'carried' && place.by === id)
  return [
    ...relics.map((relic): BoltgunEvent => ({
      kind: 'relicDropped',
      banner: id,
      seat,
      relic: relic.id,
      label: relic.label,
      at,
      turn: state.turn,
      seenBy: toSeat(seat),
    })),
    {
      kind: 'bannerDestroyed',
      banner: id,
      seat,
      at,
      cause,
      node: banner.node,
      fallen: { banner: id, seat, origins, by, turn: state.turn },
      seenBy: toSeat(seat),
    },
    ...(banner.node ? [{ kind: 'nodeLost' as const, seat, seenBy: toSeat(seat) }] : []),
  ]
}
