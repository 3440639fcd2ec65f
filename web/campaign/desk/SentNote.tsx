'use client'

import * as words from '../../messages/sending.generated.js'
import { RuleLink } from '../../rules/RuleLink.js'
import { Button } from '../../ui/index.js'
import { useOpenedView } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'
import { keyOf } from './drafts.js'

/** Why a piece may not go where it was sent, or which of several orders is meant. What was begun goes on. */
export function SentNote() {
  const { rules } = useOpenedView().tools
  const { sent, send } = useOpenDesk().desk
  if (!sent || sent.came.kind === 'order') return null
  const { piece, cell, came } = sent
  return (
    <div className="c-sent" role="status">
      {came.kind === 'several' ? (
        <>
          <span>{words.which({ cell })}</span>
          {came.options.map((option) => (
            <Button key={keyOf(option)} size="s" onClick={() => send(piece, cell, option)}>
              {option.label}
            </Button>
          ))}
        </>
      ) : (
        <span>
          <b className="m-mono">{cell}</b> {came.problem?.message ?? words.none()}{' '}
          {came.problem && <RuleLink rule={came.problem.rule} rules={rules} />}
        </span>
      )}
    </div>
  )
}
