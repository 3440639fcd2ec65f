'use client'

import { useCampaignContext } from '../CampaignContext.js'
import { useBattleContext } from './BattleContext.js'
import { TabletopNote } from './TabletopNote.js'

/** Under which rules it is fought, what they leave to the players, and where the figures come from. */
export function SystemNote() {
  const { tabletop } = useCampaignContext().campaign
  const { state } = useBattleContext()
  return (
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
}
