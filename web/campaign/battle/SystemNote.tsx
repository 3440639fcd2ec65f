'use client'

import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import type { TabletopOf } from '../../api/campaign.js'
import { TabletopNote } from './TabletopNote.js'
import type { Opened } from '../../tabletop/useSystem.js'

interface SystemNoteProps {
  readonly tabletop: TabletopOf
  readonly state: Opened<{ readonly system: TabletopSystem }>
}

/** Under which rules it is fought, what they leave to the players, and where the figures come from. */
export const SystemNote = ({ tabletop, state }: SystemNoteProps) => (
  <section className="b-system" aria-label="Rules of the table">
    <TabletopNote tabletop={tabletop} />
    {state.kind === 'open' && state.system.notes.length > 0 && (
      <ul>
        {state.system.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )}
    {state.kind === 'open' && state.system.sources.length > 0 && (
      <p className="m-quiet">
        Figures from{' '}
        {state.system.sources.map(({ title, url, note }, at) => (
          <span key={title}>
            {at > 0 && '; '}
            {url ? (
              <a href={url} rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
            {note && ` (${note})`}
          </span>
        ))}
        .
      </p>
    )}
  </section>
)
