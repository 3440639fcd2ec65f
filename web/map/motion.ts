import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useMemo, useState } from 'react'
import type { Playing } from './props.js'

/** How far each piece has come, by its id: from where it stood to where it stands, in cells, backwards. */
export type Shifts = ReadonlyMap<string, Point>

export const shiftsBetween = (
  grid: Grid,
  before: Pick<GameView, 'pieces'>,
  after: Pick<GameView, 'pieces'>,
): Shifts => {
  const stood = new Map(before.pieces.map(({ id, at }) => [String(id), at]))
  return new Map(
    after.pieces.flatMap(({ id, at }) => {
      const then = stood.get(id)
      const [from, to] = [then === undefined ? null : grid.at(then), grid.at(at)]
      if (from === null || to === null || from === to) return []
      const [a, b] = [grid.centre(from), grid.centre(to)]
      return [[String(id), { x: a.x - b.x, y: a.y - b.y }] as const]
    }),
  )
}

/** Stretches that something comes along, in cells from where it arrives: the last is nothing. */
export type Route = readonly Point[]

export interface Motion {
  /** Another number for each view: what is drawn anew moves once. */
  readonly stamp: number
  readonly shifts: Shifts
  /** While a resolution is played. */
  readonly played?: { readonly routes: ReadonlyMap<string, Route>; readonly fresh: ReadonlySet<string> }
}

const routesOf = (grid: Grid, ways: Playing['ways']): ReadonlyMap<string, Route> =>
  new Map(
    [...ways].map(([id, way]) => {
      const points = way.flatMap((name) => {
        const cell = grid.at(name)
        return cell === null ? [] : [grid.centre(cell)]
      })
      const end = points.at(-1) ?? { x: 0, y: 0 }
      return [id, points.map(({ x, y }) => ({ x: x - end.x, y: y - end.y }))]
    }),
  )

/** How long something is on its way, in milliseconds. */
export const slideTime = (stretches: number): number => Math.min(1400, 350 + 250 * stretches)

/** Brings a counter along its route once; where no motion is wished it is there at once. */
export const slide = (counter: Element | null, route: Route, k: number): void => {
  if (!counter || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  counter.animate(
    route.map(({ x, y }) => ({ transform: `translate(${(x * k).toFixed(1)}px, ${(y * k).toFixed(1)}px)` })),
    { duration: slideTime(route.length - 1), easing: 'ease-in-out' },
  )
}

const lasts = 1200
const still: Shifts = new Map()

export interface Played {
  /** What moves just now. */
  readonly motion: Motion | null
  /** How far each piece came when the turn or the stage last changed: its trail. */
  readonly trails: Shifts
}

/** What a new view moves: first pieces, then sightings, then battles appear. A key or a press takes it as done; where no motion is wished the style sheet has none. */
export const useMotion = (grid: Grid, view: GameView, playing: Playing | undefined): Played => {
  const [held, setHeld] = useState<Played & { readonly view: GameView; readonly stamp: number; was: boolean }>(() => ({
    ...{ view, motion: null, trails: still, stamp: 0, was: false },
  }))
  if (playing ? !held.was : held.view !== view || held.was) {
    const stamp = held.stamp + 1
    const seen = playing ? held.view : view
    const another = held.view.turn !== seen.turn || held.view.stage !== seen.stage
    const shifts = another ? shiftsBetween(grid, held.view, seen) : held.trails
    // What was played has been seen to move.
    const moves = another && !held.was
    setHeld({ view: seen, stamp, trails: shifts, motion: moves ? { stamp, shifts } : null, was: playing !== undefined })
  }
  const { motion, trails } = held
  useEffect(() => {
    if (!motion) return
    const done = (): void => setHeld((now) => (now.motion === motion ? { ...now, motion: null } : now))
    const timer = setTimeout(done, lasts)
    const events = ['pointerdown', 'keydown', 'wheel'] as const
    for (const event of events) window.addEventListener(event, done, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, done)
    }
  }, [motion])
  const played = useMemo(
    () =>
      playing && {
        ...{ stamp: playing.step, shifts: still },
        played: { routes: routesOf(grid, playing.ways), fresh: playing.fresh },
      },
    [grid, playing],
  )
  return played ? { motion: played, trails: still } : { motion, trails }
}
