import * as titles from '../../../../../../messages/titles.generated.js'
import { BattlePage } from '../../../../../../campaign/battle/BattlePage.js'
import { SignedIn } from '../../../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.battle() })

interface PageProps {
  readonly params: Promise<{ readonly id: string; readonly token: string }>
}

export default async function Page({ params }: PageProps) {
  const { id, token } = await params
  return (
    <SignedIn>
      <BattlePage key={`${id} ${token}`} id={id} token={decodeURIComponent(token)} />
    </SignedIn>
  )
}
