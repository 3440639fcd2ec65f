'use client'

import { type ReactNode, useState } from 'react'
import type { CombinedError } from 'urql'
import * as words from '../../messages/granting.generated.js'
import type { ProgramRequest } from '../../api/programs.js'
import { Button } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { type Grant, GrantFields } from './GrantFields.js'

interface ConsentProps {
  readonly asked: ProgramRequest
  readonly busy: boolean
  readonly error: CombinedError | undefined
  /** Null: no. */
  readonly answer: (grant: Grant | null) => void
  /** What to look at before one answers. */
  readonly children: ReactNode
}

/** Who asks, for what and for which campaigns. Less can be granted than is asked for. */
export function Consent({ asked: { program, scopes }, busy, error, answer, children }: ConsentProps) {
  const [grant, setGrant] = useState<Grant>({ scopes, campaigns: [] })
  return (
    <section className="a-form a-narrow">
      <h1>{words.wantsAccess({ program })}</h1>
      {children}
      <GrantFields offered={scopes} grant={grant} change={setGrant} />
      <p className="m-quiet">{words.canTakeBack()}</p>
      {error && <Trouble error={error} />}
      <span className="a-actions">
        <Button tone="primary" busy={busy} disabled={grant.scopes.length === 0} onClick={() => answer(grant)}>
          {words.allow()}
        </Button>
        <Button busy={busy} onClick={() => answer(null)}>
          {words.refuse()}
        </Button>
      </span>
    </section>
  )
}
