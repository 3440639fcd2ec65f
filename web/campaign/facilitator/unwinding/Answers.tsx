'use client'

import { draftOf, type OrderDraft } from '@muster/rulesets/kit/orders.js'
import { useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../../messages/unwinding.generated.js'
import type { ViewerHead } from '../../../api/facilitating.js'
import { sent } from '../../../api/sent.js'
import { type ClosedQuestion, previewUnwinding, unwind, type UnwindingPreview } from '../../../api/unwinding.js'
import { ConfirmButton } from '../../../shell/ConfirmButton.js'
import { Trouble } from '../../../shell/Trouble.js'
import { Button, Field, Input, Select } from '../../../ui/index.js'
import { useCampaignContext } from '../../CampaignContext.js'
import { useSteer } from '../../people/useSteer.js'
import type { Show } from '../FacilitatorRoom.js'
import { ViewersOf } from '../ViewersOf.js'
import { SheetDesk } from '../../unwinding/SheetDesk.js'
import { Steps } from './Steps.js'

interface AnswersProps {
  readonly question: ClosedQuestion
  readonly show: Show
  readonly done: () => void
}

type Written = Readonly<Record<string, readonly OrderDraft[]>>

interface Writing {
  readonly written: Written
  readonly write: (askId: string, orders: readonly OrderDraft[]) => void
}

const asSealed = ({ sheets }: ClosedQuestion): Written =>
  Object.fromEntries(sheets.map(({ askId, orders }) => [askId, (orders ?? []).map(draftOf)]))

/** What should have been answered, tried on a copy, and published in one step. */
const useAnswers = ({ question, show, done }: AnswersProps) => {
  const { campaign } = useCampaignContext()
  const client = useClient()
  const { error, steer } = useSteer()
  const [written, setWritten] = useState(() => asSealed(question))
  const [reason, setReason] = useState('')
  const [preview, setPreview] = useState<UnwindingPreview | null>(null)
  const sheets = question.sheets
    .filter(({ briefing }) => briefing !== null)
    .map(({ seat, askId }) => ({ seat, askId, orders: sent(written[askId] ?? []) }))
  const input = { id: campaign.id, question: question.number, sheets, reason: reason.trim() }
  const forget = (): void => {
    setPreview(null)
    show(null)
  }
  return {
    ...{ written, reason, preview, error },
    write: (askId: string, orders: readonly OrderDraft[]): void => {
      setWritten((before) => ({ ...before, [askId]: orders }))
      forget()
    },
    why: (text: string): void => {
      setReason(text)
      forget()
    },
    look: (head: ViewerHead | null) =>
      steer(words.looked(), async () => {
        const of = { seat: head?.seat ?? null, role: head?.role ?? null }
        const answer = await client.mutation(previewUnwinding, { ...input, ...of }).toPromise()
        setPreview(answer.data?.previewUnwinding ?? null)
        return answer
      }),
    publish: async (): Promise<void> => {
      const seen = preview?.changes.seen ?? null
      if (!(await steer(words.published(), () => client.mutation(unwind, { ...input, seen }).toPromise()))) return
      forget()
      done()
    },
  }
}

/** The desk of one of those who were asked, and a way to let the others have answered the same. */
function Desks({ question, written, write }: Pick<AnswersProps, 'question'> & Writing) {
  const [askId, choose] = useState(question.sheets[0]?.askId ?? '')
  const sheet = question.sheets.find((one) => one.askId === askId)
  if (!sheet) return null
  const others = question.sheets.filter((one) => one !== sheet)
  const orders = written[askId] ?? []
  return (
    <section aria-label={words.answerOf({ seat: sheet.seat })}>
      {others.length > 0 && (
        <Field label={words.whose()}>
          {(control) => (
            <Select value={askId} onChange={(event) => choose(event.target.value)} {...control}>
              {question.sheets.map((one) => (
                <option key={one.askId} value={one.askId}>
                  {words.answerOf({ seat: one.seat })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {sheet.orders === null && <p className="m-quiet">{words.silent({ seat: sheet.seat })}</p>}
      <SheetDesk key={askId} sheet={sheet} orders={orders} onChange={(next) => write(askId, next)} />
      {others.length > 0 && orders.length > 0 && (
        <Button size="s" onClick={() => others.forEach((one) => write(one.askId, orders))}>
          {words.same()}
        </Button>
      )}
    </section>
  )
}

/** What should have been answered, why it is corrected, and what would come of it. */
export function Answers(props: AnswersProps) {
  const { question, show } = props
  const { written, reason, preview, error, write, why, look, publish } = useAnswers(props)
  return (
    <>
      <Desks {...{ question, written, write }} />
      <Field label={words.reason()} hint={words.reasonHint()}>
        {(control) => (
          <Input value={reason} maxLength={500} onChange={(event) => why(event.target.value)} {...control} />
        )}
      </Field>
      {error && <Trouble error={error} />}
      <div className="a-actions">
        <Button tone="primary" disabled={reason.trim() === ''} onClick={() => void look(null)}>
          {words.look()}
        </Button>
        {preview && (
          <ConfirmButton
            label={words.publish()}
            title={words.publishQuestion()}
            text={words.publishMeaning()}
            act={publish}
          />
        )}
      </div>
      {preview && <Steps steps={preview.steps} />}
      {preview && preview.changes.viewers.length === 0 && <p className="m-quiet">{words.nobody()}</p>}
      {preview && preview.changes.viewers.length > 0 && (
        <ViewersOf {...preview.changes} key={preview.changes.seen} onChoose={(head) => void look(head)} show={show} />
      )}
    </>
  )
}
