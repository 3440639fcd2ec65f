'use client'

import { useMemo } from 'react'
import * as words from '../../messages/share.generated.js'
import { CopyButton } from '../../shell/CopyButton.js'
import { Button, buttonClass, Dialog } from '../../ui/index.js'
import { qrPath } from './qrPath.js'
import { mailOf, type Sharing } from './share.js'

// Dark on light in both themes: many readers take no other.
function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className="c-qr"
      data-theme="light"
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={words.qr()}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

interface ShareSheetProps {
  readonly sharing: Sharing
  readonly close: () => void
}

/** Ways to hand a link on: the device's own, mail, the clipboard, and a code for whoever sits at the table. */
export function ShareSheet({ sharing, close }: ShareSheetProps) {
  const { link, title, text } = sharing
  const share = (): void => {
    // Whoever thinks better of it is told nothing.
    navigator.share({ title, text, url: link }).catch(() => undefined)
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      width="s"
      title={words.heading()}
      description={words.about()}
      footer={
        <>
          <CopyButton text={link} label={words.copy()} />
          <a className={buttonClass('plain', 's')} href={mailOf(sharing)}>
            {words.mail()}
          </a>
          {'share' in navigator && (
            <Button size="s" tone="primary" onClick={share}>
              {words.device()}
            </Button>
          )}
        </>
      }
    >
      <QrCode text={link} />
      <code className="a-secret">{link}</code>
    </Dialog>
  )
}
