import type { GameView } from './view.js'

/** A side by its title and by the letter that it has on the map, in the names of its pieces and in reports: `First army (A)`. */
export const seatName = ({ legend }: Pick<GameView, 'legend'>, seat: string): string => {
  const title = legend.find((entry) => entry.seat === seat)?.title ?? seat
  return title === seat ? title : `${title} (${seat})`
}
