'use client'

import * as words from '../../messages/keep.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button } from '../../ui/index.js'
import { useKeep } from './useKeep.js'

/** The trial's campaign as one on the server: one press. */
export function KeepCampaign() {
  const { begin, busy, error } = useKeep()
  return (
    <section className="a-narrow">
      <h1>{words.heading()}</h1>
      <p>{words.lead()}</p>
      {error && <Trouble error={error} />}
      <Button tone="primary" disabled={begin === null} busy={busy} onClick={() => void begin?.()}>
        {words.begin()}
      </Button>
    </section>
  )
}
