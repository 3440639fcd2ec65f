'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Zone } from '@muster/rulesets/kit/skin.js'
import type { GameView, PieceView } from '@muster/rulesets/kit/view.js'
import { useMemo } from 'react'
import { CampaignMap, type MapArrow, type MapHighlight, type MapHit, type MapLayers } from '../map/index.js'
import type { DeskState } from './desk/useDesk.js'
import type { Tools } from './desk/openDesk.js'

interface FieldMapProps {
  readonly view: GameView
  readonly tools: Tools | null
  readonly desk: DeskState
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
  readonly layers: MapLayers
  /** Cells that a report line speaks of. */
  readonly spoken: readonly CellName[]
  readonly focus: CellName | null
}

const headingFor = (piece: PieceView, orders: readonly OrderDraft[], view: GameView, tools: Tools): CellName => {
  const arrows = orders.filter((order) => order.piece === piece.id).map((order) => tools.skin.arrow(view, order))
  return arrows.find((arrow) => arrow !== null)?.to ?? piece.at
}

/** Washes of the piece picked up, where its orders lead it; of all own pieces while none is. */
const zonesOf = (
  view: GameView,
  tools: Tools,
  orders: readonly OrderDraft[],
  selected: string | null,
): readonly Zone[] => {
  const own = view.viewer.kind === 'seat' ? view.viewer.seat : null
  const mine = view.pieces.filter((piece) => own === null || piece.seat === own)
  const one = mine.filter((piece) => piece.id === selected)
  return (one.length > 0 ? one : mine).flatMap((piece) =>
    tools.skin.zones(view, piece, headingFor(piece, orders, view, tools), orders),
  )
}

export function FieldMap({ view, tools, desk, selected, onSelect, layers, spoken, focus }: FieldMapProps) {
  const { orders, problems, sealed, picking, put, pick } = desk
  const zones = useMemo(() => (tools ? zonesOf(view, tools, orders, selected) : []), [view, tools, orders, selected])
  const arrows = useMemo<readonly MapArrow[]>(
    () =>
      orders.flatMap((order, index) => {
        const arrow = tools?.skin.arrow(view, order)
        const wrong = problems.some((problem) => problem.index === index)
        return arrow ? [{ ...arrow, id: String(index), hand: sealed ? 'ink' : 'pencil', problem: wrong }] : []
      }),
    [orders, problems, sealed, tools, view],
  )
  const highlights = useMemo<readonly MapHighlight[]>(
    () => [
      { tone: 'target', cells: picking?.to ?? [] },
      { tone: 'report', cells: spoken },
      { tone: 'problem', cells: problems.flatMap(({ cell }) => (cell ? [cell] : [])) },
    ],
    [picking, spoken, problems],
  )
  const choose = ({ cell }: MapHit): boolean => {
    if (!picking?.to?.includes(cell)) return false
    put(picking, { kind: picking.kind, ...(picking.piece !== undefined && { piece: picking.piece }), to: cell })
    return true
  }
  return (
    <CampaignMap
      view={view}
      {...(tools && { skin: tools.skin })}
      {...{ zones, arrows, highlights, selected, layers, focus }}
      label="Campaign map"
      onCell={(hit) => {
        if (!choose(hit)) pick(null)
      }}
      onPiece={(id, hit) => {
        if (choose(hit)) return
        pick(null)
        onSelect(id === selected ? null : id)
      }}
    />
  )
}
