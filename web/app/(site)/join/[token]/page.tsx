import * as titles from '../../../../messages/titles.generated.js'
import { InBrowser } from '../../../../shell/InBrowser.js'
import { Join } from '../../../join/Join.js'

export const generateMetadata = () => ({ title: titles.invitation() })

export default async function JoinPage({ params }: { readonly params: Promise<{ readonly token: string }> }) {
  const { token } = await params
  return (
    <InBrowser>
      <Join token={token} />
    </InBrowser>
  )
}
