'use client'

import { useState } from 'react'
import * as words from '../../messages/campaignDice.generated.js'
import type { ThrowsVerdict } from '../../dice/checkThrows.js'
import { Button } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Told } from './told.js'

interface Found {
  readonly done: number
  readonly counts: Readonly<Record<ThrowsVerdict, number>>
  readonly forgedAt: readonly string[]
}

/** Proofs that are worked out before the page may draw again. */
const atOnce = 10

const drawn = (): Promise<void> => new Promise((go) => setTimeout(go))

/** Checks every proof in this browser, and says what was found. */
export function CheckAll({ told, count }: { readonly told: readonly Told[]; readonly count: number }) {
  const { campaign, table } = useCampaignContext()
  const [found, setFound] = useState<Found | null>(null)
  const titleOf = (stage: string): string => campaign.ruleset.stages.find(({ id }) => id === stage)?.title ?? stage
  const check = async (): Promise<void> => {
    const { checkThrows } = await import('../../dice/checkThrows.js')
    const counts = { proven: 0, later: 0, forged: 0 }
    const forgedAt = new Set<string>()
    const all = told.flatMap(({ throws }) => throws)
    for (const [at, thrown] of all.entries()) {
      const verdict = checkThrows(campaign, thrown)
      counts[verdict] += thrown.throws.length
      if (verdict === 'forged')
        forgedAt.add(
          `${words.moment({ turn: thrown.turn, stage: titleOf(thrown.stage) })}, “${String(thrown.subject)}”`,
        )
      if (at % atOnce !== atOnce - 1) continue
      setFound({ done: counts.proven + counts.later + counts.forged, counts: { ...counts }, forgedAt: [] })
      await drawn()
    }
    setFound({ done: count, counts, forgedAt: [...forgedAt] })
  }
  const isDone = found?.done === count
  return (
    <div>
      <Button busy={found !== null && !isDone} onClick={() => void check()}>
        {words.checkAll({ throws: count })}
      </Button>
      <div role="status">
        {found && !isDone && <p>{words.checking({ done: found.done, all: count })}</p>}
        {found && isDone && (
          <>
            {found.counts.forged > 0 && (
              <p className="t-check t-check-signal">
                {words.forged({ throws: found.counts.forged, where: found.forgedAt.join('; ') })}
              </p>
            )}
            <p className="t-check t-check-good">{words.proven({ throws: found.counts.proven })}</p>
            {found.counts.later > 0 && (
              <p>
                {table.opened
                  ? words.without({ throws: found.counts.later })
                  : words.later({ throws: found.counts.later })}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  )
}
