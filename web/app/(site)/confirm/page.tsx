import * as titles from '../../../messages/titles.generated.js'
import { InBrowser } from '../../../shell/InBrowser.js'
import { ConfirmAddress } from '../../accounts/ConfirmAddress.js'

export const generateMetadata = () => ({ title: titles.confirm() })

export default function Page() {
  return (
    <InBrowser>
      <ConfirmAddress />
    </InBrowser>
  )
}
