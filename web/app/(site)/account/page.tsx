import { SignedIn } from '../../../shell/SignedIn.js'
import { AccountPage } from '../../account/AccountPage.js'

export const metadata = { title: 'Account' }

export default function Page() {
  return (
    <SignedIn>
      <AccountPage />
    </SignedIn>
  )
}
