'use client'

import { Button, Notice } from '../../skin/index.js'
import type { Saving } from './useSheet.js'

const words: Readonly<Record<Exclude<Saving, 'failed'>, string>> = {
  reading: 'Reading your draft …',
  saved: 'Draft saved',
  pending: 'Draft not saved yet',
  saving: 'Saving the draft …',
}

export function SavingNote({ saving, retry }: { readonly saving: Saving; readonly retry: () => void }) {
  if (saving !== 'failed')
    return (
      <p className="c-saving m-label m-quiet" role="status">
        {words[saving]}
      </p>
    )
  return (
    <Notice
      tone="warn"
      title="The draft could not be saved"
      action={
        <Button size="s" onClick={retry}>
          Save again
        </Button>
      }
    >
      It is safe on this page for now: do not close it before it is saved or sealed.
    </Notice>
  )
}
