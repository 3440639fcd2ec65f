import * as titles from '../../../messages/titles.generated.js'
import { InBrowser } from '../../../shell/InBrowser.js'
import { SetPasswordForm } from '../../accounts/SetPasswordForm.js'

export const generateMetadata = () => ({ title: titles.setPassword() })

export default function Page() {
  return (
    <InBrowser>
      <SetPasswordForm />
    </InBrowser>
  )
}
