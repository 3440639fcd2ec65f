'use client'

import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { useMemo } from 'react'
import { seatToken } from '../ui/seats.js'
import { extentOf } from './camera.js'
import { dotsOf, groundPaths, tones, turnPaths } from './thumb.js'
import { useReading } from './useReading.js'

const ink = (seat: string | null | undefined): string => `var(${seat ? seatToken(seat) : '--signal'})`

/** A view drawn small, in flat tones and without a word: what it shows is said elsewhere. */
export function Thumb({ view, terrain }: { readonly view: GameView; readonly terrain: TerrainLooks }) {
  const reading = useReading({ view, terrain, printed: null })
  const { width, height } = extentOf(reading.grid)
  const { sheet, kinds } = groundPaths(reading.ground)
  const { held, fog } = useMemo(() => turnPaths(reading), [reading])
  const dots = useMemo(() => dotsOf(reading, view), [reading, view])
  const fine = Math.max(width, height) / 100
  return (
    <svg viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
      <path d={sheet} fill={`var(${tones.open.token})`} />
      {kinds.map(({ kind, path }) => (
        <path key={kind} d={path} fill={`var(${tones[kind].token})`} opacity={tones[kind].opacity} />
      ))}
      <path d={fog} fill="var(--map-blank)" opacity={0.72} />
      {held.map(({ seats, disputed, path }) => (
        <path
          key={seats.join('+')}
          d={path}
          fill={ink(seats[0])}
          fillOpacity={disputed ? 0.15 : 0.4}
          stroke={ink(seats.at(-1))}
          strokeWidth={fine}
          strokeDasharray={disputed ? `${String(fine * 2)} ${String(fine * 2)}` : undefined}
        />
      ))}
      {dots.map(({ x, y, seat }) => (
        <circle
          key={`${String(x)} ${String(y)} ${seat ?? ''}`}
          cx={x}
          cy={y}
          r={Math.max(0.3, fine * 1.4)}
          fill={ink(seat)}
          stroke="var(--map-blank)"
          strokeWidth={fine * 0.7}
        />
      ))}
    </svg>
  )
}
