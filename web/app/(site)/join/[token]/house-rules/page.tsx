import * as titles from '../../../../../messages/titles.generated.js'
import { InBrowser } from '../../../../../shell/InBrowser.js'
import { OfInvitation } from '../../../../houseRules/OfInvitation.js'

export const generateMetadata = () => ({ title: titles.houseRules() })

export default async function HouseRulesOfInvitation({
  params,
}: {
  readonly params: Promise<{ readonly token: string }>
}) {
  const { token } = await params
  return (
    <InBrowser>
      <OfInvitation token={token} />
    </InBrowser>
  )
}
