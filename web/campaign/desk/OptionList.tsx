'use client'

import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { lazy, Suspense, useState } from 'react'
import { Button, Field, Select, Skeleton } from '../../skin/index.js'
import { isPlain, startOf } from './drafts.js'
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
function TargetList({ option, desk }: { readonly option: OrderOption; readonly desk: DeskState }) {
  return (
    <Field label={`${option.label}: where to?`} hint="Choose a marked sector on the map, or from this list.">
      {(control) => (
        <Select
          value=""
          onChange={(event) => desk.put(option, { ...startOf(option), to: event.target.value })}
          {...control}
        >
          <option value="" disabled>
            {`${String(option.to?.length ?? 0)} sectors in reach`}
          </option>
          {option.to?.map((cell) => (
            <option key={cell}>{cell}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Needs a cell and nothing else: the map can give it. */
const placeOnly = ({ to, with: partner, amount, item, detail }: OrderOption): boolean =>
  Boolean(to) && !partner && !amount && !item && detail === undefined

export function OptionList({ view, desk, options }: OptionListProps) {
  const [open, setOpen] = useState<OrderOption | null>(null)
  const { picking, pick, put } = desk
  const press = (option: OrderOption): void => {
    const forMap = placeOnly(option)
    pick(forMap && picking !== option ? option : null)
    setOpen(!forMap && !isPlain(option) && open !== option ? option : null)
    if (isPlain(option)) put(option, startOf(option))
  }
  const form = open && options.includes(open) ? open : null
  return (
    <>
      <div className="c-option-row">
        {options.map((option) => (
          <Button
            key={`${option.kind} ${option.label}`}
            size="s"
            tone={option === picking || option === form ? 'primary' : 'plain'}
            aria-pressed={option === picking || option === form}
            onClick={() => press(option)}
          >
            {option.label}
          </Button>
        ))}
      </div>
      {picking && options.includes(picking) && <TargetList option={picking} desk={desk} />}
      {form && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <OptionForm
            key={`${form.piece ?? ''} ${form.kind} ${form.label}`}
            option={form}
            view={view}
            done={(draft) => {
              setOpen(null)
              put(form, draft)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
