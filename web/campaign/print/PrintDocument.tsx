'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import * as words from '../../messages/printed.generated.js'
import type { Briefing } from '../../api/briefing.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Deadline } from '../../turn/Deadline.js'
import type { ToolsState } from '../desk/useTools.js'
import { useCampaignContext } from '../CampaignContext.js'
import { DocumentView } from '../DocumentView.js'
import { PrintHead } from './PrintHead.js'

interface PrintDocumentProps {
  readonly briefing: Briefing | null
  readonly state: ToolsState
  readonly about: string
}

/** One document of the present briefing on a page of its own, black on white, to take to the table. */
export function PrintDocument({ briefing, state, about }: PrintDocumentProps) {
  const { campaign } = useCampaignContext()
  const view: GameView | null = briefing ? { ...briefing.view, board: campaign.board } : null
  const tools = state.kind === 'open' ? state.tools : null
  const document = view && tools?.presentation.document?.(view, about)
  if (!briefing || !tools || !document) return <EmptyPage title={words.goneTitle()}>{words.gone()}</EmptyPage>
  const ask = briefing.asks.find((one) => one.about === about)
  const { timeZone: zone } = campaign.status
  return (
    <article className="c-print">
      <PrintHead turn={briefing.turn} />
      <h1>{document.title}</h1>
      {ask?.deadlineAt && (
        <p className="m-label">
          {words.due({ ask: ask.title, hour: () => <Deadline at={ask.deadlineAt ?? ''} zone={zone} /> })}
        </p>
      )}
      <DocumentView content={document} rules={tools.rules} />
    </article>
  )
}
