'use client'

import { useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../../../messages/unwinding.generated.js'
import { closedQuestionsQuery } from '../../../api/unwinding.js'
import { Trouble } from '../../../shell/Trouble.js'
import { Skeleton } from '../../../ui/index.js'
import { useCampaignContext } from '../../CampaignContext.js'
import type { Show } from '../FacilitatorRoom.js'
import { Answers } from './Answers.js'
import { ChooseQuestion } from '../../unwinding/ChooseQuestion.js'
import { Reopen } from './Reopen.js'

/** A closed question, and what should have been answered to it. */
function Questions({ show }: { readonly show: Show }) {
  const { campaign } = useCampaignContext()
  const [read, again] = useQuery({
    query: closedQuestionsQuery,
    variables: { id: campaign.id },
    requestPolicy: 'cache-and-network',
  })
  const [number, choose] = useState<number | null>(null)
  if (read.error) return <Trouble error={read.error} retry={again} />
  if (!read.data) return <Skeleton lines={4} label={words.reading()} />
  const questions = read.data.campaign?.closedQuestions ?? []
  const chosen = questions.find((one) => one.number === number)
  const done = (): void => {
    choose(null)
    again({ requestPolicy: 'network-only' })
  }
  return (
    <>
      <p className="m-label m-quiet">{words.meaning()}</p>
      {questions.length === 0 ? (
        <p className="m-quiet">{words.none()}</p>
      ) : (
        <ChooseQuestion {...{ questions }} value={chosen ?? null} onChange={(one) => choose(one?.number ?? null)} />
      )}
      {chosen && <Answers key={chosen.number} question={chosen} show={show} done={done} />}
    </>
  )
}

/** What was answered wrongly is played again; one who sees no secrets can only open the last stage again. */
export function PlayAgain({ show, blind }: { readonly show: Show; readonly blind: boolean }) {
  return (
    <>
      {!blind && <Questions show={show} />}
      <Reopen />
    </>
  )
}
