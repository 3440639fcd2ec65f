'use client'

import { Button, Notice } from '../../ui/index.js'
import { CopyButton } from '../../shell/CopyButton.js'

export function TokenSecret({ secret, done }: { readonly secret: string; readonly done: () => void }) {
  return (
    <Notice tone="warn" title="Copy the token now: it is not shown again">
      <code className="a-secret">{secret}</code>
      <span className="a-actions">
        <CopyButton text={secret} label="Copy the token" />
        <Button size="s" tone="quiet" onClick={done}>
          I have it
        </Button>
      </span>
    </Notice>
  )
}
