import * as titles from '../../../messages/titles.generated.js'
import { InBrowser } from '../../../shell/InBrowser.js'
import { OwnMaps } from '../../maps/OwnMaps.js'

export const generateMetadata = () => ({ title: titles.ownMaps() })

export default function MapsPage() {
  return (
    <InBrowser>
      <OwnMaps />
    </InBrowser>
  )
}
