import { seatId, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { DateTime } from 'luxon'
import { useState } from 'react'
import type { VariablesOf } from '../../api/graphql.js'
import type { Member, Table } from '../../api/table.js'
import { sent } from '../../api/sent.js'
import type { callVote } from '../../api/votes.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Written } from '../corrections/Writing.js'
import { useNewerEdition } from './useNewerEdition.js'

type Kind = 'END' | 'EXTEND' | 'PAUSE' | 'ORGANISER' | 'EDITION' | 'CORRECT' | 'UNWIND' | 'REOPEN'
type Deadline = Table['deadlines'][number]

interface Typed {
  readonly kind: Kind | ''
  readonly deadline: string
  readonly member: string
  readonly typed: string
  readonly note: string
  readonly corrections: readonly Written[]
  /** Who may answer anew; of a closed question, who else should have answered the same. */
  readonly seats: readonly SeatId[]
  /** One’s own closed question, and what should have been answered. */
  readonly unwound: { readonly askId: string; readonly seat: string; readonly orders: readonly OrderDraft[] } | null
}

const empty: Typed = {
  kind: '',
  deadline: '',
  member: '',
  typed: '',
  note: '',
  corrections: [],
  seats: [],
  unwound: null,
}

/** What somebody fills in to call a vote. */
export interface VoteForm extends Omit<Typed, 'kind' | 'deadline' | 'member'> {
  readonly kind: Kind
  readonly kinds: readonly Kind[]
  readonly deadlines: readonly Deadline[]
  readonly deadline: Deadline | undefined
  readonly members: readonly Member[]
  readonly member: Member | undefined
  /** The newest edition that the server has; null: none is newer. */
  readonly newer: string | null
  readonly zone: string
  readonly voteHours: number
  readonly silentDays: number
  readonly wrongHour: boolean
  readonly ready: boolean
  set(change: Partial<Typed>): void
  sent(): VariablesOf<typeof callVote>
}

/** The same orders for one’s own seat and for those who should have answered the same. */
const sheetsOf = (unwound: Typed['unwound'], same: readonly SeatId[]) =>
  unwound === null
    ? []
    : [...new Set([seatId(unwound.seat), ...same])].map((seat) => ({ seat, orders: sent(unwound.orders) }))

export const useVote = (): VoteForm => {
  const { campaign, table } = useCampaignContext()
  const [values, setValues] = useState(empty)
  const newer = useNewerEdition()
  const { typed, note, corrections, seats, unwound } = values
  const running = table.phase === 'RUNNING'
  const zone = table.timeZone
  const open = new Set(table.notices.map(({ kind }) => kind))
  const deadlines = running ? table.deadlines.filter(({ at }) => at !== null) : []
  const members = table.members.filter(({ organiser }) => !organiser)
  const seatsCorrect = table.facilitator === null || campaign.blindFacilitator
  const possible: Readonly<Record<Kind, boolean>> = {
    EXTEND: deadlines.length > 0,
    PAUSE: running,
    ORGANISER: members.length > 0,
    EDITION: running && newer !== null,
    CORRECT: table.phase !== 'ENDED' && seatsCorrect,
    UNWIND: table.phase !== 'ENDED' && seatsCorrect && campaign.place.role === 'PLAYER',
    REOPEN: running && seatsCorrect,
    END: true,
  }
  const kinds = (['EXTEND', 'PAUSE', 'ORGANISER', 'EDITION', 'CORRECT', 'UNWIND', 'REOPEN', 'END'] as const).filter(
    (kind) => possible[kind] && !open.has(kind),
  )
  const kind = kinds.find((one) => one === values.kind) ?? kinds[0] ?? 'END'
  const deadline = deadlines.find((one) => one.class === values.deadline) ?? deadlines[0]
  const member = members.find(({ id }) => id === values.member) ?? members[0]
  const hour = DateTime.fromISO(typed, { zone })
  const earliest = kind === 'EXTEND' && deadline?.at ? DateTime.fromISO(deadline.at) : DateTime.now()
  const wrongHour = typed !== '' && !(hour.isValid && hour > earliest)
  const needsHour = kind === 'EXTEND' || kind === 'PAUSE'
  return {
    ...{ kind, kinds, deadlines, deadline, members, member, typed, note, corrections, seats, zone, wrongHour },
    ...{ newer, unwound },
    voteHours: campaign.voteHours,
    silentDays: campaign.silentDays,
    ready:
      kinds.length > 0 &&
      !(needsHour && (typed === '' || wrongHour)) &&
      !(kind === 'CORRECT' && corrections.length === 0) &&
      !(kind === 'UNWIND' && (unwound === null || note.trim() === '')) &&
      !(kind === 'REOPEN' && (seats.length === 0 || note.trim() === '')),
    set: (change) => setValues((before) => ({ ...before, ...change })),
    sent: () => {
      const at = hour.toUTC().toISO() ?? ''
      const reason = note.trim()
      const on: Readonly<Record<Kind, VariablesOf<typeof callVote>['on']>> = {
        EXTEND: { deadline: { class: deadline?.class ?? '', at } },
        PAUSE: { pause: { until: at, ...(reason === '' ? {} : { note: reason }) } },
        ORGANISER: { organiser: member?.id ?? '' },
        EDITION: { edition: true },
        CORRECT: { corrections: [...corrections] },
        UNWIND: { unwinding: { askId: unwound?.askId ?? '', sheets: sheetsOf(unwound, seats), reason } },
        REOPEN: { reopening: { seats: [...seats], reason } },
        END: { end: true },
      }
      return { id: campaign.id, on: on[kind] }
    },
  }
}
