import { Suspense } from 'react'
import { Skeleton } from '../../../ui/index.js'
import { AccountForm } from '../../accounts/AccountForm.js'

export const metadata = { title: 'Sign up' }

export default function SignUpPage() {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <AccountForm kind="up" />
    </Suspense>
  )
}
