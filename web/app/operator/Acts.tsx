'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/operator.generated.js'
import { actsQuery } from '../../api/operator.js'
import { dayAndTime } from '../../api/time.js'
import { Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'

/** The log of what operators did. */
export function Acts() {
  const [{ data, error }, again] = useQuery({ query: actsQuery, requestPolicy: 'network-only' })
  if (error) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={2} label={words.opening()} />
  const { acts } = data.operator
  if (acts.length === 0) return <p className="m-quiet">{words.noAct()}</p>
  return (
    <ol className="a-rows">
      {acts.map(({ number, at, kind, by, of, campaign, note }) => (
        <li className="a-row" key={number}>
          <div>
            <strong className="m-label a-row-text">
              {words.act({ kind, by: by ?? words.shell(), of: of ?? words.gone(), campaign: campaign ?? '' })}
            </strong>{' '}
            <span className="m-label m-quiet">{dayAndTime(at)}</span>
            {note && <p className="a-row-text">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
