'use client'

import { useState } from 'react'
import * as words from '../../messages/letters.generated.js'
import type { ReportLine } from '../../api/briefing.js'
import { Button, Dialog } from '../../ui/index.js'

interface QuoteButtonProps {
  readonly lines: readonly ReportLine[]
  readonly onQuote: (text: string) => void
}

/** Takes a line of the newest report into the letter. */
export function QuoteButton({ lines, onQuote }: QuoteButtonProps) {
  const [open, setOpen] = useState(false)
  const take = (text: string): void => {
    onQuote([...text].slice(0, 500).join(''))
    setOpen(false)
  }
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {words.quote()}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.quoteTitle()} description={words.quoteAbout()}>
        <ul className="l-lines">
          {lines.map(({ text }, at) => (
            <li key={at}>
              <button type="button" className="l-line" onClick={() => take(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
