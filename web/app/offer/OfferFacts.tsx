'use client'

import * as words from '../../messages/offer.generated.js'
import type { Offer } from '../../api/offers.js'
import { campaignGroups } from '../../houseRules/rows.js'
import { BoardPicture } from '../../map/BoardPicture.js'

const standing = ({ phase, turn }: Offer): string =>
  phase === 'GATHERING' ? words.notStarted() : phase === 'ENDED' ? words.over() : words.underWay({ turn })

const Facts = ({ facts }: { readonly facts: readonly (readonly [about: string, said: string])[] }) => (
  <dl>
    {facts.map(([about, said]) => (
      <div key={about}>
        <dt>{about}</dt>
        <dd>{said}</dd>
      </div>
    ))}
  </dl>
)

/** Ruleset, map, pace and tabletop system of a campaign that one could join. */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { houseRules, organiser } = offer
  const { ruleset, edition, scenario, tabletop, timeZone } = houseRules
  const deadlines = campaignGroups(houseRules)
    .flatMap(({ rows }) => rows)
    .filter(({ key }) => key.startsWith('deadline.'))
  return (
    <>
      <div className="o-facts">
        <BoardPicture rulesetId={ruleset.id} board={scenario.board} title={scenario.title} />
        <Facts
          facts={[
            [words.ruleset(), words.edition({ ruleset: ruleset.title, edition })],
            [words.map(), scenario.title],
            [words.state(), standing(offer)],
            ...(organiser === null ? [] : [[words.organiser(), organiser] as const]),
            [words.tabletop(), tabletop.title],
          ]}
        />
      </div>
      <details className="a-fold o-deadlines">
        <summary>{words.deadlines({ zone: timeZone })}</summary>
        <Facts facts={deadlines.map(({ question, value }) => [question, value])} />
      </details>
    </>
  )
}
