'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { MapLayer, TerrainLooks, Zone } from '@muster/rulesets/kit/looks.js'
import type { GameView, PieceView } from '@muster/rulesets/kit/view.js'
import { type ReactNode, useMemo, useState } from 'react'
import * as words from '../messages/room.generated.js'
import { CampaignMap, type MapArrow, type MapHighlight, type MapHit, type MapLayers } from '../map/index.js'
import { writeAddress } from './address.js'
import { arrowOf } from './arrowOf.js'
import { useCampaignContext } from './CampaignContext.js'
import { place, placeOnly, placesOf } from './desk/drafts.js'
import { type OpenDesk, useOpenDesk } from './desk/DeskContext.js'
import type { DeskState } from './desk/useDesk.js'
import type { Tools } from './desk/openDesk.js'
import { useViewContext } from './ViewContext.js'

interface FieldMapProps {
  readonly terrain: TerrainLooks
  readonly layers: MapLayers
  readonly laid: readonly MapLayer[]
  /** Cells that a report line speaks of. */
  readonly reportCells: readonly CellName[]
  readonly focus: CellName | null
  /** What stands in the row above the map. */
  readonly tools: ReactNode
}

const headingFor = (piece: PieceView, orders: readonly OrderDraft[], view: GameView, tools: Tools): CellName => {
  const arrows = orders
    .filter((order) => order.piece === piece.id)
    .map((order) => tools.presentation.arrow(view, order))
    // A piece goes where its own arrow starts from it; what is brought to it leaves it where it is.
    .filter((arrow) => arrow?.from === piece.at)
  return arrows.find((arrow) => arrow !== null)?.to ?? piece.at
}

/** Zones of some pieces, where their orders lead them. */
const zonesOf = (
  view: GameView,
  tools: Tools,
  orders: readonly OrderDraft[],
  pieces: readonly PieceView[],
): readonly Zone[] =>
  pieces.flatMap(
    (piece) => tools.presentation.zones?.around(view, piece, headingFor(piece, orders, view, tools), orders) ?? [],
  )

const noZones: readonly Zone[] = []

/** Washed in: the zones of the piece picked up, or else of what the pointer is on. As lines: those of all own pieces while none is picked up. */
const useZones = (trial: readonly OrderDraft[], selected: string | null, hovered: CellName | null) => {
  const { view, tools } = useViewContext()
  const own = view.viewer.kind === 'seat' ? view.viewer.seat : null
  const onPiece = selected === null && view.pieces.some(({ at }) => at === hovered) ? hovered : null
  const outlines = useMemo(() => {
    // Who sees all sides would see nothing but lines.
    if (!tools || own === null || selected !== null) return noZones
    return zonesOf(
      view,
      tools,
      trial,
      view.pieces.filter(({ seat }) => seat === own),
    )
  }, [view, tools, trial, own, selected])
  const zones = useMemo(() => {
    if (!tools || (selected === null && onPiece === null)) return noZones
    const looked = view.pieces.filter(({ id, at }) => (selected === null ? at === onPiece : id === selected))
    return zonesOf(view, tools, trial, looked)
  }, [view, tools, trial, selected, onPiece])
  return { zones, outlines }
}

/** The orders with what is being filled in, so that the map shows it before it is on the sheet. */
const withTrial = (
  { options, orders, filling, way }: Pick<DeskState, 'options' | 'orders' | 'filling' | 'way'>,
  hovered: CellName | null,
): readonly OrderDraft[] => {
  if (!filling) return orders
  const { option, draft } = filling
  if (way)
    return hovered !== null && way.next.includes(hovered)
      ? place(options, orders, option, { ...draft, path: [...way.path, hovered] })
      : orders
  const aimed = hovered !== null && option.to?.includes(hovered) ? { ...draft, to: hovered } : draft
  return aimed === draft && placeOnly(option) ? orders : place(options, orders, option, aimed)
}

/** Cells of the pieces with which the open option may be done. */
const partnerCells = (view: GameView, filling: DeskState['filling']): readonly CellName[] =>
  view.pieces.filter(({ id }) => filling?.option.with?.some((choice) => choice.id === id)).map(({ at }) => at)

/** Cells that may be chosen now. */
const targetsOf = (view: GameView, { filling, way }: Pick<DeskState, 'filling' | 'way'>): readonly CellName[] =>
  way ? way.next : [...(filling ? (placesOf(filling.option, filling.draft) ?? []) : []), ...partnerCells(view, filling)]

