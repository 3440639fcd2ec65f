import * as titles from '../../../../messages/titles.generated.js'
import { InBrowser } from '../../../../shell/InBrowser.js'
import { Card } from '../../../finding/Card.js'

export const generateMetadata = () => ({ title: titles.campaign() })

export default async function CardPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <InBrowser>
      <Card id={id} />
    </InBrowser>
  )
}
