'use client'

import * as words from '../../messages/deputies.generated.js'
import { CopyButton } from '../../shell/CopyButton.js'
import { Notice } from '../../ui/index.js'

/** A link that was just made: it is not shown again. */
export function LinkMade({ title, url }: { readonly title: string; readonly url: string }) {
  const link = new URL(url, window.location.origin).href
  return (
    <Notice tone="good" title={title}>
      <code className="a-secret">{link}</code>
      {words.once()} <CopyButton text={link} label={words.copy()} />
    </Notice>
  )
}
