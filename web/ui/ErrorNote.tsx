import type { ErrorNoteProps } from './props.js'

/** What happened, what is safe, what to do: in that order. */
export function ErrorNote({ title, safe, children, action }: ErrorNoteProps) {
  return (
    <div className="m-error" role="alert">
      <strong className="m-notice-title">{title}</strong>
      {safe && <p className="m-error-safe">{safe}</p>}
      {children && <div className="m-error-words">{children}</div>}
      {action && <div className="m-error-action">{action}</div>}
    </div>
  )
}
