'use client'

import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import * as words from '../../messages/desk.generated.js'
import { Field, Select } from '../../ui/index.js'
import { useOpenedView } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'
import { usePlaceNames } from './usePlaceNames.js'

/** Where to, without a pointer: the same cells that the map points at. */
export function TargetList({ option }: { readonly option: OrderOption }) {
  const { view, tools } = useOpenedView()
  const { cell } = tools.presentation
  const { fill } = useOpenDesk().desk
  const named = usePlaceNames(view.pieces.find(({ id }) => id === option.piece)?.at)
  return (
    <Field label={words.target({ order: option.label })} hint={words.targetHint({ cell: cell.one })}>
      {(control) => (
        <Select value="" onChange={(event) => fill({ to: event.target.value })} {...control}>
          <option value="" disabled>
            {words.inReach({ count: option.to?.length ?? 0, cells: cell.many })}
          </option>
          {option.to?.map((name) => (
            <option key={name} value={name}>
              {named(name)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
