'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useQuery } from 'urql'
import { campaignQuery } from '../api/reads.js'
import { dayAndTime } from '../api/time.js'
import type { Campaign, OpenAsk } from '../api/types.js'
import { EmptyPage } from '../app/shell/EmptyPage.js'
import { Link } from '../app/shell/Link.js'
import { Trouble } from '../app/shell/Trouble.js'
import { Button, Skeleton } from '../skin/index.js'
import './campaign.css'
import { useTools } from './desk/useTools.js'
import './print.css'
import { SheetView } from './SheetView.js'

const dueLine = (ask: OpenAsk | undefined, campaign: Campaign): string | null =>
  ask?.deadlineAt
    ? `${ask.title} – until ${dayAndTime(ask.deadlineAt, campaign.table.timeZone)} ${campaign.table.timeZone}`
    : null

/** One sheet of the present briefing on a page of its own, black on white, to take to the table. */
export function PrintSheet({ id, about }: { readonly id: string; readonly about: string }) {
  const [{ data, error }, again] = useQuery({ query: campaignQuery, variables: { id } })
  const campaign = data?.campaign
  const state = useTools(campaign?.ruleset.id ?? null)
  if (error) return <Trouble error={error} retry={again} />
  if (!data || state.kind === 'opening') return <Skeleton lines={8} label="Writing the sheet" />
  const briefing = campaign?.briefing
  const view: GameView | null = campaign && briefing ? { ...briefing.view, board: campaign.board } : null
  const tools = state.kind === 'open' ? state.tools : null
  const sheet = view && tools?.skin.sheet?.(view, about)
  if (!campaign || !briefing || !tools || !sheet)
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
        <Link href={`/campaign/${id}`}>← Back to the map</Link>
        <Button size="s" tone="primary" onClick={() => window.print()}>
          Print
        </Button>
      </p>
      <p className="m-label">
        {campaign.name} · {campaign.ruleset.title} · turn {briefing.turn}
      </p>
      <h1>{sheet.title}</h1>
      {due && <p className="m-label">{due}</p>}
      <SheetView sheet={sheet} rules={tools.desk.rules} />
    </article>
  )
}
