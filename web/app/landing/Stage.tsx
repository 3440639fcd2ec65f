'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useMemo, useState } from 'react'
import * as words from '../../messages/landing.generated.js'
import { arrowOf } from '../../campaign/arrowOf.js'
import type { Tools } from '../../campaign/desk/openDesk.js'
import { useTools } from '../../campaign/desk/useTools.js'
import { CampaignMap, type MapArrow, terrainLooks } from '../../map/index.js'
import { trial } from '../../play/campaign.js'
import type { Film, Frame } from '../../play/protocol.js'
import { Button } from '../../ui/index.js'
import { useBeat, useFilm } from './useFilm.js'

/** A seat, or all of them. */
type Viewpoint = string
const all: Viewpoint = 'all'

/** What the viewpoint knows of the orders of this turn. */
const arrowsOf = (frame: Frame, view: GameView, tools: Tools, from: Viewpoint): readonly MapArrow[] =>
  view.legend.flatMap(({ seat }) =>
    from === all || from === seat
      ? (frame.orders[seat] ?? []).flatMap((order, at): readonly MapArrow[] => {
          const arrow = arrowOf(tools, view, order)
          return arrow ? [{ ...arrow, id: `${seat} ${String(at)}`, hand: 'ink', seat }] : []
        })
      : [],
  )

interface ViewpointsProps {
  readonly film: Film
  readonly from: Viewpoint
  readonly onChange: (from: Viewpoint) => void
}

const Viewpoints = ({ film, from, onChange }: ViewpointsProps) => (
  <div className="a-war-views" role="group" aria-label={words.seenBy()}>
    {[all, ...film.seats].map((one) => (
      <button key={one} type="button" aria-pressed={one === from} onClick={() => onChange(one)}>
        {words.viewpoint({ seat: one })}
      </button>
    ))}
  </div>
)

function Playing({ film, tools }: { readonly film: Film; readonly tools: Tools }) {
  const { at, running, toggle } = useBeat(film.frames.length)
  const [from, setFrom] = useState<Viewpoint>(all)
  const frame = film.frames[at]
  const view = frame && (from === all ? frame.all : frame.bySeat[from])
  const arrows = useMemo(() => (frame && view ? arrowsOf(frame, view, tools, from) : []), [frame, view, tools, from])
  if (!view) return null
  return (
    <>
      <div className="a-war-map" inert>
        <CampaignMap
          {...{ view, arrows }}
          terrain={terrainLooks(trial.ruleset)}
          presentation={tools.presentation}
          compact
          label={words.mapOf({ seat: from, turn: view.turn })}
        />
      </div>
      <figcaption>
        <div className="a-war-tools">
          <Button size="s" onClick={toggle}>
            {running ? words.pause() : words.run()}
          </Button>
          <span className="a-war-turn">{words.turn({ turn: view.turn })}</span>
          <Viewpoints {...{ film, from }} onChange={setFrom} />
        </div>
        <p className="m-quiet">{words.fogNote({ seat: from })}</p>
      </figcaption>
    </>
  )
}

/** The war as it plays, seen from any side. */
export function Stage() {
  const film = useFilm()
  const state = useTools(trial.ruleset)
  return film && state.kind === 'open' ? <Playing film={film} tools={state.tools} /> : null
}
