'use client'

import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/index.js'
import type { ControlProps, Controls } from '../Control.js'
import { Amount } from '../controls/Amount.js'
import { Choice } from '../controls/Choice.js'
import { Either } from '../controls/Either.js'
import { Group } from '../controls/Group.js'
import { Rows, Sequence } from '../controls/Lines.js'
import { Names } from '../controls/Names.js'
import { Several } from '../controls/Several.js'
import { Switch } from '../controls/Switch.js'
import { Text } from '../controls/Text.js'
import { Texts } from '../controls/Texts.js'

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
