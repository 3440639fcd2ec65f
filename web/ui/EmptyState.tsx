import type { EmptyStateProps } from './props.js'

export function EmptyState({ title, children, action, rank = 2 }: EmptyStateProps) {
  const Heading = rank === 1 ? 'h1' : 'h2'
  return (
    <div className="m-empty">
      <svg className="m-empty-sheet" viewBox="0 0 64 48" aria-hidden="true">
        <path d="M6 8 24 4l16 5 18-5v36l-18 5-16-5-18 4z M24 4v36 M40 9v36" />
        <path className="m-empty-pencil" d="M12 32c6-10 14-2 20-9s10-8 18-9m0 0-5-1m5 1-3 4" />
      </svg>
      <Heading className="m-empty-title">{title}</Heading>
      {children && <div className="m-empty-words">{children}</div>}
      {action && <div className="m-empty-action">{action}</div>}
    </div>
  )
}
