'use client'

import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import { lazy, Suspense, useMemo } from 'react'
import * as words from '../../messages/desk.generated.js'
import { Badge, Button, Field, Select, Skeleton } from '../../ui/index.js'
import { useOpenedView } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'
import { keyOf, placeOnly } from './drafts.js'
import { orderKeys } from './orderKeys.js'
import { isPressed, pressOption } from './press.js'
import { usePlaceNames } from './usePlaceNames.js'

const OptionForm = lazy(() => import('./OptionForm.js').then((module) => ({ default: module.OptionForm })))

/** Where to, without a pointer: the same cells that the map points at. */
function TargetList({ option }: { readonly option: OrderOption }) {
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

/** What may be ordered, one button each; pressed, it is ordered, or opens its blanks. Orders of a piece have a key each. */
export function OptionList({ options }: { readonly options: readonly OrderOption[] }) {
  const open = useOpenDesk()
  const { filling } = open.desk
  const opened = filling && options.includes(filling.option) ? filling.option : null
  const keys = useMemo(() => orderKeys(options.filter(({ piece }) => piece !== undefined)), [options])
  return (
    <>
      <div className="c-option-row">
        {options.map((option) => {
          const key = keys.get(option)
          return (
            <Button
              key={keyOf(option)}
              size="s"
              tone={option === opened ? 'primary' : 'plain'}
              aria-pressed={isPressed(open.desk, option)}
              aria-keyshortcuts={key}
              onClick={() => pressOption(open, option)}
            >
              {option.label} {option.forced && <Badge tone="signal">{words.forced()}</Badge>}
              {key !== undefined && (
                <kbd className="c-key" aria-hidden="true">
                  {key.toUpperCase()}
                </kbd>
              )}
            </Button>
          )
        })}
      </div>
      {opened && placeOnly(opened) && <TargetList option={opened} />}
      {opened && !placeOnly(opened) && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <OptionForm key={keyOf(opened)} />
        </Suspense>
      )}
    </>
  )
}
