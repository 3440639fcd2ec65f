'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import { useMemo } from 'react'
import * as words from '../messages/sandbox.generated.js'
import { useCampaignContext } from '../campaign/CampaignContext.js'
import { FieldMap } from '../campaign/FieldMap.js'
import { useViewContext, ViewProvider } from '../campaign/ViewContext.js'
import { allLayers, CampaignMap, terrainLooks } from '../map/index.js'
import { Beside } from './Beside.js'
import { withPlaced } from './guesses.js'
import type { Placing, Plan } from './plan.js'
import { shownView } from './shown.js'
import { useAnswer } from './useEngine.js'

interface SandboxMapProps {
  readonly plan: Plan
  readonly placing: Placing | null
  readonly setPlacing: (placing: Placing | null) => void
  readonly reportCells: readonly CellName[]
  readonly focus: CellName | null
}

const none: readonly never[] = []
const nowhere: readonly CellName[] = []

/** The map while a guess waits for its place: a press puts it there. */
function PlacingMap({ plan, placing, setPlacing }: SandboxMapProps & { readonly placing: Placing }) {
  const { campaign } = useCampaignContext()
  const { view, tools } = useViewContext()
  const { engine, ground, change } = plan
  const { seat, kind } = placing
  const asked = useMemo(() => ({ ...ground, seat, piece: kind }), [ground, seat, kind])
  const answer = useAnswer(engine, 'places', asked)?.answer
  const places = answer && !(answer instanceof Error) ? answer : nowhere
  const put = (cell: CellName): void => {
    if (!places.includes(cell)) return
    change((variant) => withPlaced(variant, placing, cell))
    setPlacing(null)
  }
  return (
    <CampaignMap
      view={view}
      terrain={terrainLooks(campaign.ruleset.id)}
      {...(tools && { presentation: tools.presentation })}
      highlights={[{ tone: 'target', cells: places }]}
      title={campaign.name}
      label={words.placeMap()}
      tools={<p className="s-placing">{words.placing()}</p>}
      onCell={({ cell }) => put(cell)}
    />
  )
}

/** The map of a plan: what is known, what is supposed, and the orders on it; another plan's beside it where one is compared. */
export function SandboxMap(props: SandboxMapProps) {
  const { campaign } = useCampaignContext()
  const { view, tools } = useViewContext()
  const { plan, placing, reportCells, focus } = props
  const { told, steps, eyes, owner } = plan
  const shown = useMemo(
    () => (eyes === owner ? shownView(view, told.others, steps) : view),
    [view, told.others, steps, eyes, owner],
  )
  return (
    <div className="c-map s-map">
      <ViewProvider view={shown} tools={tools}>
        {placing ? (
          <PlacingMap {...props} placing={placing} />
        ) : (
          <FieldMap
            {...{ layers: allLayers, laid: none, reportCells, focus }}
            terrain={terrainLooks(campaign.ruleset.id)}
            tools={<p className="s-when">{words.when({ turn: view.turn, steps })}</p>}
          />
        )}
      </ViewProvider>
      <Beside plan={plan} />
    </div>
  )
}
