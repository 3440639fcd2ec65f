import * as titles from '../../../../../messages/titles.generated.js'
import { ChroniclePage } from '../../../../../campaign/chronicle/ChroniclePage.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.chronicle() })

export default async function CampaignChroniclePage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <ChroniclePage key={id} id={id} />
    </SignedIn>
  )
}
