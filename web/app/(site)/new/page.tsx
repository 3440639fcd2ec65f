import * as titles from '../../../messages/titles.generated.js'
import { SignedIn } from '../../../shell/SignedIn.js'
import { NewCampaign } from '../../create/NewCampaign.js'

export const generateMetadata = () => ({ title: titles.newCampaign() })

export default function NewCampaignPage() {
  return (
    <SignedIn>
      <NewCampaign />
    </SignedIn>
  )
}
