'use client'

import { useState } from 'react'
import type { CombinedError } from 'urql'
import * as words from '../../messages/showBattle.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Notice } from '../../ui/index.js'
import { useBattleContext } from './BattleContext.js'

/** Where the facilitator sees no secrets: what they would be shown of this battle, and the button that does it. */
export function ShowBattle() {
  const { acts } = useBattleContext()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CombinedError | null>(null)
  const show = async (): Promise<void> => {
    setBusy(true)
    setError(await acts.show())
    setBusy(false)
  }
  return (
    <Notice
      title={words.title()}
      action={
        <Button size="s" busy={busy} onClick={() => void show()}>
          {words.show()}
        </Button>
      }
    >
      {words.what()}
      {error && <Trouble error={error} />}
    </Notice>
  )
}
