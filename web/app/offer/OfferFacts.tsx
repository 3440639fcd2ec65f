'use client'

import type { ReactNode } from 'react'
import * as words from '../../messages/offer.generated.js'
import type { Offer } from '../../api/offers.js'
import { BoardPicture } from '../../map/BoardPicture.js'

const standing = ({ phase, turn }: Offer): string =>
  phase === 'GATHERING' ? words.notStarted() : phase === 'ENDED' ? words.over() : words.underWay({ turn })

interface FactProps {
  readonly about: string
  readonly children: ReactNode
  /** What a newcomer wants to know of it. */
  readonly more?: string | null
}

const Fact = ({ about, children, more }: FactProps) => (
  <div>
    <dt>{about}</dt>
    <dd>
      {children}
      {more && <span className="m-quiet o-more">{more}</span>}
    </dd>
  </div>
)

/** Map, ruleset, time that a turn takes, and tabletop system of a campaign that one could join. */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { houseRules, organiser } = offer
  const { ruleset, edition, scenario, tabletop } = houseRules
  const own = tabletop.variants.length + Object.keys(tabletop.settings).length + Object.keys(tabletop.overrides).length
  return (
    <section className="o-facts" aria-label={words.facts()}>
      <BoardPicture rulesetId={ruleset.id} board={scenario.board} title={scenario.title} />
      <dl>
        <Fact about={words.map()} more={scenario.about}>
          {scenario.title}
        </Fact>
        <Fact about={words.ruleset()} more={ruleset.about}>
          {words.edition({ ruleset: ruleset.title, edition })}
        </Fact>
        {ruleset.turn !== null && <Fact about={words.turnTakes()}>{ruleset.turn}</Fact>}
        <Fact about={words.tabletop()} more={own > 0 ? words.tabletopOwn({ count: own }) : null}>
          {tabletop.title}
        </Fact>
        <Fact about={words.state()}>{standing(offer)}</Fact>
        {organiser !== null && <Fact about={words.organiser()}>{organiser}</Fact>}
      </dl>
    </section>
  )
}
