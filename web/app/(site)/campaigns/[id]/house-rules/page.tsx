import * as titles from '../../../../../messages/titles.generated.js'
import { InBrowser } from '../../../../../shell/InBrowser.js'
import { OfCard } from '../../../../houseRules/OfCard.js'

export const generateMetadata = () => ({ title: titles.houseRules() })

export default async function HouseRulesOfCard({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <InBrowser>
      <OfCard id={id} />
    </InBrowser>
  )
}
