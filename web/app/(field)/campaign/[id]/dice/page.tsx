import * as titles from '../../../../../messages/titles.generated.js'
import { DicePage } from '../../../../../campaign/throws/DicePage.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.dice() })

export default async function CampaignDicePage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <DicePage key={id} id={id} />
    </SignedIn>
  )
}
