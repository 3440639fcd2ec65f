'use client'

import * as words from '../../messages/coach.generated.js'
import { Button } from '../../ui/index.js'
import { type Mark, marks } from './marks.js'
import './coach.css'

interface CoachMarkProps {
  readonly mark: Mark
  readonly next: () => void
  readonly end: () => void
}

/** A tip beside what it is about, in the flow of the page: it covers nothing. */
export function CoachMark({ mark, next, end }: CoachMarkProps) {
  const at = marks.indexOf(mark) + 1
  return (
    <div className="c-coach" data-at={mark} role="group" aria-label={words.tip({ at, all: marks.length })}>
      <p>
        <strong>{words.title({ mark })}</strong> {words.text({ mark })}
      </p>
      <Button size="s" tone="quiet" onClick={next}>
        {at < marks.length ? words.next() : words.gotIt()}
      </Button>
      {at < marks.length && <button type="button" className="m-close" aria-label={words.end()} onClick={end} />}
    </div>
  )
}
