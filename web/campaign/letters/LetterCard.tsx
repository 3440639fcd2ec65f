'use client'

import * as words from '../../messages/letters.generated.js'
import type { Letter } from '../../api/letters.js'
import { dayAndTime } from '../../api/time.js'
import { Badge, SeatChip } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ComplainButton } from '../ComplainButton.js'
import { nameOf } from './parties.js'

/** With whom it is signed; who it is, where the server knows and says so. */
function Signature({ letter: { signed, proven, by, mine } }: { readonly letter: Letter }) {
  const { seats } = useCampaignContext().table
  const name = signed === null ? words.unsigned() : nameOf(signed, seats)
  const isSeat = seats.some(({ id }) => id === signed)
  const title = proven && by !== null ? words.signedBy({ name, person: by }) : name
  return (
    <span className="l-signature">
      {isSeat && signed !== null ? <SeatChip seat={signed} title={title} size="s" /> : <b>{title}</b>}
      {!proven && <Badge tone="warn">{mine ? words.yours() : words.unproven()}</Badge>}
    </span>
  )
}

/** One letter. */
export function LetterCard({ letter }: { readonly letter: Letter }) {
  const { id, text, quote, sentAt, arrivesAt, underway, mine } = letter
  return (
    <li className="l-letter" data-mine={mine || undefined}>
      <p className="l-head">
        <Signature letter={letter} />
        <time dateTime={sentAt}>{dayAndTime(sentAt)}</time>
      </p>
      {underway && <p className="m-label m-quiet">{words.underway({ hour: dayAndTime(arrivesAt) })}</p>}
      {quote !== null && (
        <figure className="l-quote">
          <blockquote>{quote}</blockquote>
          <figcaption>{words.quoted()}</figcaption>
        </figure>
      )}
      <p className="l-text">{text}</p>
      {!mine && <ComplainButton about="LETTER" id={id} />}
    </li>
  )
}
