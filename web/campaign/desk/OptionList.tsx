'use client'

import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { lazy, Suspense } from 'react'
import { Badge, Button, Field, Select, Skeleton } from '../../ui/index.js'
import { isPlain, keyOf, matches, placeOnly, startOf } from './drafts.js'
import type { Tools } from './openDesk.js'
import type { DeskState } from './useDesk.js'

const OptionForm = lazy(() => import('./OptionForm.js').then((module) => ({ default: module.OptionForm })))

interface OptionListProps {
  readonly view: GameView
  readonly desk: DeskState
  readonly tools: Tools
  readonly options: readonly OrderOption[]
}

/** Where to, without a pointer: the same cells that the map points at. */
function TargetList({
  option,
  desk,
  tools,
}: { readonly option: OrderOption } & Pick<OptionListProps, 'desk' | 'tools'>) {
  const { cell } = tools.presentation
  return (
    <Field label={`${option.label}: where to?`} hint={`Choose a marked ${cell.one} on the map, or from this list.`}>
      {(control) => (
        <Select value="" onChange={(event) => desk.fill({ to: event.target.value })} {...control}>
          <option value="" disabled>
            {`${String(option.to?.length ?? 0)} ${cell.many} in reach`}
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
export function OptionList({ view, desk, tools, options }: OptionListProps) {
  const { filling, begin, put, orders } = desk
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
            {option.label} {option.forced && <Badge tone="signal">forced</Badge>}
          </Button>
        ))}
      </div>
      {open && placeOnly(open) && <TargetList option={open} {...{ desk, tools }} />}
      {open && !placeOnly(open) && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <OptionForm key={keyOf(open)} {...{ view, desk, tools }} />
        </Suspense>
      )}
    </>
  )
}
