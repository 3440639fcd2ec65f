import { readFileSync } from 'node:fs'
import { seatToken } from '../../../web/ui/seats.js'

const css = readFileSync(new URL('../../../web/ui/tokens.css', import.meta.url), 'utf8')
// The first block is paper by day.
const light = css.slice(0, css.indexOf('}'))

/** A colour of the product by its custom property. */
export const colour = (token: string): string => {
  const found = new RegExp(`${token}:\\s*(#[0-9a-f]{6})`).exec(light)
  if (!found?.[1]) throw new Error(`there is no colour ${token} in tokens.css`)
  return found[1]
}

export const seatColour = (seat: string): string => colour(seatToken(seat))
