'use client'

import * as words from '../../messages/account.generated.js'
import { Button, Notice } from '../../ui/index.js'
import { CopyButton } from '../../shell/CopyButton.js'

export function TokenSecret({ secret, done }: { readonly secret: string; readonly done: () => void }) {
  return (
    <Notice tone="warn" title={words.copyNow()}>
      <code className="a-secret">{secret}</code>
      <span className="a-actions">
        <CopyButton text={secret} label={words.copy()} />
        <Button size="s" tone="quiet" onClick={done}>
          {words.haveIt()}
        </Button>
      </span>
    </Notice>
  )
}
