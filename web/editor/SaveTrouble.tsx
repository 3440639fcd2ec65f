'use client'

import type { CombinedError } from 'urql'
import { troubleOf } from '../api/problem.js'
import * as words from '../messages/editor.generated.js'
import { Trouble } from '../shell/Trouble.js'
import { Button, Notice } from '../ui/index.js'

interface SaveTroubleProps {
  readonly error: CombinedError
  /** Saves it as another map. */
  readonly another: () => Promise<void>
  /** Goes back to what the account has. */
  readonly giveUp: () => Promise<void>
}

/** A map that was not saved: where somebody has saved another version meanwhile, one of the two is taken, or both are kept. */
export function SaveTrouble({ error, another, giveUp }: SaveTroubleProps) {
  if (troubleOf(error).code !== 'CONFLICT') return <Trouble error={error} />
  return (
    <div role="alert">
      <Notice tone="warn" title={words.savedElsewhere()}>
        <p>{words.savedElsewhereText()}</p>
        <p className="e-actions">
          <Button size="s" onClick={() => void another()}>
            {words.saveAsAnother()}
          </Button>
          <Button size="s" onClick={() => void giveUp().then(() => window.location.reload())}>
            {words.takeTheOther()}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
