import { useMemo } from 'react'
import type { CombinedError } from 'urql'
import * as words from '../../messages/battle.generated.js'
import type { BattleDesk } from '../../api/battles.js'
import type { Briefing } from '../../api/briefing.js'
import type { Connection } from '../../api/live.js'
import { useSystem } from '../../tabletop/useSystem.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Tools } from '../desk/openDesk.js'
import type { BattleActs } from './useBattle.js'
import { useBattleView } from './useBattleView.js'
import { seesNoSecrets } from './useShown.js'

export interface BattlePageProps {
  readonly briefing: Briefing | null
  readonly connection: Connection
  readonly desk: BattleDesk
  readonly tools: Tools
  readonly acts: BattleActs
  readonly error: CombinedError | undefined
}

/** What the page of one battle shows of it: its document, how it stands, what is asked, and the system of its table. */
export const useBattlePage = (props: BattlePageProps) => {
  const { briefing, desk, tools } = props
  const { campaign, table } = useCampaignContext()
  const { presentation, rules } = tools
  const { about, closedAt } = desk
  const { view, told } = useBattleView(briefing, tools, desk)
  const state = useSystem(campaign.tabletop)
  const document = view ? (presentation.document?.(view, about) ?? null) : null
  const head = view ? presentation.documents?.(view).find((one) => one.about === about) : undefined
  /** What the campaign says of the table. */
  const settled = useMemo(
    () => (view ? (presentation.field?.(view, about) ?? null) : null),
    [view, presentation, about],
  )
  const [one = '', other = ''] = desk.sides.map((side) => side.title)
  // A facilitator who is to rule reads it, and no more.
  const open =
    desk.sides.some(({ mine }) => mine) && closedAt === null && !campaign.place.former && table.phase !== 'ENDED'
  // One who sees no secrets rules here: on the campaign's page they know nothing of it.
  const answers = open || seesNoSecrets(campaign)
  const asks = answers ? (briefing?.asks ?? []).filter((ask) => !ask.closed && ask.about === about) : []
  return {
    ...{ ...props, view, told, state, document, head, settled, asks, open, rules },
    system: state.kind === 'open' ? state.system : null,
    title: document?.title ?? words.against({ one, other }),
    // The last view that knew the battle may be older than its end.
    status: closedAt !== null && head?.open !== false ? words.decided() : (head?.status ?? null),
  }
}

export type Battle = ReturnType<typeof useBattlePage>
