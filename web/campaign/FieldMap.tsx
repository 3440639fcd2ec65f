'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Zone } from '@muster/rulesets/kit/skin.js'
import type { GameView, PieceView } from '@muster/rulesets/kit/view.js'
import { useMemo, useState } from 'react'
import { CampaignMap, type MapArrow, type MapHighlight, type MapHit, type MapLayers } from '../map/index.js'
import { place, placeOnly } from './desk/drafts.js'
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
  const arrows = orders
    .filter((order) => order.piece === piece.id)
    .map((order) => tools.skin.arrow(view, order))
    // A piece goes where its own arrow starts from it; what is brought to it leaves it where it is.
    .filter((arrow) => arrow?.from === piece.at)
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
  // Who sees all sides would see but one great wash.
  if (own === null && one.length === 0) return []
  return (one.length > 0 ? one : mine).flatMap((piece) =>
    tools.skin.zones(view, piece, headingFor(piece, orders, view, tools), orders),
  )
}

/** The orders with what is being filled in, so that the map shows it before it is on the sheet. */
const withTrial = (
  { options, orders, filling }: Pick<DeskState, 'options' | 'orders' | 'filling'>,
  hovered: CellName | null,
): readonly OrderDraft[] => {
  if (!filling) return orders
  const { option, draft } = filling
  const aimed = hovered !== null && option.to?.includes(hovered) ? { ...draft, to: hovered } : draft
  return aimed === draft && placeOnly(option) ? orders : place(options, orders, option, aimed)
}

/** Cells of the pieces with which the open option may be done. */
const partnerCells = (view: GameView, filling: DeskState['filling']): readonly CellName[] =>
  view.pieces.filter(({ id }) => filling?.option.with?.some((choice) => choice.id === id)).map(({ at }) => at)

export function FieldMap({ view, tools, desk, selected, onSelect, layers, spoken, focus }: FieldMapProps) {
  const { options, orders, problems, sealed, filling, fill, begin } = desk
  const [hovered, setHovered] = useState<CellName | null>(null)
  const aimed = filling?.option.to ? hovered : null
  const trial = useMemo(() => withTrial({ options, orders, filling }, aimed), [options, orders, filling, aimed])
  const zones = useMemo(() => (tools ? zonesOf(view, tools, trial, selected) : []), [view, tools, trial, selected])
  const arrows = useMemo<readonly MapArrow[]>(
    () =>
      trial.flatMap((order, index) => {
        const arrow = tools?.skin.arrow(view, order)
        const wrong = problems.some((problem) => problem.index === index)
        return arrow ? [{ ...arrow, id: String(index), hand: sealed ? 'ink' : 'pencil', problem: wrong }] : []
      }),
    [trial, problems, sealed, tools, view],
  )
  const goals = useMemo(() => (tools?.skin.trackers?.(view) ?? []).flatMap(({ cells }) => cells), [tools, view])
  const fought = useMemo(
    () => (tools?.skin.sheets?.(view) ?? []).flatMap(({ open, cells }) => (open ? cells : [])),
    [tools, view],
  )
  const highlights = useMemo<readonly MapHighlight[]>(
    () => [
      { tone: 'goal', cells: goals },
      { tone: 'battle', cells: fought },
      { tone: 'target', cells: [...(filling?.option.to ?? []), ...partnerCells(view, filling)] },
      { tone: 'report', cells: spoken },
      { tone: 'problem', cells: problems.flatMap(({ cell }) => (cell ? [cell] : [])) },
    ],
    [filling, goals, fought, spoken, problems, view],
  )
  const choose = ({ cell, pieces }: MapHit): boolean => {
    const partner = pieces.find((id) => filling?.option.with?.some((choice) => choice.id === id))
    if (partner === undefined && !filling?.option.to?.includes(cell)) return false
    fill(partner === undefined ? { to: cell } : { with: partner })
    return true
  }
  return (
    <CampaignMap
      view={view}
      {...(tools && { skin: tools.skin })}
      {...{ zones, arrows, highlights, selected, layers, focus }}
      label="Campaign map"
      onCursor={setHovered}
      onCell={(hit) => {
        if (!choose(hit)) begin(null)
      }}
      onPiece={(id, hit) => {
        if (choose(hit)) return
        begin(null)
        onSelect(id === selected ? null : id)
      }}
    />
  )
}
