'use client'

import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import { lazy, Suspense, useMemo } from 'react'
import * as words from '../../messages/desk.generated.js'
import { Badge, Button, Skeleton } from '../../ui/index.js'
import { useOpenDesk } from './DeskContext.js'
import { keyOf, placeOnly } from './drafts.js'
import { orderKeys } from './orderKeys.js'
import { isPressed, pressOption } from './press.js'

const TargetList = lazy(() => import('./TargetList.js').then((module) => ({ default: module.TargetList })))
const OptionForm = lazy(() => import('./OptionForm.js').then((module) => ({ default: module.OptionForm })))

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
      {opened && (
        <Suspense fallback={<Skeleton lines={2} />}>
          {placeOnly(opened) ? <TargetList option={opened} /> : <OptionForm key={keyOf(opened)} />}
        </Suspense>
      )}
    </>
  )
}
