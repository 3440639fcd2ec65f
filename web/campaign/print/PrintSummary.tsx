'use client'

import * as words from '../../messages/printed.generated.js'
import { SeatChip } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Facts } from '../Facts.js'
import { useOpenedView } from '../ViewContext.js'

/** What one works towards, with how far it has come. */
function Goals() {
  const { view, tools } = useOpenedView()
  const trackers = tools.presentation.trackers?.(view) ?? []
  if (trackers.length === 0) return null
  return (
    <section>
      <h2>{words.goals()}</h2>
      <ul>
        {trackers.map(({ id, seat, title, done, of }) => (
          <li key={id}>{words.goal({ seat, title, done, of })}</li>
        ))}
      </ul>
    </section>
  )
}

/** Where the campaign stands: its seats and who holds them, the figures of the ruleset, the goals. */
export function PrintSummary() {
  const { table } = useCampaignContext()
  const { view } = useOpenedView()
  return (
    <>
      <section>
        <h2>{words.summary()}</h2>
        <table className="c-print-seats">
          <thead>
            <tr>
              <th>{words.seat()}</th>
              <th>{words.holder()}</th>
            </tr>
          </thead>
          <tbody>
            {table.seats.map(({ id, holder, bot }) => (
              <tr key={id}>
                <td>
                  <SeatChip seat={id} title={view.legend.find(({ seat }) => seat === id)?.title ?? id} />
                </td>
                <td>{holder ?? (bot ? words.bot() : words.vacant())}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Facts />
      </section>
      <Goals />
    </>
  )
}
