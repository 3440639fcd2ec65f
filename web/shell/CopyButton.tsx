'use client'

import { useState } from 'react'
import * as words from '../messages/shell.generated.js'
import { Button } from '../ui/index.js'

/** Copies a text; says so on itself, and when the browser refuses, what to do instead. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [state, setState] = useState<'ready' | 'done' | 'refused'>('ready')
  const copy = (): void => {
    const refused = (): void => setState('refused')
    if ('clipboard' in navigator) navigator.clipboard.writeText(text).then(() => setState('done'), refused)
    else refused()
  }
  return (
    <Button size="s" onClick={copy} aria-live="polite">
      {state === 'ready' ? label : state === 'done' ? words.copied() : words.copyByHand()}
    </Button>
  )
}
