'use client'

import type { OrderDraft, OrderOption } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { Badge, Coordinate } from '../../skin/index.js'
import type { Tools } from './openDesk.js'

interface PieceListProps {
  readonly view: GameView
  readonly tools: Tools
  readonly options: readonly OrderOption[]
  readonly orders: readonly OrderDraft[]
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
}

/** Own pieces that may be told something: the same choice as on the map, for keyboard and reader. */
export function PieceList({ view, tools, options, orders, selected, onSelect }: PieceListProps) {
  const able = new Set(options.map(({ piece }) => piece))
  const forced = new Set(options.filter((option) => option.forced).map(({ piece }) => piece))
  return (
    <ul className="c-pieces" aria-label="Your pieces">
      {view.pieces
        .filter(({ id }) => able.has(id))
        .map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              className="c-piece"
              aria-pressed={piece.id === selected}
              onClick={() => onSelect(piece.id === selected ? null : piece.id)}
            >
              <span className="c-piece-size">{piece.size ?? '–'}</span>
              <span className="c-piece-name">
                {piece.id} <span className="m-quiet">{tools.skin.words[piece.kind] ?? piece.kind}</span>
              </span>
              <Coordinate cell={piece.at} />
              {piece.marks.map((mark) => (
                <Badge key={mark}>{tools.skin.words[mark] ?? mark}</Badge>
              ))}
              {forced.has(piece.id) && <Badge tone="signal">no other choice</Badge>}
              {orders.some((order) => order.piece === piece.id) ? <Badge tone="good">ordered</Badge> : null}
            </button>
          </li>
        ))}
    </ul>
  )
}
