'use client'

import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/letters.generated.js'
import { conversationQuery, markLettersRead } from '../../api/letters.js'
import { Button, Notice } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import './letters.css'
import { nameOf } from './parties.js'
import { useFresh } from './useFresh.js'
import type { LetterDesk } from './useLetterDesk.js'

/** The newest thing that the organiser or the facilitator has told all and this reader has not read: in sight on every tab. */
export function Announcement({ letters }: { readonly letters: LetterDesk }) {
  const { campaign, table } = useCampaignContext()
  const { id } = campaign
  const [{ data }, again] = useQuery({ query: conversationQuery, variables: { id, conversation: 'all', last: 20 } })
  useFresh(letters.news, again)
  const [{ fetching }, mark] = useMutation(markLettersRead)
  const told = (data?.campaign?.letters.conversation.nodes ?? []).filter(
    ({ unread, proven, signed }) => unread && proven && (signed === 'organiser' || signed === 'facilitator'),
  )
  const newest = told.at(-1)
  if (!newest) return null
  return (
    <Notice
      tone="warn"
      title={words.announcement({ from: nameOf(newest.signed ?? '', table.seats), person: newest.by ?? '' })}
      action={
        <Button size="s" busy={fetching} onClick={() => void mark({ id, letter: newest.id })}>
          {words.haveRead()}
        </Button>
      }
    >
      <span className="l-text">{newest.text}</span>
    </Notice>
  )
}
