import { PrintSheet } from '../../../../../../campaign/PrintSheet.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'

export const metadata = { title: 'Battle sheet' }

interface BattlePageProps {
  readonly params: Promise<{ readonly id: string; readonly token: string }>
}

export default async function BattlePage({ params }: BattlePageProps) {
  const { id, token } = await params
  return (
    <SignedIn>
      <PrintSheet key={`${id} ${token}`} id={id} about={decodeURIComponent(token)} />
    </SignedIn>
  )
}
