'use client'

import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import { lazy, Suspense } from 'react'
import * as words from '../../messages/desk.generated.js'
import { Badge, Button, Field, Select, Skeleton } from '../../ui/index.js'
import { useOpenedView } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'
import { isPlain, keyOf, matches, placeOnly, startOf } from './drafts.js'

const OptionForm = lazy(() => import('./OptionForm.js').then((module) => ({ default: module.OptionForm })))

/** Where to, without a pointer: the same cells that the map points at. */
function TargetList({ option }: { readonly option: OrderOption }) {
  const { cell } = useOpenedView().tools.presentation
  const { fill } = useOpenDesk().desk
  return (
    <Field label={words.target({ order: option.label })} hint={words.targetHint({ cell: cell.one })}>
      {(control) => (
        <Select value="" onChange={(event) => fill({ to: event.target.value })} {...control}>
          <option value="" disabled>
            {words.inReach({ count: option.to?.length ?? 0, cells: cell.many })}
          </option>
          {option.to?.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** What may be ordered, one button each; pressed, it is ordered, or opens its blanks. */
export function OptionList({ options }: { readonly options: readonly OrderOption[] }) {
  const { filling, begin, put, orders } = useOpenDesk().desk
  const open = filling && options.includes(filling.option) ? filling.option : null
  const press = (option: OrderOption): void => {
    if (isPlain(option)) put(option, startOf(option))
    else begin(option === open ? null : option)
  }
  return (
    <>
      <div className="c-option-row">
        {options.map((option) => (
          <Button
            key={keyOf(option)}
            size="s"
            tone={option === open ? 'primary' : 'plain'}
            aria-pressed={option === open || (isPlain(option) && orders.some((order) => matches(option, order)))}
            onClick={() => press(option)}
          >
            {option.label} {option.forced && <Badge tone="signal">{words.forced()}</Badge>}
          </Button>
        ))}
      </div>
      {open && placeOnly(open) && <TargetList option={open} />}
      {open && !placeOnly(open) && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <OptionForm key={keyOf(open)} />
        </Suspense>
      )}
    </>
  )
}
