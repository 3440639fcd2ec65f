import * as titles from '../../../../messages/titles.generated.js'
import { InBrowser } from '../../../../shell/InBrowser.js'
import { SharedWarPage } from '../../../../war/SharedWarPage.js'

// Whoever has the link may look; it is in no list, and no search engine makes one of it.
export const generateMetadata = () => ({ title: titles.sharedWar(), robots: { index: false, follow: false } })

export default async function WarPage({ params }: { readonly params: Promise<{ readonly code: string }> }) {
  const { code } = await params
  return (
    <InBrowser>
      <SharedWarPage key={code} code={code} />
    </InBrowser>
  )
}
