import * as titles from '../../../messages/titles.generated.js'
import { InBrowser } from '../../../shell/InBrowser.js'
import { PlayPage } from '../../../play/PlayPage.js'

export const generateMetadata = () => ({ title: titles.play(), robots: { index: true } })

export default function Play() {
  return (
    <InBrowser>
      <PlayPage />
    </InBrowser>
  )
}
