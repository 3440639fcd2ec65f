'use client'

import type { Board, GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as words from '../../messages/history.generated.js'
import type { BriefingHead } from '../../api/history.js'
import { terrainLooks } from '../../map/index.js'
import { Thumb } from '../../map/Thumb.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Packed } from './packed.js'
import { type Shelf, useOld } from './shelf.js'
import { turnsOf } from '../../turn/turnsOf.js'

interface SmallMapProps {
  readonly shelf: Shelf<Packed>
  readonly number: number
}

const proportion = ({ width, height, grid }: Board): string =>
  `${String(width)} / ${String(grid === 'hex' ? height * 0.87 : height)}`

/** Drawn once it comes into sight: each is a briefing to read. */
function SmallMap({ shelf, number }: SmallMapProps) {
  const { board, ruleset } = useCampaignContext().campaign
  const place = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return undefined
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  const old = useOld(shelf, near ? number : null)
  const view = useMemo<GameView | null>(
    () => (old && !(old instanceof Error) ? { ...old.view, board } : null),
    [old, board],
  )
  return (
    <span ref={place} className="c-strip-map" style={{ aspectRatio: proportion(board) }}>
      {view && <Thumb view={view} terrain={terrainLooks(ruleset.id)} />}
    </span>
  )
}

interface StripProps {
  readonly heads: readonly BriefingHead[]
  readonly at: number
  readonly shelf: Shelf<Packed>
  readonly onAt: (at: number) => void
}

/** The turns as small maps, each as it was known at its end: arrow keys go from one to the next. */
export function Strip({ heads, at, shelf, onAt }: StripProps) {
  const turns = turnsOf(heads)
  const turn = heads[at]?.turn
  const chosen = useRef<HTMLLabelElement>(null)
  useEffect(() => chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [turn])
  return (
    <fieldset className="c-strip">
      <legend className="m-hidden">{words.turns()}</legend>
      {turns.map((one) => (
        <label key={one.turn} ref={one.turn === turn ? chosen : undefined}>
          <input
            type="radio"
            name="turn"
            className="m-hidden"
            checked={one.turn === turn}
            onChange={() => onAt(one.last)}
          />
          <SmallMap shelf={shelf} number={heads[one.last]?.number ?? 0} />
          {words.turn({ turn: one.turn })}
        </label>
      ))}
    </fieldset>
  )
}
