import * as titles from '../../../../../messages/titles.generated.js'
import { PrintTurn } from '../../../../../campaign/print/PrintTurn.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.print() })

export default async function PrintPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <PrintTurn key={id} id={id} />
    </SignedIn>
  )
}
