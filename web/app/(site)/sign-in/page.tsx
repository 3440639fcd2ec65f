import { Suspense } from 'react'
import { Skeleton } from '../../../ui/index.js'
import { AccountForm } from '../../accounts/AccountForm.js'

export const metadata = { title: 'Sign in' }

export default function SignInPage() {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <AccountForm kind="in" />
    </Suspense>
  )
}
