'use client'

import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/index.js'
import type { ControlProps, Controls } from '../Control.js'
import { Amount } from './Amount.js'
import { Choice } from './Choice.js'
import { Either } from './Either.js'
import { Group } from './Group.js'
import { Rows, Sequence } from './Lines.js'
import { Names } from './Names.js'
import { Several } from './Several.js'
import { Switch } from './Switch.js'
import { Text } from './Text.js'
import { Texts } from './Texts.js'

const Roster = lazy(() => import('../roster/Roster.js').then((module) => ({ default: module.Roster })))

function Table(props: ControlProps<'table'>) {
  const { roster } = props.node
  if (!roster) return <Rows {...props} />
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <Roster {...props} from={roster} />
    </Suspense>
  )
}

/** Controls one below the other, each under its title. */
export const plainControls: Controls = {
  switch: Switch,
  amount: Amount,
  text: Text,
  choice: Choice,
  several: Several,
  texts: Texts,
  pairs: Names,
  table: Table,
  sequence: Sequence,
  either: Either,
  group: Group,
}
