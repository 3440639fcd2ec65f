'use client'

import { useDeferredValue, useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/letters.generated.js'
import { type Conversation, conversationsQuery, searchQuery } from '../../api/letters.js'
import { dayAndTime } from '../../api/time.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, EmptyState, Field, Input, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ownParties, titleOf } from './parties.js'
import { PressNote } from './PressNote.js'
import { useFresh } from './useFresh.js'
import type { LetterDesk } from './useLetterDesk.js'

interface RowProps {
  readonly id: string
  readonly newest: Conversation['newest']
  readonly unread: number
  readonly onOpen: (id: string) => void
}

function Row({ id, newest, unread, onOpen }: RowProps) {
  const { campaign, table } = useCampaignContext()
  return (
    <li>
      <button type="button" className="l-row" data-unread={unread > 0 || undefined} onClick={() => onOpen(id)}>
        <span className="l-row-title">{titleOf(id, campaign, table.seats)}</span>
        <time dateTime={newest.sentAt}>{dayAndTime(newest.sentAt)}</time>
        <span className="l-row-text">{newest.mine ? words.youWrote({ text: newest.text }) : newest.text}</span>
        {unread > 0 && (
          <span className="l-count">
            {unread}
            <span className="m-hidden"> {words.newLetters({ unread })}</span>
          </span>
        )}
      </button>
    </li>
  )
}

interface ListProps {
  readonly letters: LetterDesk
}

function All({ letters: { news, setOpen } }: ListProps) {
  const { id } = useCampaignContext().campaign
  const [{ data, error }, again] = useQuery({ query: conversationsQuery, variables: { id } })
  useFresh(news, again)
  const found = data?.campaign?.letters.conversations.nodes
  if (error && !found) return <Trouble error={error} retry={again} />
  if (!found) return <Skeleton lines={5} label={words.reading()} />
  if (found.length === 0) return <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>
  return (
    <ul className="l-list" aria-label={words.conversations()}>
      {found.map((one) => (
        <Row key={one.id} {...one} onOpen={setOpen} />
      ))}
    </ul>
  )
}

function Found({ text, letters: { setOpen } }: ListProps & { readonly text: string }) {
  const { id } = useCampaignContext().campaign
  const [{ data, error }, again] = useQuery({ query: searchQuery, variables: { id, text } })
  const found = data?.campaign?.letters.search.nodes
  if (error) return <Trouble error={error} retry={again} />
  if (!found) return <Skeleton lines={3} label={words.searching()} />
  if (found.length === 0) return <p className="m-quiet">{words.nothingFound()}</p>
  return (
    <ul className="l-list" aria-label={words.found()}>
      {found.map((one) => (
        <Row key={one.id} id={one.conversation} newest={one} unread={one.unread ? 1 : 0} onOpen={setOpen} />
      ))}
    </ul>
  )
}

/** The reader’s conversations, the newest first, and a search through all of their letters. */
export function ConversationList({ letters }: ListProps) {
  const { campaign } = useCampaignContext()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  return (
    <div className="l-letters">
      {ownParties(campaign).length > 0 && (
        <Button tone="primary" size="s" onClick={() => letters.setOpen('new')}>
          {words.write()}
        </Button>
      )}
      <Field label={words.search()}>
        {(control) => (
          <Input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} {...control} />
        )}
      </Field>
      {text === '' ? <All letters={letters} /> : <Found text={text} letters={letters} />}
      <PressNote />
    </div>
  )
}
