import * as titles from '../../../../../messages/titles.generated.js'
import { EndPage } from '../../../../../campaign/end/EndPage.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.end() })

export default async function CampaignEndPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <EndPage key={id} id={id} />
    </SignedIn>
  )
}
