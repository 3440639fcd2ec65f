'use client'

import type { DocumentHead } from '@muster/rulesets/kit/documents.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { ReportLine } from '../../api/briefing.js'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'urql'
import type { BattleDesk } from '../../api/battles.js'
import { historyQuery, oldBriefingQuery } from '../../api/history.js'
import type { Briefing } from '../../api/briefing.js'
import type { BriefingHead } from '../../api/history.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Tools } from '../desk/openDesk.js'

/** Which of one's own briefings may tell of a battle that is over: the first after it was closed, then the last before. */
export const tellingOf = (heads: readonly BriefingHead[], closedAt: string): readonly number[] => {
  const closed = new Date(closedAt).getTime()
  const inOrder = [...heads].sort((a, b) => a.number - b.number)
  const after = inOrder.find(({ at }) => new Date(at).getTime() >= closed)
  const before = inOrder.filter(({ at }) => new Date(at).getTime() < closed).at(-1)
  return [after, before].flatMap((head) => (head ? [head.number] : []))
}

/** What is shown of a battle: the view that knows it, and once it is over what its side was told of the end. */
export interface BattleKnown {
  /** Undefined while it is looked for, null where no view knows it any more. */
  readonly view: GameView | null | undefined
  readonly told: readonly ReportLine[]
}

/** Lines about the battle itself, or about one's own pieces that stood in it. */
export const toldOf = (
  lines: readonly ReportLine[],
  view: GameView,
  { about, cells }: Pick<DocumentHead, 'about' | 'cells'>,
): readonly ReportLine[] => {
  const { viewer } = view
  const own = view.pieces.filter(({ at, seat }) => viewer.kind === 'seat' && seat === viewer.seat && cells.includes(at))
  const names = new Set<string>([about, ...own.map(({ id }) => id)])
  return lines.filter((line) => line.about.some((name) => names.has(name)))
}

const nothing: BattleKnown = { view: null, told: [] }
const looking: BattleKnown = { view: undefined, told: [] }

/** The newest view while it knows the battle; once it is over also the briefings of that hour. */
export const useBattleView = (
  briefing: Briefing | null,
  { presentation }: Tools,
  { about, closedAt }: BattleDesk,
): BattleKnown => {
  const client = useClient()
  const { id, board } = useCampaignContext().campaign
  const [old, setOld] = useState<BattleKnown>(looking)
  const now = useMemo<GameView | null>(() => (briefing ? { ...briefing.view, board } : null), [briefing, board])
  useEffect(() => {
    if (!closedAt) return
    let here = true
    const look = async (): Promise<BattleKnown> => {
      const { data } = await client.query(historyQuery, { id }).toPromise()
      const numbers = tellingOf(data?.campaign?.briefings ?? [], closedAt)
      const answers = await Promise.all(
        numbers.map((number) => client.query(oldBriefingQuery, { id, number }).toPromise()),
      )
      const briefings = answers.flatMap((answer) => answer.data?.campaign?.briefing ?? [])
      const view = briefings.map((one) => ({ ...one.view, board })).find((one) => presentation.document?.(one, about))
      const head = view && presentation.documents?.(view).find((one) => one.about === about)
      const end = briefings.find(({ at }) => new Date(at).getTime() >= new Date(closedAt).getTime())
      return view ? { view, told: head && end ? toldOf(end.report, view, head) : [] } : nothing
    }
    void look().then((found) => {
      if (here) setOld(found)
    })
    return () => {
      here = false
    }
  }, [client, id, board, presentation, about, closedAt])
  const known = now !== null && Boolean(presentation.document?.(now, about))
  // A new view may call the battle otherwise, which its desk learns a moment later: what is being written there stays where it is.
  const [last, setLast] = useState<GameView | null>(null)
  if (known && last !== now) setLast(now)
  if (!closedAt) return known || last !== null ? { view: known ? now : last, told: [] } : nothing
  return known ? { ...old, view: now } : old
}
