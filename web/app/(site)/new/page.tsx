import { SignedIn } from '../../../shell/SignedIn.js'
import { NewCampaign } from '../../create/NewCampaign.js'

export const metadata = { title: 'New campaign' }

export default function NewCampaignPage() {
  return (
    <SignedIn>
      <NewCampaign />
    </SignedIn>
  )
}
