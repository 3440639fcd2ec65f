'use client'

import type { ReactNode } from 'react'
import { Trouble } from '../../shell/Trouble.js'
import { Button } from '../../ui/index.js'
import { useKeep } from './useKeep.js'

/** Creates the trial's campaign on the server, starts it and goes there: one press. */
export function BeginButton({ children }: { readonly children: ReactNode }) {
  const { begin, busy, error } = useKeep()
  return (
    <>
      {error && <Trouble error={error} />}
      <Button tone="primary" disabled={begin === null} busy={busy} onClick={() => void begin?.()}>
        {children}
      </Button>
    </>
  )
}
