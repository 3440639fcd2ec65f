import { CampaignScreen } from '../../../../campaign/CampaignScreen.js'
import { SignedIn } from '../../../../shell/SignedIn.js'

export const metadata = { title: 'Campaign' }

export default async function CampaignPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <CampaignScreen key={id} id={id} />
    </SignedIn>
  )
}
