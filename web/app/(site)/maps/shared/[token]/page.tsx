import * as titles from '../../../../../messages/titles.generated.js'
import { InBrowser } from '../../../../../shell/InBrowser.js'
import { SharedMapPage } from '../../../../maps/SharedMapPage.js'

// Whoever has the link may look; it is in no list, and no search engine makes one of it.
export const generateMetadata = () => ({ title: titles.sharedMap(), robots: { index: false, follow: false } })

export default async function SharedMap({ params }: { readonly params: Promise<{ readonly token: string }> }) {
  const { token } = await params
  return (
    <InBrowser>
      <SharedMapPage key={token} token={token} />
    </InBrowser>
  )
}
