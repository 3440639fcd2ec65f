import * as titles from '../../../../messages/titles.generated.js'
import { KeepCampaign } from '../../../keep/KeepCampaign.js'
import { SignedIn } from '../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.keep() })

export default function KeepPage() {
  return (
    <SignedIn>
      <KeepCampaign />
    </SignedIn>
  )
}
