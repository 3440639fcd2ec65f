'use client'

import { usePathname } from 'next/navigation.js'
import type { ReactNode } from 'react'
import { useSession } from '../api/session.js'
import { buttonClass, Skeleton } from '../ui/index.js'
import { EmptyPage } from './EmptyPage.js'
import { InBrowser } from './InBrowser.js'
import { Link } from './Link.js'

function Gate({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const here = usePathname()
  if (session.isPending) return <Skeleton lines={4} label="Looking up who you are" />
  if (session.user) return children
  const next = encodeURIComponent(here)
  return (
    <EmptyPage
      title="Sign in first"
      action={
        <>
          <Link className={buttonClass('primary')} href={`/sign-in?next=${next}`}>
            Sign in
          </Link>
          <Link className={buttonClass('quiet')} href={`/sign-up?next=${next}`}>
            Make an account
          </Link>
        </>
      }
    >
      Sign in to see this page. You come back here as soon as you have signed in.
    </EmptyPage>
  )
}

/** Shows its children to somebody who is signed in; others are told how to get here. The server judges anew whatever is asked. */
export const SignedIn = ({ children }: { readonly children: ReactNode }) => (
  <InBrowser>
    <Gate>{children}</Gate>
  </InBrowser>
)
