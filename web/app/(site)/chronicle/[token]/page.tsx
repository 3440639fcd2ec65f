import * as titles from '../../../../messages/titles.generated.js'
import { InBrowser } from '../../../../shell/InBrowser.js'
import { PublicPage } from '../../../chronicle/PublicPage.js'

// Whoever has the address may read it; it is in no list, and no search engine makes one of it.
export const generateMetadata = () => ({ title: titles.chronicle(), robots: { index: false, follow: false } })

export default async function PublicChroniclePage({
  params,
}: {
  readonly params: Promise<{ readonly token: string }>
}) {
  const { token } = await params
  return (
    <InBrowser>
      <PublicPage key={token} token={token} />
    </InBrowser>
  )
}
