import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import * as words from '../messages/reference.generated.js'
import * as signs from '../messages/flags.generated.js'
import { flagOrder } from './flags.js'

const Sources = ({ system }: { readonly system: TabletopSystem }) =>
  system.sources.map(({ title, url, note }, at) => (
    <span key={title}>
      {at > 0 && '; '}
      {url ? (
        <a href={url} rel="noreferrer">
          {title}
        </a>
      ) : (
        <b>{title}</b>
      )}
      {note && ` ${words.sourceNote({ note })}`}
    </span>
  ))

/** Where the figures come from, on what terms, and what the signs beside them mean. */
export function About({ system }: { readonly system: TabletopSystem }) {
  const used = flagOrder.filter((flag) => system.tables.some(({ rows }) => rows.some((row) => row.flag === flag)))
  const own = system.tables.some(({ rows }) =>
    rows.some(({ cells }) => Object.values(cells).some(({ printed }) => printed !== undefined)),
  )
  return (
    <div className="r-about">
      {system.sources.length > 0 && <p>{words.figuresFrom({ sources: () => <Sources system={system} /> })}</p>}
      {system.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {(used.length > 0 || own) && (
        <dl className="r-signs" aria-label={words.signs()}>
          {own && (
            <div>
              <dt>
                <b className="r-own">{words.ownExample()}</b>
              </dt>
              <dd>{words.ownFigure()}</dd>
            </div>
          )}
          {used.map((flag) => (
            <div key={flag}>
              <dt>
                <span className="r-flag">{signs.sign({ flag })}</span>
              </dt>
              <dd>{signs.meaning({ flag })}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
