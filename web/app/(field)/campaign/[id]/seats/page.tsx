import * as titles from '../../../../../messages/titles.generated.js'
import { SeatsPage } from '../../../../../campaign/facilitator/SeatsPage.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.seats() })

export default async function EverySeatPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <SeatsPage key={id} id={id} />
    </SignedIn>
  )
}
