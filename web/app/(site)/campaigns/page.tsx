import * as titles from '../../../messages/titles.generated.js'
import { InBrowser } from '../../../shell/InBrowser.js'
import { Find } from '../../finding/Find.js'

export const generateMetadata = () => ({ title: titles.findCampaign() })

export default function FindPage() {
  return (
    <InBrowser>
      <Find />
    </InBrowser>
  )
}
