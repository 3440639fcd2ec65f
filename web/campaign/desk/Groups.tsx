'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Group } from './groups.js'
import type { Tools } from './openDesk.js'
import { OptionList } from './OptionList.js'
import { OrderLine } from './OrderLine.js'
import type { DeskState } from './useDesk.js'

interface GroupsProps {
  readonly view: GameView
  readonly desk: DeskState
  readonly tools: Tools
  readonly groups: readonly Group[]
  readonly onSelect: (id: string | null) => void
}

/** What may be bought or done without a piece, under a heading for each slot, with its lines on the sheet. */
export function Groups({ view, desk, tools, groups, onSelect }: GroupsProps) {
  return groups.map(({ slot, title, options, lines }) => (
    <section key={slot} className="c-group" aria-label={title}>
      <h3>{title}</h3>
      {lines.length > 0 && (
        <ul className="c-orders">
          {lines.map(({ order, index }) => (
            <OrderLine key={`${order.kind} ${String(index)}`} {...{ view, desk, tools, order, index, onSelect }} />
          ))}
        </ul>
      )}
      {!desk.sealed && <OptionList {...{ view, desk, tools, options }} />}
      {desk.sealed && lines.length === 0 && <p className="c-no-orders">Nothing</p>}
    </section>
  ))
}
