'use client'

import type { PieceView } from '@muster/rulesets/kit/view.js'
import { useEffect, useMemo, useRef } from 'react'
import * as together from '../../messages/commanded.generated.js'
import * as words from '../../messages/desk.generated.js'
import { Badge, Coordinate } from '../../ui/index.js'
import { useOpenedView } from '../ViewContext.js'
import { mayWrite } from './command.js'
import { useOpenDesk } from './DeskContext.js'
import type { Group } from './groups.js'
import { OptionList } from './OptionList.js'
import { OrderLine } from './OrderLine.js'
import { planPieces } from './pieces.js'
import type { DeskState } from './deskState.js'

interface PlanListProps {
  /** Orders that stand under a heading of their own. */
  readonly elsewhere: Group['lines']
}

interface PieceRowProps {
  readonly piece: PieceView
  readonly offered: DeskState['options']
  /** Its place in the list, which is its key. */
  readonly at: number
}

const noOffers: DeskState['options'] = []

/** What each piece may be told. */
const offersOf = (options: DeskState['options']): ReadonlyMap<string | undefined, DeskState['options']> => {
  const found = new Map<string | undefined, DeskState['options'][number][]>()
  for (const option of options) {
    const same = found.get(option.piece)
    if (same) same.push(option)
    else found.set(option.piece, [option])
  }
  return found
}

/** A piece with what it is told, and what else it may be told once it is picked up. */
function PieceRow({ piece, offered, at }: PieceRowProps) {
  const { tools } = useOpenedView()
  const { desk, selected, onSelect } = useOpenDesk()
  const { orders, sealed, command } = desk
  const none = mayWrite(command, { piece: piece.id }) ? words.noneAvailable() : together.notYours()
  const lines = orders.flatMap((order, index) => (order.piece === piece.id ? [{ order, index }] : []))
  const forced = offered.some((option) => option.forced)
  const picked = piece.id === selected
  const row = useRef<HTMLLIElement>(null)
  // Picked up on the map, it may lie far down the list.
  useEffect(() => {
    if (picked) row.current?.scrollIntoView({ block: 'nearest' })
  }, [picked])
  return (
    <li ref={row} role="listitem" className="c-plan-piece" data-picked={picked || undefined}>
      <button
        type="button"
        className="c-piece"
        aria-pressed={picked}
        aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
        onClick={() => onSelect(picked ? null : piece.id)}
      >
        <span className="c-piece-size">{piece.size ?? '–'}</span>
        <span className="c-piece-name">
          {piece.id} <span className="m-quiet">{tools.presentation.pieces[piece.kind]?.name ?? piece.kind}</span>
        </span>
        {piece.marks.map((mark) => (
          <Badge key={mark}>{tools.presentation.states[mark]?.name ?? mark}</Badge>
        ))}
        {forced && <Badge tone="signal">{words.forced()}</Badge>}
        <Coordinate cell={piece.at} />
        {at < 9 && (
          <kbd className="c-key" aria-hidden="true">
            {at + 1}
          </kbd>
        )}
      </button>
      {lines.length > 0 ? (
        <ul className="c-orders">
          {lines.map(({ order, index }) => (
            <OrderLine key={`${order.kind} ${String(index)}`} {...{ order, index }} />
          ))}
        </ul>
      ) : (
        <p className="c-no-orders">{forced && !sealed ? words.mustGo() : words.noOrders()}</p>
      )}
      {picked && !sealed && (
        <section className="c-options" aria-label={words.ordersFor({ piece: piece.id })}>
          {offered.length === 0 ? <p className="m-quiet">{none}</p> : <OptionList options={offered} />}
        </section>
      )}
    </li>
  )
}

/** Rows that are laid out together once any of them is in sight. */
const stretch = 20

/** The plan: every piece that may be told something, with what it is told. The same choice as on the map, for keyboard and reader. */
export function PlanList({ elsewhere }: PlanListProps) {
  const { view } = useOpenedView()
  const { options, orders } = useOpenDesk().desk
  const offers = useMemo(() => offersOf(options), [options])
  const own = planPieces(view, { options, orders })
  const strays = orders.flatMap((order, index) =>
    own.some(({ id }) => id === order.piece) || elsewhere.some((line) => line.index === index)
      ? []
      : [{ order, index }],
  )
  return (
    <>
      {own.length > 0 && (
        <div className="c-pieces" role="list" aria-label={words.pieces()}>
          {own.map((first, from) =>
            from % stretch > 0 ? null : (
              <ul key={first.id} role="presentation" className="c-plan-stretch">
                {own.slice(from, from + stretch).map((piece, at) => (
                  <PieceRow key={piece.id} {...{ piece, at: from + at }} offered={offers.get(piece.id) ?? noOffers} />
                ))}
              </ul>
            ),
          )}
        </div>
      )}
      {strays.length > 0 && (
        <ul className="c-orders" aria-label={words.otherOrders()}>
          {strays.map(({ order, index }) => (
            <OrderLine key={`${order.kind} ${String(index)}`} {...{ order, index }} />
          ))}
        </ul>
      )}
    </>
  )
}
