import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import { flagOrder, flags } from './flags.js'

/** Where the figures come from, on what terms, and what the signs beside them mean. */
export function About({ system }: { readonly system: TabletopSystem }) {
  const used = flagOrder.filter((flag) => system.tables.some(({ rows }) => rows.some((row) => row.flag === flag)))
  const own = system.tables.some(({ rows }) =>
    rows.some(({ cells }) => Object.values(cells).some(({ printed }) => printed !== undefined)),
  )
  return (
    <div className="r-about">
      {system.sources.length > 0 && (
        <p>
          Figures from{' '}
          {system.sources.map(({ title, url, note }, at) => (
            <span key={title}>
              {at > 0 && '; '}
              {url ? (
                <a href={url} rel="noreferrer">
                  {title}
                </a>
              ) : (
                <b>{title}</b>
              )}
              {note && ` – ${note}`}
            </span>
          ))}
        </p>
      )}
      {system.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {(used.length > 0 || own) && (
        <dl className="r-signs" aria-label="Signs">
          {own && (
            <div>
              <dt>
                <b className="r-own">7</b>
              </dt>
              <dd>The group’s own figure, with the printed one beside it.</dd>
            </div>
          )}
          {used.map((flag) => (
            <div key={flag}>
              <dt>
                <span className="r-flag">{flags[flag].sign}</span>
              </dt>
              <dd>{flags[flag].meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