/** Arrows of the orders: in pencil until they are sealed, and marked where something is wrong with one. */
const useArrows = (trial: readonly OrderDraft[]): readonly MapArrow[] => {
  const { view, tools } = useViewContext()
  const { problems, sealed } = useOpenDesk().desk
  return useMemo(
    () =>
      trial.flatMap((order, index) => {
        const arrow = tools && arrowOf(tools, view, order)
        const problem = problems.some((one) => one.index === index)
        return arrow ? [{ ...arrow, id: String(index), hand: sealed ? 'ink' : 'pencil', problem }] : []
      }),
    [trial, problems, sealed, tools, view],
  )
}

const useHighlights = (targets: readonly CellName[], reportCells: readonly CellName[]): readonly MapHighlight[] => {
  const { view, tools } = useViewContext()
  const { problems } = useOpenDesk().desk
  const goals = useMemo(() => (tools?.presentation.trackers?.(view) ?? []).flatMap(({ cells }) => cells), [tools, view])
  const fought = useMemo(
    () => (tools?.presentation.documents?.(view) ?? []).flatMap(({ open, cells }) => (open ? cells : [])),
    [tools, view],
  )
  const capitals = useMemo(() => tools?.presentation.capitals?.(view) ?? [], [tools, view])
  return useMemo(
    () => [
      { tone: 'goal', cells: goals },
      { tone: 'battle', cells: fought },
      { tone: 'capital', cells: capitals },
      { tone: 'target', cells: targets },
      { tone: 'report', cells: reportCells },
      { tone: 'problem', cells: problems.flatMap(({ cell }) => (cell ? [cell] : [])) },
    ],
    [targets, goals, fought, capitals, reportCells, problems],
  )
}

/** What a cell that is pressed means to the order that is being filled in: whether it took it. */
const takes = ({ desk: { options, filling, way, fill }, selected }: OpenDesk, targets: readonly CellName[]) => ({
  /** A step of the path that is drawn; other pieces than its own are picked up where it cannot go straight on. */
  step: ({ cell, pieces }: MapHit): boolean => {
    const others = pieces.some((id) => id !== selected && options.some(({ piece }) => piece === id))
    const path = way?.after(cell, !others) ?? null
    if (path) fill({ path })
    return path !== null
  },
  choose: ({ cell, pieces }: MapHit): boolean => {
    const partner = pieces.find((id) => filling?.option.with?.some((choice) => choice.id === id))
    if (partner === undefined && !targets.includes(cell)) return false
    fill(partner === undefined ? { to: cell } : { with: partner })
    return true
  },
})

/** The map of the campaign with the orders on it, and as the place where they are given. */
export function FieldMap({ terrain, layers, laid, reportCells, focus, tools: above }: FieldMapProps) {
  const { view, tools } = useViewContext()
  const { campaign } = useCampaignContext()
  const open = useOpenDesk()
  const { selected, onSelect } = open
  const { options, orders, filling, way, fill, begin } = open.desk
  const [hovered, setHovered] = useState<CellName | null>(null)
  const aimed = filling?.option.to || way ? hovered : null
  const trial = useMemo(
    () => withTrial({ options, orders, filling, way }, aimed),
    [options, orders, filling, way, aimed],
  )
  const { zones, outlines } = useZones(trial, selected, hovered)
  const arrows = useArrows(trial)
  const targets = useMemo(() => targetsOf(view, { filling, way }), [view, filling, way])
  const highlights = useHighlights(targets, reportCells)
  const { step, choose } = takes(open, targets)
  return (
    <CampaignMap
      {...{ view, terrain }}
      {...(tools && { presentation: tools.presentation })}
      {...{ zones, outlines, laid, arrows, highlights, selected, layers, focus }}
      {...(way && way.path.length > 0 && { onBack: () => fill({ path: way.path.slice(0, -1) }) })}
      tools={above}
      title={campaign.name}
      label={words.map()}
      onCursor={setHovered}
      onCell={(hit) => {
        if (way ? step(hit) || way.path.length > 0 : choose(hit)) return
        begin(null)
        writeAddress({ cell: hit.cell })
      }}
      onPiece={(id, hit) => {
        if (way ? step(hit) : choose(hit)) return
        begin(null)
        onSelect(id === selected ? null : id)
      }}
    />
  )
}
