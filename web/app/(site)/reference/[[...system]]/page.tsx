import { ReferencePage } from '../../../../reference/ReferencePage.js'
import { InBrowser } from '../../../../shell/InBrowser.js'

export const metadata = { title: 'Reference' }

/** The same for every address below it, so that the one that a browser keeps serves all of them. */
export default function ReferenceRoute() {
  return (
    <InBrowser>
      <ReferencePage />
    </InBrowser>
  )
}
