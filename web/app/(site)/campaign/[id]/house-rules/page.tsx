import * as titles from '../../../../../messages/titles.generated.js'
import { SignedIn } from '../../../../../shell/SignedIn.js'
import { OfCampaign } from '../../../../houseRules/OfCampaign.js'

export const generateMetadata = () => ({ title: titles.houseRules() })

export default async function HouseRulesOfCampaign({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <SignedIn>
      <OfCampaign id={id} />
    </SignedIn>
  )
}
