import { lookOf } from '../ui/seats.js'

/** Colours of the canvas, read from the tokens once a change of light. */
export interface Palette {
  readonly ground: string
  readonly blank: string
  readonly ink: string
  readonly relief: string
  readonly city: string
  readonly cityFill: string
  readonly water: string
  readonly waterFill: string
  readonly wood: string
  readonly tick: string
  readonly pencil: string
  readonly signal: string
  readonly shade: string
  readonly label: string
  readonly seats: readonly string[]
}

export const readPalette = (element: Element): Palette => {
  const style = getComputedStyle(element)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  return {
    ground: token('--map-ground'),
    blank: token('--map-blank'),
    ink: token('--map-ink'),
    relief: token('--map-relief'),
    city: token('--map-city'),
    cityFill: token('--map-city-fill'),
    water: token('--map-water'),
    waterFill: token('--map-water-fill'),
    wood: token('--map-wood'),
    tick: token('--map-tick'),
    pencil: token('--map-pencil'),
    signal: token('--signal'),
    shade: `rgb(${token('--shade')})`,
    label: token('--label'),
    seats: Array.from('abcdefgh', (letter) => token(`--seat-${letter}`)),
  }
}

export const seatColour = (palette: Palette, seat: string): string => palette.seats[lookOf(seat)] ?? palette.ink

/** Calls back when the page changes between paper and night. */
export const watchLight = (changed: () => void): (() => void) => {
  const query = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  query.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    query.removeEventListener('change', changed)
  }
}
