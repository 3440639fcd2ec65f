import { useId } from 'react'
import type { Control, FieldProps } from './props.js'

export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId()
  const hasHint = hint !== undefined && hint !== null
  const hasProblem = problem !== undefined && problem !== null && problem !== false && problem !== ''
  const described = [hasHint ? `${id}-hint` : '', hasProblem ? `${id}-problem` : ''].filter(Boolean).join(' ')
  const control: Control = {
    id,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(hasProblem ? { 'aria-invalid': true } : {}),
  }
  return (
    <div className="m-field">
      <label className="m-field-label" htmlFor={id}>
        {label}
      </label>
      {children(control)}
      {hasHint && (
        <div className="m-field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className="m-field-problem" id={`${id}-problem`} aria-live="polite">
        {hasProblem ? problem : null}
      </div>
    </div>
  )
}
