'use client'
import { useEffect, useId, useRef } from 'react'
import * as words from '../messages/ui.generated.js'
import type { DialogProps } from './props.js'

/** The browser's own modal dialog: it keeps the focus, closes on Escape and gives the focus back. */
export function Dialog({ open, onOpenChange, title, description, children, footer, width = 'm' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={`m-dialog m-dialog-${width}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-about` : undefined}
      onClose={() => onOpenChange(false)}
      onClick={(event) => {
        // A click on the dialog itself, and not on what it holds, fell on the backdrop.
        if (event.target === dialog.current) onOpenChange(false)
      }}
    >
      {open && (
        <div className="m-dialog-paper">
          <header className="m-dialog-head">
            <h2 id={`${id}-title`}>{title}</h2>
            <button type="button" className="m-close" aria-label={words.close()} onClick={() => onOpenChange(false)} />
          </header>
          {description && (
            <p id={`${id}-about`} className="m-dialog-about">
              {description}
            </p>
          )}
          <div className="m-dialog-body">{children}</div>
          {footer && <footer className="m-dialog-foot">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
