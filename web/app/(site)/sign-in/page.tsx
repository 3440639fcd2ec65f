import { Suspense } from 'react'
import * as titles from '../../../messages/titles.generated.js'
import { Skeleton } from '../../../ui/index.js'
import { SignInForm } from '../../accounts/SignInForm.js'

export const generateMetadata = () => ({ title: titles.signIn() })

export default function SignInPage() {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <SignInForm />
    </Suspense>
  )
}
