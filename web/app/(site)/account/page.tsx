import * as titles from '../../../messages/titles.generated.js'
import { SignedIn } from '../../../shell/SignedIn.js'
import { AccountPage } from '../../account/AccountPage.js'

export const generateMetadata = () => ({ title: titles.account() })

export default function Page() {
  return (
    <SignedIn>
      <AccountPage />
    </SignedIn>
  )
}
