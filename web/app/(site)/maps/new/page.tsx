import * as titles from '../../../../messages/titles.generated.js'
import { NewMapPage } from '../../../../editor/NewMapPage.js'
import { InBrowser } from '../../../../shell/InBrowser.js'

export const generateMetadata = () => ({ title: titles.newMap() })

export default function NewMap() {
  return (
    <InBrowser>
      <NewMapPage />
    </InBrowser>
  )
}
