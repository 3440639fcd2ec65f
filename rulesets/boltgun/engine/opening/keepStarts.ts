import type { Cell } from '../../../kit/grid.js'
import { squareGrid } from '../../../kit/square.js'
import { reachOf, rangesOf } from '../map/footprint.js'
import { nobody, type Banner, type Holder, type Seat } from '../model/state.js'
import { sector, type Opening } from './opening.js'

/** Who begins where, and with what. */
interface Laid {
  readonly seats: readonly Seat[]
  readonly banners: readonly Banner[]
  readonly hold: readonly Holder[]
}

/** Where the banners of each seat may start, as everybody can read in the scenario. */
const placesOf = ({ scenario }: Opening): readonly (readonly Cell[])[] =>
  scenario.seats.map(({ sites, banners }) =>
    (sites ?? banners.map(({ at }) => at)).map((name) => sector(scenario, name)),
  )

/** from where a battle range would reach those of the start; nearer to it than to where anybody else starts. */
const closedAround = (
  { scenario, settings }: Opening,
  seat: Seat,
  own: number,
  places: readonly (readonly Cell[])[],
) => {
  const grid = squareGrid(scenario.rows[0]?.length ?? 0, scenario.rows.length)
  const away = (cell: Cell, from: readonly Cell[]): number =>
    Math.min(Infinity, ...from.map((start) => grid.distance(cell, start)))
  const reach = reachOf(rangesOf(settings, seat.armyRules).battle) + settings['footprint.battle']
  const others = places.filter((_, index) => index !== own)
  return Array.from({ length: grid.size }, (_, cell) => cell).filter((cell) => {
    const near = away(cell, places[own] ?? [])
    return near <= reach && others.every((from) => near < away(cell, from))
  })
}

/** what reserved seats would begin with waits until they come. */
export const keepStarts = (opening: Opening, laid: Laid): Laid => {
  const reserved = opening.seats.map((setup) => setup.reserved === true)
  if (!reserved.includes(true)) return laid
  const places = placesOf(opening)
  const of = (banner: Banner): boolean => reserved[laid.seats.findIndex(({ id }) => id === banner.seat)] === true
  const seats = laid.seats.map((seat, index): Seat => {
    if (!reserved[index]) return seat
    return {
      ...seat,
      reserved: {
        banners: laid.banners.filter((banner) => banner.seat === seat.id),
        owned: laid.hold.flatMap((holder, cell) => (holder === index + 1 ? [cell] : [])),
        footprints: opening.scenario.owned === 'footprints',
        closed: closedAround(opening, seat, index, places),
      },
    }
  })
  return {
    seats,
    banners: laid.banners.filter((banner) => !of(banner)),
    hold: laid.hold.map((holder) => (holder > nobody && reserved[holder - 1] ? nobody : holder)),
  }
}
