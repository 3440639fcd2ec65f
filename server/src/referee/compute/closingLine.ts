import type { Message } from '@muster/rulesets/kit/messages.js'
import type { ReportLine } from '@muster/rulesets/kit/view.js'
import { ofHost } from '../../messages/lines.js'
import { deskKey } from './brief.js'
import { isRuling } from '../common/desk.js'
import type { AskFact, SheetFact, Standing } from './facts.js'

/** Who closes a group: its last sheet, the deadline, the end of a stage that the calendar sets, or a person, by the others' consent, all others' seals, or after a notice to all. */
export type Closer = 'complete' | 'deadline' | 'stage' | 'consent' | 'sealed' | 'notice'

/** A group as it was closed. */
export interface ClosedGroup {
  readonly why: Closer
  /** What place the person has, if it was one. */
  readonly by: string
  /** Of a notice. */
  readonly hours: number
  /** What to print of its stage. */
  readonly stage: string
  /** Whether every seat was asked the same, so that everybody may see its closing. */
  readonly common: boolean
  readonly members: readonly AskFact[]
  readonly sealed: readonly Pick<SheetFact, 'seat' | 'askId' | 'fromDraft' | 'standing'>[]
}

/** That standing orders counted, and what of them did not. */
const standingUsed = ({ out, first }: Standing): Message => {
  const used = ofHost('standingUsed', {})
  const named = first.map(({ index, why }) =>
    ofHost('leftOut', { order: index + 1, why: why ?? ofHost('notTogether', {}) }),
  )
  return out === 0
    ? used
    : ofHost('standingPart', { used, orders: { all: named, with: ' ' }, more: out - first.length })
}

/** What became of the viewer's own answers. */
const fatesOf = ({ members, sealed }: ClosedGroup, viewer: string): readonly Message[] =>
  members
    .filter(({ seat }) => deskKey(seat) === viewer)
    .flatMap((ask) => {
      const sheet = sealed.find(({ seat, askId }) => seat === ask.seat && askId === ask.askId)
      if (!sheet) return [ofHost('nothingSealed', { silence: ask.view.silence.text })]
      if (sheet.standing) return [standingUsed(sheet.standing)]
      return sheet.fromDraft ? [ofHost('draftSealed', {})] : []
    })

/**
 * Says why a group was closed, to everybody who may know of it: everybody if it asks every seat the same, otherwise only those who were asked, and
 * only if it was not their own answers. The rule is the one that says what silence means.
 */
export const closingLine = (group: ClosedGroup, viewer: string): ReportLine | null => {
  const { why, by, hours, stage, common, members } = group
  const [first] = members
  const own = members.find(({ seat }) => deskKey(seat) === viewer)
  if (!first || isRuling(first)) return null
  if (!common && (!own || why === 'complete')) return null
  const title = common ? stage : (own?.view.title ?? stage)
  const closed = ofHost('closed', { what: common ? 'stage' : 'ask', title, why, by, hours })
  const fates = fatesOf(group, viewer)
  const said = fates.length > 0 ? ofHost('closedAnd', { closed, answers: { all: fates, with: ' ' } }) : closed
  return { rule: (own ?? first).view.silence.rule, step: 'closing', ...said, cells: [], about: [] }
}
