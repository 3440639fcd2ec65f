import * as titles from '../../../../messages/titles.generated.js'
import { ReferencePage } from '../../../../reference/ReferencePage.js'
import { InBrowser } from '../../../../shell/InBrowser.js'

export const generateMetadata = () => ({ title: titles.reference(), robots: { index: true } })

/** The same for every address below it, so that the one that a browser keeps serves all of them. */
export default function ReferenceRoute() {
  return (
    <InBrowser>
      <ReferencePage />
    </InBrowser>
  )
}
