import * as titles from '../../../messages/titles.generated.js'
import { InBrowser } from '../../../shell/InBrowser.js'
import { ForgotForm } from '../../accounts/ForgotForm.js'

export const generateMetadata = () => ({ title: titles.forgot() })

export default function Page() {
  return (
    <InBrowser>
      <ForgotForm />
    </InBrowser>
  )
}
