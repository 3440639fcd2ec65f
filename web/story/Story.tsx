'use client'

import * as words from '../messages/story.generated.js'
import { Gallery } from './Gallery.js'
import { chapters, type StoryEntry } from './story.js'
import './story.css'

/** One entry: its title, its text, what it quotes and its pictures. */
export function EntryView({ entry }: { readonly entry: StoryEntry }) {
  const { id, title, text, quote, pictures, byline, actions } = entry
  return (
    <article className="y-entry" aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`} data-hidden={title === null || undefined}>
          {title ?? words.hidden()}
        </h3>
        <p className="y-byline">{byline}</p>
      </header>
      {quote !== null && (
        <figure className="y-quote">
          <blockquote>{quote}</blockquote>
          <figcaption>{words.quoted()}</figcaption>
        </figure>
      )}
      {text !== null && text !== '' && <p className="y-text">{text}</p>}
      {pictures.length > 0 && <Gallery pictures={pictures} of={title ?? ''} />}
      {actions && <footer className="y-actions">{actions}</footer>}
    </article>
  )
}

/** A chronicle as a story: turn by turn, and within a turn as it was written. */
export function Story({ entries }: { readonly entries: readonly StoryEntry[] }) {
  return (
    <div className="y-story">
      {chapters(entries).map(([turn, list]) => (
        <section key={turn} className="y-chapter" aria-label={words.turn({ turn })}>
          <h2 className="y-turn">
            <span>{words.turn({ turn })}</span>
          </h2>
          {list.map((entry) => (
            <EntryView key={entry.id} entry={entry} />
          ))}
        </section>
      ))}
    </div>
  )
}
