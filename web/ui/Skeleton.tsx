import * as words from '../messages/ui.generated.js'
import type { SkeletonProps } from './props.js'

export function Skeleton({ lines = 3, label = words.reading() }: SkeletonProps) {
  return (
    <div className="m-skeleton" role="status">
      <span className="m-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="m-skeleton-line" aria-hidden="true" />
      ))}
    </div>
  )
}
