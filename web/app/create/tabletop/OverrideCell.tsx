'use client'

import type { ReferenceCell } from '@muster/rulesets/kit/system.js'
import { useState } from 'react'
import * as words from '../../../messages/tabletopChoice.generated.js'
import { typedFrom } from './typedValue.js'

interface OverrideCellProps {
  readonly cell: ReferenceCell
  /** Table, row and column, for readers. */
  readonly label: string
  /** What is wrong with a text; null when it stands now. */
  readonly onPut: (typed: string) => string | null
  readonly onReset: () => void
  /** What the server found wrong with it. */
  readonly fault: string | null
}

/**
 * A value of a table: pressed, it can be typed anew. One of the group's own shows what is printed, and a way back. Once it was pressed it keeps its
 * room, so that nothing moves under a pointer that leaves it for a button below.
 */
export function OverrideCell({ cell, label, onPut, onReset, fault }: OverrideCellProps) {
  const [typing, setTyping] = useState(false)
  const [touched, setTouched] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const own = cell.printed !== undefined
  const leave = (): void => {
    setTyping(false)
    setProblem(null)
  }
  const put = (typed: string): void => {
    if (typed === typedFrom(cell.value)) return leave()
    const wrong = onPut(typed)
    setProblem(wrong)
    setTyping(wrong !== null)
  }
  const wrong = problem ?? fault
  return (
    <span className="r-edit" data-touched={touched || own || undefined}>
      {typing ? (
        <input
          className="m-input"
          aria-label={label}
          aria-invalid={wrong === null ? undefined : true}
          defaultValue={typedFrom(cell.value)}
          autoFocus
          onFocus={({ target }) => target.select()}
          onBlur={({ target }) => put(target.value)}
          onKeyDown={(event) => {
            // Enter would send the whole form.
            if (event.key === 'Enter') {
              event.preventDefault()
              put(event.currentTarget.value)
            }
            if (event.key === 'Escape') {
              // Going, it is left as well: with nothing to put.
              event.currentTarget.value = typedFrom(cell.value)
              leave()
            }
          }}
        />
      ) : (
        <button
          type="button"
          aria-label={words.cell({ cell: label, text: cell.text })}
          data-own={own || undefined}
          onClick={() => {
            setTouched(true)
            setTyping(true)
          }}
        >
          {cell.text}
        </button>
      )}
      {(own || touched) && (
        <span className="r-printed" data-none={!own || undefined}>
          {words.printed({ text: cell.printed ?? cell.text })}{' '}
          <button type="button" aria-label={words.cellAsPrinted({ cell: label })} onClick={onReset}>
            {words.reset()}
          </button>
        </span>
      )}
      {wrong !== null && (
        <span className="m-field-problem" role="alert">
          {wrong}
        </span>
      )}
    </span>
  )
}
