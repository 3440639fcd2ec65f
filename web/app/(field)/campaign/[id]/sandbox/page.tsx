import * as titles from '../../../../../messages/titles.generated.js'
import { SandboxPage } from '../../../../../sandbox/SandboxPage.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'

export const generateMetadata = () => ({ title: titles.sandbox() })

export default async function Sandbox({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <SandboxPage key={id} id={id} />
    </SignedIn>
  )
}
