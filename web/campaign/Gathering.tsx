'use client'

import { lazy, Suspense } from 'react'
import * as words from '../messages/gathering.generated.js'
import { BoardPicture } from '../map/BoardPicture.js'
import { Skeleton } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'
import { useLetterDesk } from './letters/useLetterDesk.js'
import { NamingQuestion } from './people/NamingQuestion.js'
import { RollCall } from './people/RollCall.js'
import { People } from './people/People.js'

const Letters = lazy(() => import('./letters/Letters.js').then((module) => ({ default: module.Letters })))

/** Before the first turn: the ground, the seats, and what is still missing. */
export function Gathering() {
  const { campaign } = useCampaignContext()
  const { scenario, ruleset, board, place } = campaign
  const letters = useLetterDesk(campaign)
  return (
    <div className="c-gathering">
      <section>
        <h2>{scenario.title}</h2>
        <BoardPicture rulesetId={ruleset.id} board={board} title={scenario.title} />
        <p>{place.organiser ? words.invite() : words.wait()}</p>
      </section>
      <section aria-label={words.people()}>
        <NamingQuestion />
        <RollCall />
        <People />
      </section>
      <section aria-label={words.letters()}>
        <h2>{words.letters()}</h2>
        <Suspense fallback={<Skeleton lines={4} />}>
          <Letters letters={letters} lines={[]} />
        </Suspense>
      </section>
    </div>
  )
}
