import * as titles from '../../../messages/titles.generated.js'
import { SignedIn } from '../../../shell/SignedIn.js'
import { DevicePage } from '../../granting/DevicePage.js'

export const generateMetadata = () => ({ title: titles.device(), robots: { index: false } })

export default function Page() {
  return (
    <SignedIn>
      <DevicePage />
    </SignedIn>
  )
}
