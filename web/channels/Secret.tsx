'use client'

import type { ReactNode } from 'react'
import * as words from '../messages/channels.generated.js'
import { CopyButton } from '../shell/CopyButton.js'
import { Button, Notice } from '../ui/index.js'

interface SecretProps {
  readonly secret: string
  readonly done: () => void
  readonly children?: ReactNode
}

/** What proves from whom messages are: the server shows it this once. */
export function Secret({ secret, done, children }: SecretProps) {
  return (
    <Notice tone="warn" title={words.secretOnce()}>
      <code className="a-secret">{secret}</code>
      {children}
      <span className="a-actions">
        <CopyButton text={secret} label={words.copy()} />
        <Button size="s" tone="quiet" onClick={done}>
          {words.haveIt()}
        </Button>
      </span>
    </Notice>
  )
}
