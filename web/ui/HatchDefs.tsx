import { hatchOf, hatchPaths, hatchSide, seatToken } from './seats.js'

/** `fill` of a seat's hatch, once `HatchDefs` with the same prefix stands in the same document. */
export const hatchUrl = (seat: string, prefix = 'hatch'): string => `url(#${prefix}-${seat})`

/** The hatches of some seats as SVG patterns. */
export function HatchDefs({
  seats,
  prefix = 'hatch',
}: {
  readonly seats: readonly string[]
  readonly prefix?: string
}) {
  return (
    <defs>
      {seats.map((seat) => (
        <pattern key={seat} id={`${prefix}-${seat}`} width={hatchSide} height={hatchSide} patternUnits="userSpaceOnUse">
          <path d={hatchPaths[hatchOf(seat)]} stroke={`var(${seatToken(seat)})`} strokeWidth="1.4" fill="none" />
        </pattern>
      ))}
    </defs>
  )
}
