import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useState } from 'react'

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

export interface Motion {
  /** Another number for each view: what is drawn anew moves once. */
  readonly stamp: number
  readonly shifts: Shifts
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
export const useMotion = (grid: Grid, view: GameView): Played => {
  const [held, setHeld] = useState<Played & { readonly view: GameView; readonly stamp: number }>(() => ({
    ...{ view, motion: null, trails: still, stamp: 0 },
  }))
  if (held.view !== view) {
    const stamp = held.stamp + 1
    const another = held.view.turn !== view.turn || held.view.stage !== view.stage
    const shifts = another ? shiftsBetween(grid, held.view, view) : held.trails
    setHeld({ view, stamp, trails: shifts, motion: another ? { stamp, shifts } : null })
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
  return { motion, trails }
}
