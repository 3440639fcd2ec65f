'use client'

import type { OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { Notice } from '../../skin/index.js'
import { RuleLink } from '../report/RuleLink.js'
import { OptionList } from './OptionList.js'
import type { Tools } from './openDesk.js'
import { OrderList } from './OrderList.js'
import { PieceList } from './PieceList.js'
import { ReceiptCard } from './ReceiptCard.js'
import { SavingNote } from './SavingNote.js'
import type { DeskState } from './useDesk.js'

interface OrderDeskProps {
  readonly view: GameView
  readonly desk: DeskState
  readonly tools: Tools
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
  readonly zone: string
  readonly replaceable: boolean
}

const General = ({ problems, tools }: { readonly problems: readonly OrderProblem[]; readonly tools: Tools }) =>
  problems
    .filter(({ index }) => index == null)
    .map((problem) => (
      <Notice key={problem.code + problem.message} tone="warn">
        {problem.message} <RuleLink rule={problem.rule} rules={tools.desk.rules} />
      </Notice>
    ))

/** The desk of one ask: pieces, what they may be told, and the list of what they are told. */
export function OrderDesk({ view, desk, tools, selected, onSelect, zone, replaceable }: OrderDeskProps) {
  const { ask, options, orders, problems, sealed } = desk
  if (!ask) return null
  const ofPieces = options.some((option) => option.piece !== undefined)
  const offered = options.filter((option) => (ofPieces ? option.piece === selected : true))
  const piece = view.pieces.find(({ id }) => id === selected)
  return (
    <div className="c-desk">
      {sealed && (
        <ReceiptCard receipt={sealed} zone={zone} {...(replaceable && !ask.closed && { reopen: desk.reopen })} />
      )}
      <OrderList {...{ view, desk, tools, onSelect }} />
      {!sealed && orders.length > 0 && <General problems={problems} tools={tools} />}
      {!sealed && <SavingNote saving={desk.saving} retry={desk.retrySaving} />}
      {!sealed && ofPieces && <PieceList {...{ view, tools, options, orders, selected, onSelect }} />}
      {!sealed && (!ofPieces || piece) && (
        <section className="c-options" aria-label={piece ? `Orders for ${piece.id}` : ask.title}>
          {piece && <h3>{`${tools.skin.words[piece.kind] ?? piece.kind} ${piece.id}`}</h3>}
          {offered.length === 0 ? (
            <p className="m-quiet">There is nothing that this one may be told now.</p>
          ) : (
            <OptionList {...{ view, desk, tools, options: offered }} />
          )}
        </section>
      )}
    </div>
  )
}
