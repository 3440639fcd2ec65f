'use client'

import { useId } from 'react'
import * as together from '../../messages/commanded.generated.js'
import * as words from '../../messages/draft.generated.js'
import { Button } from '../../ui/index.js'
import { useOpenedView } from '../ViewContext.js'
import { writerOf } from './command.js'
import { useOpenDesk } from './DeskContext.js'
import type { Conflict, Orders } from './merge.js'

interface ConflictChoiceProps {
  readonly conflict: Conflict
  readonly choose: (which: 'mine' | 'theirs') => void
}

/** Without a name it was the reader, on another device. */
const titleOf = (piece: string | undefined, name: string | null): string => {
  if (name === null) return piece === undefined ? words.changed() : words.changedPiece({ piece })
  return piece === undefined ? together.changedBy({ name }) : together.changedPieceBy({ piece, name })
}

/** One place of the sheet in its two versions. */
export function ConflictChoice({ conflict: { mine, theirs }, choose }: ConflictChoiceProps) {
  const { view, tools } = useOpenedView()
  const { changes } = useOpenDesk().desk
  const id = useId()
  const piece = [...mine, ...theirs][0]?.piece
  const told = (orders: Orders): string =>
    orders.length === 0 ? words.noOrder() : orders.map((order) => tools.presentation.describe(view, order)).join('; ')
  return (
    <li className="m-notice m-notice-warn">
      <div className="m-notice-words">
        <strong className="m-notice-title">
          {titleOf(piece, writerOf(changes, { ...(piece !== undefined && { piece }) })?.name ?? null)}
        </strong>
        <dl className="c-versions">
          <dt>{words.theirs()}</dt>
          <dd id={`${id}-theirs`}>{told(theirs)}</dd>
          <dt>{words.mine()}</dt>
          <dd id={`${id}-mine`}>{told(mine)}</dd>
        </dl>
      </div>
      <div className="m-notice-action">
        <Button size="s" aria-describedby={`${id}-theirs`} onClick={() => choose('theirs')}>
          {words.takeTheirs()}
        </Button>
        <Button size="s" aria-describedby={`${id}-mine`} onClick={() => choose('mine')}>
          {words.keepMine()}
        </Button>
      </div>
    </li>
  )
}
