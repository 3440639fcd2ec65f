'use client'

import { usePathname } from 'next/navigation.js'
import type { ReactNode } from 'react'
import * as words from '../messages/gate.generated.js'
import { useSession } from '../api/session.js'
import { buttonClass, Skeleton } from '../ui/index.js'
import { EmptyPage } from './EmptyPage.js'
import { InBrowser } from './InBrowser.js'
import { Link } from './Link.js'

interface GateProps {
  readonly children: ReactNode
  /** Where somebody without an account may look in its place. */
  readonly open?: { readonly href: string; readonly label: string }
}

function Gate({ children, open }: GateProps) {
  const session = useSession()
  const here = usePathname()
  if (session.isPending) return <Skeleton lines={4} label={words.looking()} />
  if (session.user) return children
  const query = new URLSearchParams(window.location.search).toString()
  const next = encodeURIComponent(query === '' ? here : `${here}?${query}`)
  return (
    <EmptyPage
      title={words.title()}
      action={
        <>
          <Link className={buttonClass('primary')} href={`/sign-in?next=${next}`}>
            {words.signIn()}
          </Link>
          <Link className={buttonClass('quiet')} href={`/sign-up?next=${next}`}>
            {words.makeAccount()}
          </Link>
          {open && (
            <Link className={buttonClass('quiet')} href={open.href}>
              {open.label}
            </Link>
          )}
        </>
      }
    >
      {words.text()}
    </EmptyPage>
  )
}

/** Shows its children to somebody who is signed in; others are told how to get here. The server judges anew whatever is asked. */
export const SignedIn = ({ children, open }: GateProps) => (
  <InBrowser>
    <Gate {...(open && { open })}>{children}</Gate>
  </InBrowser>
)
