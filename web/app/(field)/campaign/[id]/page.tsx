import * as campaignPage from '../../../../messages/campaignPage.generated.js'
import * as titles from '../../../../messages/titles.generated.js'
import { CampaignScreen } from '../../../../campaign/CampaignScreen.js'
import { SignedIn } from '../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.campaign() })

export default async function CampaignPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn open={{ href: `/campaigns/${id}`, label: campaignPage.card() }}>
      <CampaignScreen key={id} id={id} />
    </SignedIn>
  )
}
