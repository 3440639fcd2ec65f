import type { BadgeProps } from './props.js'

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`m-badge m-badge-${tone}`}>{children}</span>
}
