import type { NoticeProps } from './props.js'

/** A remark within the page. */
export function Notice({ tone = 'plain', title, children, action }: NoticeProps) {
  return (
    <div className={`m-notice m-notice-${tone}`} role={tone === 'signal' ? 'alert' : 'status'}>
      <div className="m-notice-words">
        {title && <strong className="m-notice-title">{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="m-notice-action">{action}</div>}
    </div>
  )
}
