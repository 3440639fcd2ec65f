'use client'
import type { Point } from '@muster/rulesets/kit/grid.js'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Camera, extentOf, type Frame, toMap } from './camera.js'
import { describeCell } from './describe.js'
import { useGlass } from './glass.js'
import { isArrow, stepFrom } from './keys.js'
import { marginDepth } from './marginLabels.js'
import { Margins, type MarginsHandle } from './Margins.js'
import { MapTools } from './MapTools.js'
import { Overlay } from './Overlay.js'
import { Paper } from './Paper.js'
import { allLayers, type CampaignMapProps, type MapHit, type MapLayers } from './props.js'
import { readGround, readView } from './reading.js'

const none: readonly never[] = []
const lettered: Frame = { ...marginDepth, air: 14 }
const bare: Frame = { top: 0, left: 0, air: 6 }
const noSymbols: Readonly<Record<string, string>> = {}

const cellPath = (corners: readonly { readonly x: number; readonly y: number }[]): string =>
  `M${corners.map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`).join('L')}Z`

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** The one map, for squares and hexes: a sheet of paper under a glass. */
export function CampaignMap(props: CampaignMapProps) {
  const { view, skin, onCell, onPiece, onCursor, focus = null, compact = false, label = 'Map of the campaign' } = props
  const board = props.board ?? view.board
  // A briefing brings its own copy of the board, which never changes: the ground is kept while its rows are the same.
  const boardKey = JSON.stringify([board.grid, board.width, board.height, board.layers])
  // eslint-disable-next-line react-hooks/exhaustive-deps -- boardKey stands for board
  const ground = useMemo(() => readGround(board), [boardKey])
  const reading = useMemo(() => readView(ground, view), [ground, view])
  const { grid } = ground
  const extent = useMemo(() => extentOf(grid), [grid])
  const given = props.layers
  const layers: MapLayers = useMemo(() => ({ ...allLayers, ...given }), [given])

  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const hover = useRef<SVGPathElement>(null)
  const margins = useRef<MarginsHandle>(null)
  const onFrame = useCallback((camera: Camera) => margins.current?.draw(camera), [])
  const stand = useRef(view.pieces)
  const start = useCallback(() => {
    const cells = stand.current.flatMap(({ at }) => grid.at(at) ?? [])
    const centres = cells.map((cell) => grid.centre(cell))
    const [first] = centres
    return compact || !first ? null : mean(centres)
  }, [grid, compact])
  const glass = useGlass({ stage, sheet, extent, frame: compact ? bare : lettered, deepest: 120, start, onFrame })
  const { camera, size } = glass

  const [cursor, setCursor] = useState<number | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const help = useId()

  const { show } = glass
  useEffect(() => {
    const cell = focus === null ? null : grid.at(focus)
    if (cell !== null) show(grid.centre(cell), false)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new focus moves the glass
  }, [focus])

  const hitAt = (cell: number): MapHit => {
    const name = grid.name(cell)
    return {
      cell: name,
      pieces: view.pieces.filter(({ at }) => at === name).map(({ id }) => id),
      contacts: view.contacts.filter(({ at }) => at === name).map(({ id }) => id),
    }
  }

  const under = (event: { readonly clientX: number; readonly clientY: number }): number | null => {
    const [now, frame] = [glass.live(), stage.current?.getBoundingClientRect()]
    if (!now || !frame) return null
    return grid.cellAt(toMap(now, { x: event.clientX - frame.left, y: event.clientY - frame.top }))
  }

  const click = (event: MouseEvent): void => {
    const sign =
      event.target instanceof Element ? event.target.closest('[data-piece],[data-contact],[data-cluster]') : null
    const frame = stage.current?.getBoundingClientRect()
    if (sign?.hasAttribute('data-cluster') && frame)
      return glass.zoomBy(2.4, { x: event.clientX - frame.left, y: event.clientY - frame.top })
    // Several signs share a cell and stray from its middle: a sign answers for the cell it stands on.
    const cell = grid.at(sign?.getAttribute('data-cell') ?? '') ?? under(event)
    if (cell === null) return
    setCursor(null)
    const id = sign?.getAttribute('data-piece') ?? sign?.getAttribute('data-contact')
    if (id && onPiece) onPiece(id, hitAt(cell))
    else onCell?.(hitAt(cell))
  }

  const point = (cell: number | null): void => {
    if (cell === pointed) return
    setPointed(cell)
    hover.current?.setAttribute('d', cell === null ? '' : cellPath(grid.corners(cell)))
    onCursor?.(cell === null ? null : grid.name(cell))
  }

  const moveCursor = (cell: number): void => {
    setCursor(cell)
    show(grid.centre(cell), true)
    onCursor?.(grid.name(cell))
  }

  const startCell = (): number => {
    const own = grid.at(view.pieces.find(({ id }) => id === props.selected)?.at ?? view.pieces[0]?.at ?? '')
    return own ?? Math.floor(grid.height / 2) * grid.width + Math.floor(grid.width / 2)
  }

  const press = (event: KeyboardEvent): void => {
    if (event.target !== stage.current || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (isArrow(key)) moveCursor(cursor === null ? startCell() : stepFrom(grid, cursor, key))
    else if (key === 'Enter' || key === ' ') {
      if (cursor === null) moveCursor(startCell())
      else onCell?.(hitAt(cursor))
    } else if (key === '+' || key === '=') glass.zoomBy(1.6)
    else if (key === '-') glass.zoomBy(1 / 1.6)
    else if (key === '0') glass.fit()
    else return
    event.preventDefault()
  }

  const words = skin?.words
  const told = cursor ?? pointed
  return (
    <div className={compact ? 'm-map m-map-compact' : 'm-map'}>
      <div
        ref={stage}
        className="m-map-stage"
        role="application"
        aria-roledescription="map"
        aria-label={label}
        aria-describedby={help}
        tabIndex={0}
        data-ready={camera ? '' : undefined}
        onClick={click}
        onKeyDown={press}
        onPointerMove={(event: PointerEvent) => {
          if (event.pointerType === 'mouse' && event.buttons === 0) point(under(event))
        }}
        onPointerLeave={() => point(null)}
      >
        <div ref={sheet} className="m-map-sheet">
          {camera && size && (
            <>
              <Paper
                ground={ground}
                reading={reading}
                camera={camera}
                size={size}
                ownership={layers.ownership}
                fog={layers.fog}
              />
              <Overlay
                view={view}
                reading={reading}
                camera={camera}
                size={size}
                layers={layers}
                zones={props.zones ?? none}
                arrows={props.arrows ?? none}
                highlights={props.highlights ?? none}
                selected={props.selected ?? null}
                symbols={skin?.symbols ?? noSymbols}
              />
              <svg className="m-map-overlay m-map-pointer" aria-hidden="true">
                <g transform={`translate(${String(size.width * 0.25)} ${String(size.height * 0.25)})`}>
                  <g
                    transform={`matrix(${String(camera.k)} 0 0 ${String(camera.k)} ${String(camera.x)} ${String(camera.y)})`}
                  >
                    <path ref={hover} className="m-hover" />
                    {cursor !== null && <path className="m-cursor" d={cellPath(grid.corners(cursor))} />}
                  </g>
                </g>
              </svg>
            </>
          )}
        </div>
        {size && layers.coordinates && !compact && (
          <Margins grid={grid} size={size} live={glass.live} handle={margins} />
        )}
      </div>
      {!compact && <MapTools glass={glass} />}
      <p id={help} className="m-hidden">
        Arrow keys move the cursor from cell to cell, Enter chooses, plus and minus zoom, zero shows the whole map.
      </p>
      <div className="m-hidden" aria-live="polite">
        {cursor === null ? '' : describeCell(view, reading, cursor, words)}
      </div>
      {!compact && (
        <div className="m-map-readout" aria-hidden="true">
          {told === null ? '' : describeCell(view, reading, told, words)}
        </div>
      )}
    </div>
  )
}
