'use client'

import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/letters.generated.js'
import type { ReportLine } from '../../api/briefing.js'
import { conversationQuery, type Letter, markLettersRead } from '../../api/letters.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { LetterCard } from './LetterCard.js'
import { answerTo, ownParties, titleOf } from './parties.js'
import { PressNote } from './PressNote.js'
import { useFresh } from './useFresh.js'
import { WriteAs } from './WriteAs.js'
import type { LetterDesk } from './useLetterDesk.js'
import { WriteForm } from './WriteForm.js'

const page = 30
/** As many as the API gives at once. */
const most = 100

/** What is shown is read. */
const useMarked = (campaignId: string, list: readonly Letter[]): void => {
  const [, mark] = useMutation(markLettersRead)
  const newest = list.filter(({ unread }) => unread).at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) void mark({ id: campaignId, letter: newest })
  }, [campaignId, newest, mark])
}

interface ListProps {
  readonly list: readonly Letter[]
  readonly more: (() => void) | null
}

function LetterList({ list, more }: ListProps) {
  const end = useRef<HTMLDivElement>(null)
  const last = list.at(-1)?.id
  useEffect(() => {
    // The newest is in sight.
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  return (
    <>
      {more && (
        <Button size="s" tone="quiet" onClick={more}>
          {words.earlier()}
        </Button>
      )}
      <ol className="l-list" aria-label={words.inOrder()}>
        {list.map((letter) => (
          <LetterCard key={letter.id} letter={letter} />
        ))}
      </ol>
      <div ref={end} />
    </>
  )
}

interface ConversationViewProps {
  readonly conversation: string
  readonly letters: LetterDesk
  readonly lines: readonly ReportLine[]
}

interface AnswerFormProps extends ConversationViewProps {
  readonly newest: Letter
  readonly onSent: () => void
}

/** To those whom the conversation names. */
function AnswerForm({ conversation, newest, ...rest }: AnswerFormProps) {
  const own = ownParties(useCampaignContext().campaign)
  const [as, setAs] = useState(own[0] ?? '')
  if (own.length === 0) return null
  const isToAll = conversation === 'all'
  const answer = isToAll ? { as, to: ['all'], signed: as } : answerTo(newest, own)
  if (!answer) return <p className="m-quiet">{words.noAnswer()}</p>
  return (
    <>
      {isToAll && <WriteAs own={own} value={as} onChange={setAs} />}
      <WriteForm key={answer.as} answer={answer} draft={conversation} {...rest} />
    </>
  )
}

/** One conversation, and the form to answer. */
export function ConversationView({ conversation, letters, lines }: ConversationViewProps) {
  const { campaign, table } = useCampaignContext()
  const { id } = campaign
  const [last, setLast] = useState(page)
  const [{ data, error }, again] = useQuery({ query: conversationQuery, variables: { id, conversation, last } })
  useFresh(letters.news, again)
  const found = data?.campaign?.letters.conversation
  const list = found?.nodes ?? []
  useMarked(id, list)
  const newest = list.at(-1)
  const reread = (): void => again({ requestPolicy: 'network-only' })
  return (
    <div className="l-letters">
      <p className="l-top">
        <Button size="s" tone="quiet" onClick={() => letters.setOpen(null)}>
          {words.back()}
        </Button>
      </p>
      <h2>{titleOf(conversation, campaign, table.seats)}</h2>
      {error && <Trouble error={error} retry={again} />}
      {!data && !error && <Skeleton lines={5} label={words.reading()} />}
      {list.length > 0 && (
        <LetterList list={list} more={found?.pageInfo.hasPreviousPage && last < most ? () => setLast(most) : null} />
      )}
      {newest && <AnswerForm {...{ conversation, letters, lines, newest }} onSent={reread} />}
      <PressNote />
    </div>
  )
}
