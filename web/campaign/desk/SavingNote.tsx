'use client'

import { Button, Notice } from '../../ui/index.js'
import type { Saving } from './sheetInHand.js'

const words: Readonly<Record<Exclude<Saving, 'failed'>, string>> = {
  reading: 'Reading your draft …',
  saved: 'Draft saved',
  pending: 'Draft not saved yet',
  saving: 'Saving the draft …',
}

interface SavingNoteProps {
  readonly saving: Saving
  /** Something was changed on another device as well, and waits for a choice. */
  readonly undecided: boolean
  readonly retry: () => void
}

export function SavingNote({ saving, undecided, retry }: SavingNoteProps) {
  if (saving !== 'failed')
    return (
      <p className="c-saving m-label m-quiet" role="status">
        {saving === 'saved' && undecided ? 'Draft saved, except what waits for your choice' : words[saving]}
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
