'use client'

import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import * as words from '../../messages/tabletopNote.generated.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useBattleContext } from './BattleContext.js'
import { TabletopNote } from './TabletopNote.js'

const Sources = ({ sources }: Pick<TabletopSystem, 'sources'>) =>
  sources.map(({ title, url, note }, at) => (
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
  ))

/** Under which rules it is fought, what they leave to the players, and where the figures come from. */
export function SystemNote() {
  const { tabletop } = useCampaignContext().campaign
  const { state } = useBattleContext()
  return (
    <section className="b-system" aria-label={words.title()}>
      <TabletopNote tabletop={tabletop} />
      {state.kind === 'open' && state.system.notes.length > 0 && (
        <ul>
          {state.system.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {state.kind === 'open' && state.system.sources.length > 0 && (
        <p className="m-quiet">{words.from({ list: () => <Sources sources={state.system.sources} /> })}</p>
      )}
    </section>
  )
}
