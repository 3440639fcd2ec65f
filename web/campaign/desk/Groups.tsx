'use client'

import * as words from '../../messages/desk.generated.js'
import { useOpenDesk } from './DeskContext.js'
import type { Group } from './groups.js'
import { OptionList } from './OptionList.js'
import { OrderLine } from './OrderLine.js'

/** What may be bought or done without a piece, under a heading for each slot, with its lines on the sheet. */
export function Groups({ groups }: { readonly groups: readonly Group[] }) {
  const { sealed } = useOpenDesk().desk
  return groups.map(({ slot, title, options, lines }) => (
    <section key={slot} className="c-group" aria-label={title}>
      <h3>{title}</h3>
      {lines.length > 0 && (
        <ul className="c-orders">
          {lines.map(({ order, index }) => (
            <OrderLine key={`${order.kind} ${String(index)}`} {...{ order, index }} />
          ))}
        </ul>
      )}
      {!sealed && <OptionList options={options} />}
      {sealed && lines.length === 0 && <p className="c-no-orders">{words.nothing()}</p>}
    </section>
  ))
}
