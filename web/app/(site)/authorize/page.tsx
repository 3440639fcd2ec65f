import * as titles from '../../../messages/titles.generated.js'
import { SignedIn } from '../../../shell/SignedIn.js'
import { AuthorizePage } from '../../granting/AuthorizePage.js'

export const generateMetadata = () => ({ title: titles.authorize(), robots: { index: false } })

export default function Page() {
  return (
    <SignedIn>
      <AuthorizePage />
    </SignedIn>
  )
}
