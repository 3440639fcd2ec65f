'use client'

import { useClient, useQuery } from 'urql'
import * as words from '../../messages/facilitator.generated.js'
import { correct, correctionKindsQuery } from '../../api/facilitating.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, EmptyState, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useSteer } from '../people/useSteer.js'
import type { Show } from './FacilitatorRoom.js'
import { ViewersOf } from './ViewersOf.js'
import { kindsIn, Writing, WrittenList } from '../corrections/Writing.js'
import { useWritten } from './useWritten.js'

/** What is wrong in the state is set right: written, looked at as each will see it, and published in one step. */
export function Corrections({ show }: { readonly show: Show }) {
  const { campaign } = useCampaignContext()
  const client = useClient()
  const { error, steer } = useSteer()
  const [read] = useQuery({ query: correctionKindsQuery, variables: { id: campaign.ruleset.id } })
  const { list, change, preview, previewOf } = useWritten(show)
  const kinds = kindsIn(read.data?.ruleset?.correctionKinds)
  const publish = async (): Promise<void> => {
    const input = { id: campaign.id, corrections: [...list], seen: preview?.seen ?? null }
    if (await steer(words.corrected(), () => client.mutation(correct, input).toPromise())) change([])
  }
  if (read.error) return <Trouble error={read.error} />
  if (!read.data) return <Skeleton lines={4} label={words.reading()} />
  if (Object.keys(kinds).length === 0)
    return <EmptyState title={words.noCorrectionsTitle()}>{words.noCorrections()}</EmptyState>
  return (
    <>
      {error && <Trouble error={error} />}
      <p className="m-label m-quiet">{words.correctionsMeaning()}</p>
      <Writing
        kinds={kinds}

        readers={words.reasonHint()}
        add={(written) => change([...list, written])}
      />
      {list.length > 0 && (
        <>
          <WrittenList kinds={kinds} list={list} change={change} />
          <div className="a-actions">
            <Button tone="primary" onClick={() => void steer(words.looked(), () => previewOf(null))}>
              {words.look()}
            </Button>
            {preview && (
              <ConfirmButton
                label={words.correct()}
                title={words.correctQuestion()}
                text={words.correctMeaning()}
                act={publish}
              />
            )}
          </div>
        </>
      )}
      {preview && <ViewersOf {...preview} key={preview.seen} onChoose={(head) => void previewOf(head)} show={show} />}
    </>
  )
}
