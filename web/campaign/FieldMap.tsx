'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { MapLayer, TerrainLooks, Zone } from '@muster/rulesets/kit/looks.js'
import type { GameView, PieceView } from '@muster/rulesets/kit/view.js'
import { type ReactNode, useMemo, useState } from 'react'
import * as words from '../messages/room.generated.js'
import { CampaignMap, type MapArrow, type MapHighlight, type MapLayers } from '../map/index.js'
import { writeAddress } from './address.js'
import { arrowOf } from './arrowOf.js'
import type { PlayedMap } from './playback/usePlayback.js'
import { useCampaignContext } from './CampaignContext.js'
import { useOpenDesk } from './desk/DeskContext.js'
import type { Tools } from './desk/openDesk.js'
import { useViewContext } from './ViewContext.js'

interface FieldMapProps {
  readonly terrain: TerrainLooks
  readonly layers: MapLayers
  readonly laid: readonly MapLayer[]
  /** Cells that a report line speaks of. */
  readonly reportCells: readonly CellName[]
  readonly focus: CellName | null
  /** A resolution that is played, instead of the present. */
  readonly played?: PlayedMap | null
  /** Told of a press on the map while one is. */
  readonly onPlayedPress?: () => void
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

const noCells: readonly CellName[] = []
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

/** The map of the campaign with the orders on it, and as the place where they are given. */
export function FieldMap(props: FieldMapProps) {
  const { terrain, layers, laid, reportCells, focus, played } = props
  const { view, tools } = useViewContext()
  const { campaign } = useCampaignContext()
  const open = useOpenDesk()
  const { desk, selected, onSelect } = open
  const { options, orders, filling, way, sealed, fill } = desk
  const [hovered, setHovered] = useState<CellName | null>(null)
  const guide = sealed ? undefined : tools?.guide
  const aimed = filling && !filling.option.to && !way ? null : hovered
  const atDesk = useMemo(() => ({ options, orders, filling, way }), [options, orders, filling, way])
  const trial = useMemo(
    () => guide?.withTrial(atDesk, selected, aimed) ?? orders,
    [guide, atDesk, orders, selected, aimed],
  )
  const { zones, outlines } = useZones(trial, selected, hovered)
  const arrows = useArrows(trial)
  const targets = useMemo(() => guide?.targetsOf(view, atDesk, selected) ?? noCells, [guide, view, atDesk, selected])
  const highlights = useHighlights(targets, reportCells)
  const present = { view, zones, outlines, laid, arrows, highlights, selected, focus }
  // Whoever presses the map wants to go on.
  const endPlayed = (): void => {
    if (played) props.onPlayedPress?.()
  }
  return (
    <CampaignMap
      {...{ terrain, layers }}
      {...(tools && { presentation: tools.presentation })}
      {...(played ?? present)}
      {...(way && way.path.length > 0 && { onBack: () => fill({ path: way.path.slice(0, -1) }) })}
      tools={props.tools}
      title={campaign.name}
      label={words.map()}
      onCursor={setHovered}
      onCell={(hit) => {
        endPlayed()
        if (!guide?.pressCell(open, hit)) writeAddress({ cell: hit.cell })
      }}
      onPiece={(id, hit) => {
        endPlayed()
        if (guide) guide.pressPiece(open, id, hit)
        else onSelect(id === selected ? null : id)
      }}
      drag={{
        // A finger that meets a counter by chance moves the map: it drags what is picked up.
        may: (id, finger) =>
          !sealed && !played && options.some(({ piece }) => piece === id) && (!finger || id === selected),
        grab: (id) => id !== selected && onSelect(id),
        drop: (id, cell) => desk.send(id, cell),
      }}
    />
  )
}
