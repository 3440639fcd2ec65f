import { Suspense } from 'react'
import * as titles from '../../../messages/titles.generated.js'
import { Skeleton } from '../../../ui/index.js'
import { InBrowser } from '../../../shell/InBrowser.js'
import { SignUp } from '../../accounts/SignUp.js'

export const generateMetadata = () => ({ title: titles.signUp() })

export default function SignUpPage() {
  return (
    <InBrowser>
      <Suspense fallback={<Skeleton lines={4} />}>
        <SignUp />
      </Suspense>
    </InBrowser>
  )
}
