import * as titles from '../../../../../messages/titles.generated.js'
import { HealthPage } from '../../../../../campaign/health/HealthPage.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.health() })

export default async function HealthOfCampaign({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <HealthPage key={id} id={id} />
    </SignedIn>
  )
}
