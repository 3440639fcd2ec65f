'use client'

import { Fragment } from 'react'
import * as words from '../messages/turn.generated.js'
import { Deadline } from './Deadline.js'
import type { Turn } from './toDo.js'

/** What somebody has to do, and until when: `2 battles to report, 1 plan until Tue 24 Nov, 21:00 your time`. */
export function YourTurn({ turn, zone }: { readonly turn: Turn; readonly zone: string }) {
  return turn.due.map(({ what, until }, index) => (
    <Fragment key={until}>
      {index > 0 && '; '}
      {until === null
        ? what.join(', ')
        : words.until({ what: what.join(', '), hour: () => <Deadline at={until} zone={zone} /> })}
    </Fragment>
  ))
}
