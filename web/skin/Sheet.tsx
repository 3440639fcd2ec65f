'use client'
import { useId, useState } from 'react'
import type { SheetProps } from './props.js'

export function Sheet({ title, open, onOpenChange, side = 'right', footer, children }: SheetProps) {
  const id = useId()
  const [tall, setTall] = useState(false)
  return (
    <section
      className={`m-sheet m-sheet-${side}`}
      data-open={open}
      data-tall={tall}
      aria-labelledby={`${id}-title`}
      hidden={!open}
    >
      <button
        type="button"
        className="m-sheet-handle"
        aria-expanded={tall}
        aria-controls={`${id}-body`}
        onClick={() => setTall(!tall)}
      >
        <span className="m-hidden">{tall ? 'Lower the sheet' : 'Raise the sheet'}</span>
      </button>
      <header className="m-sheet-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="m-close" aria-label="Put the sheet away" onClick={() => onOpenChange(false)} />
      </header>
      <div className="m-sheet-body" id={`${id}-body`}>
        {children}
      </div>
      {footer && <footer className="m-sheet-foot">{footer}</footer>}
    </section>
  )
}
