'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { dayAndTime } from '../api/time.js'
import type { Briefing, OpenAsk } from '../api/briefing.js'
import type { Campaign } from '../api/campaign.js'
import { EmptyPage } from '../shell/EmptyPage.js'
import { Link } from '../shell/Link.js'
import { Button } from '../ui/index.js'
import type { ToolsState } from './desk/useTools.js'
import './print.css'
import { useCampaignContext } from './CampaignContext.js'
import { DocumentView } from './DocumentView.js'

const dueLine = (ask: OpenAsk | undefined, campaign: Campaign): string | null =>
  ask?.deadlineAt
    ? `${ask.title} – until ${dayAndTime(ask.deadlineAt, campaign.table.timeZone)} ${campaign.table.timeZone}`
    : null

interface PrintDocumentProps {
  readonly briefing: Briefing | null
  readonly state: ToolsState
  readonly about: string
}

/** One sheet of the present briefing on a page of its own, black on white, to take to the table. */
export function PrintDocument({ briefing, state, about }: PrintDocumentProps) {
  const { campaign } = useCampaignContext()
  const view: GameView | null = briefing ? { ...briefing.view, board: campaign.board } : null
  const tools = state.kind === 'open' ? state.tools : null
  const sheet = view && tools?.presentation.document?.(view, about)
  if (!briefing || !tools || !sheet)
    return (
      <EmptyPage title="No such sheet">
        It belongs to another turn, or to somebody else. The sheets of this turn are on the campaign’s page, with the
        orders.
      </EmptyPage>
    )
  const due = dueLine(
    briefing.asks.find((ask) => ask.about === about),
    campaign,
  )
  return (
    <article className="c-print">
      <p className="c-print-tools m-label">
        <Link href={`/campaign/${campaign.id}`}>← Back to the map</Link>
        <Button size="s" tone="primary" onClick={() => window.print()}>
          Print
        </Button>
      </p>
      <p className="m-label">
        {campaign.name} · {campaign.ruleset.title} · turn {briefing.turn}
      </p>
      <h1>{sheet.title}</h1>
      {due && <p className="m-label">{due}</p>}
      <DocumentView content={sheet} rules={tools.rules} />
    </article>
  )
}
