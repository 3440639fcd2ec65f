'use client'

import * as words from '../../messages/draft.generated.js'
import { Button, Notice } from '../../ui/index.js'
import type { Saving } from './sheetInHand.js'

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
        {saving === 'saved' && undecided ? words.undecided() : words.saving({ saving })}
      </p>
    )
  return (
    <Notice
      tone="warn"
      title={words.failedTitle()}
      action={
        <Button size="s" onClick={retry}>
          {words.saveAgain()}
        </Button>
      }
    >
      {words.failed()}
    </Notice>
  )
}
