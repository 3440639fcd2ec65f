import * as titles from '../../../../../messages/titles.generated.js'
import { Replay } from '../../../../../campaign/replay/Replay.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.replay() })

export default async function ReplayPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <Replay key={id} id={id} />
    </SignedIn>
  )
}
