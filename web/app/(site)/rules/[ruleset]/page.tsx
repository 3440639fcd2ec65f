import * as titles from '../../../../messages/titles.generated.js'
import { InBrowser } from '../../../../shell/InBrowser.js'
import { Rulebook } from '../../../rulebook/Rulebook.js'

export const generateMetadata = () => ({ title: titles.rules(), robots: { index: true } })

export default async function RulesPage({ params }: { readonly params: Promise<{ readonly ruleset: string }> }) {
  const { ruleset } = await params
  return (
    <InBrowser>
      <Rulebook id={ruleset} />
    </InBrowser>
  )
}
