'use client'

import type { ReportLine } from '../api/briefing.js'
import * as words from '../messages/documents.generated.js'
import { RuleLink } from '../rules/RuleLink.js'
import { Link } from '../shell/Link.js'
import { useCampaignContext } from './CampaignContext.js'
import { useOpenedView } from './ViewContext.js'

interface OutcomeProps {
  readonly report: readonly ReportLine[]
  /** Things about which one has answered: battles. */
  readonly answered: ReadonlySet<string>
}

/** The desk may have been read further down when it came. */
const intoView = (section: HTMLElement | null): void => section?.scrollIntoView({ block: 'nearest' })

/** What came of the battles that one has reported, above what is asked next; with what it did to one’s own pieces there. */
export function Outcome({ report, answered }: OutcomeProps) {
  const { id } = useCampaignContext().campaign
  const { view, tools } = useOpenedView()
  return report.map((line, index) => {
    const about = line.about.find((name) => answered.has(name))
    if (about === undefined) return null
    const own = view.pieces.filter((piece) => line.about.includes(piece.id)).map((piece): string => piece.id)
    const after = report.slice(index + 1).filter((other) => other.about.some((name) => own.includes(name)))
    return (
      <section key={index} ref={intoView} className="c-outcome" aria-label={words.outcome()}>
        {[line, ...after].map((told, at) => (
          <p key={at}>
            {told.text} <RuleLink rule={told.rule} rules={tools.rules} />
          </p>
        ))}
        <p className="m-label">
          <Link href={`/campaign/${id}/battle/${encodeURIComponent(about)}`}>{words.howItWent()}</Link>
        </p>
      </section>
    )
  })
}
