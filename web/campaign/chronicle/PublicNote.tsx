'use client'

import { useMutation } from 'urql'
import * as words from '../../messages/chronicle.generated.js'
import { type Chronicle, publishChronicle } from '../../api/chronicle.js'
import { CopyButton } from '../../shell/CopyButton.js'
import { Link } from '../../shell/Link.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'

interface PublicNoteProps {
  readonly chronicle: Chronicle
  readonly onChanged: () => void
}

/** Whether there is a public page, and what organisers do about it. */
export function PublicNote({ chronicle: { publicPath, pictureMegabytes, mayWrite }, onChanged }: PublicNoteProps) {
  const { id, place } = useCampaignContext().campaign
  const [, publish] = useMutation(publishChronicle)
  const set = (open: boolean) => async (): Promise<void> => {
    const { data } = await publish({ id, open })
    if (data) onChanged()
  }
  if (!mayWrite) return null
  return (
    <aside className="h-public y-tools" aria-label={words.publicPage()}>
      <p>{publicPath === null ? words.noPublicPage() : words.hasPublicPage()}</p>
      {publicPath !== null && (
        <p className="y-buttons">
          <Link href={publicPath}>{words.openPublicPage()}</Link>
          <CopyButton text={new URL(publicPath, window.location.href).href} label={words.copyAddress()} />
        </p>
      )}
      {place.organiser && (
        <p className="y-buttons">
          {publicPath === null ? (
            <ConfirmButton label={words.openIt()} title={words.openIt()} text={words.openItText()} act={set(true)} />
          ) : (
            <>
              <ConfirmButton label={words.moveIt()} title={words.moveIt()} text={words.moveItText()} act={set(true)} />
              <ConfirmButton
                label={words.closeIt()}
                title={words.closeIt()}
                text={words.closeItText()}
                act={set(false)}
              />
            </>
          )}
        </p>
      )}
      <p className="m-quiet">{words.room({ megabytes: pictureMegabytes, most: 150 })}</p>
    </aside>
  )
}
