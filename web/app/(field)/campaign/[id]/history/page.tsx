import * as titles from '../../../../../messages/titles.generated.js'
import { History } from '../../../../../campaign/history/History.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.history() })

export default async function HistoryPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <History key={id} id={id} />
    </SignedIn>
  )
}
