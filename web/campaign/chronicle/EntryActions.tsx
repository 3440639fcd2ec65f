'use client'

import { useMutation } from 'urql'
import * as words from '../../messages/chronicle.generated.js'
import { type Entry, hideChronicleEntry } from '../../api/chronicle.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ComplainButton } from '../ComplainButton.js'

interface EntryActionsProps {
  readonly entry: Entry
  readonly mayWrite: boolean
  readonly onEdit: () => void
  readonly onChanged: () => void
}

/** What its reader may do with an entry. */
export function EntryActions({ entry, mayWrite, onEdit, onChanged }: EntryActionsProps) {
  const { campaign } = useCampaignContext()
  const [{ fetching, error }, hide] = useMutation(hideChronicleEntry)
  const { id: entryId, mine, hidden, title } = entry
  const organises = campaign.place.organiser
  const mayHide = mayWrite && (mine ? hidden !== 'ORGANISER' || organises : organises)
  const press = async (): Promise<void> => {
    const { data } = await hide({ id: campaign.id, entryId, hidden: hidden === null })
    if (data) onChanged()
  }
  return (
    <>
      {mine && mayWrite && (
        <Button size="s" tone="quiet" onClick={onEdit}>
          {words.edit()}
        </Button>
      )}
      {mayHide && (
        <Button size="s" tone="quiet" busy={fetching} onClick={() => void press()}>
          {hidden === null ? (mine ? words.takeBack() : words.hide()) : words.showAgain()}
        </Button>
      )}
      {!mine && title !== null && <ComplainButton about="CHRONICLE_ENTRY" id={entryId} />}
      {error && <Trouble error={error} />}
    </>
  )
}
