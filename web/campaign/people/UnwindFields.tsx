'use client'

import { draftOf } from '@muster/rulesets/kit/orders.js'
import { useQuery } from 'urql'
import * as words from '../../messages/votes.generated.js'
import * as unwinding from '../../messages/unwinding.generated.js'
import { closedQuestionsQuery } from '../../api/unwinding.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ChooseQuestion } from '../unwinding/ChooseQuestion.js'
import { SheetDesk } from '../unwinding/SheetDesk.js'
import { SeatBoxes } from './SeatBoxes.js'
import type { VoteForm } from './useVote.js'

/** A closed question of one's own, and what should have been answered to it: by oneself, and by those who should have said the same. */
export function UnwindFields({ form: { unwound, seats, set } }: { readonly form: VoteForm }) {
  const { campaign } = useCampaignContext()
  const variables = { id: campaign.id }
  const [read, again] = useQuery({ query: closedQuestionsQuery, variables, requestPolicy: 'cache-and-network' })
  if (read.error) return <Trouble error={read.error} retry={again} />
  if (!read.data) return <Skeleton lines={3} label={unwinding.reading()} />
  const questions = read.data.campaign?.closedQuestions ?? []
  const asked = questions.find(({ sheets }) => sheets[0]?.askId === unwound?.askId)
  const [sheet] = asked?.sheets ?? []
  return (
    <>
      <p className="m-label">{words.unwindMeaning()}</p>
      {questions.length === 0 ? (
        <p className="m-quiet">{unwinding.none()}</p>
      ) : (
        <ChooseQuestion
          questions={questions}
          value={asked ?? null}
          onChange={(question) => {
            const [own] = question?.sheets ?? []
            set({ unwound: own ? { askId: own.askId, seat: own.seat, orders: (own.orders ?? []).map(draftOf) } : null })
          }}
        />
      )}
      {sheet && unwound && (
        <>
          <SheetDesk
            key={sheet.askId}
            sheet={sheet}
            orders={unwound.orders}
            onChange={(orders) => set({ unwound: { ...unwound, orders } })}
          />
          <SeatBoxes
            legend={words.sameAnswer()}
            except={sheet.seat}
            seats={seats}
            onChange={(same) => set({ seats: same })}
          />
        </>
      )}
    </>
  )
}
