'use client'

import type { ReactNode } from 'react'
import * as words from '../../messages/offer.generated.js'
import { Link } from '../../shell/Link.js'
import { buttonClass } from '../../ui/index.js'

interface SignInFirstProps {
  /** The page that is gone on with afterwards. */
  readonly here: string
  readonly children: ReactNode
}

/** For somebody who could take a place, and has not said who they are. */
export function SignInFirst({ here, children }: SignInFirstProps) {
  const next = encodeURIComponent(here)
  return (
    <>
      <p className="a-actions">
        <Link className={buttonClass('primary')} href={`/sign-up?next=${next}`}>
          {words.makeAccount()}
        </Link>
        <Link className={buttonClass('plain')} href={`/sign-in?next=${next}`}>
          {words.signIn()}
        </Link>
      </p>
      <p className="m-label m-quiet">{children}</p>
    </>
  )
}
