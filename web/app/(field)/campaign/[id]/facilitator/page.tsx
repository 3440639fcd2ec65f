import * as titles from '../../../../../messages/titles.generated.js'
import { FacilitatorPage } from '../../../../../campaign/facilitator/FacilitatorPage.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.facilitator() })

export default async function FacilitatorsPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <FacilitatorPage key={id} id={id} />
    </SignedIn>
  )
}
