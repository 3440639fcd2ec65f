import type { ReportLine } from '@muster/rulesets/kit/view.js'
import { deskKey } from './brief.js'
import { isRuling } from '../common/desk.js'
import type { AskFact, SheetFact } from './facts.js'

/** Who closes a group: its last sheet, the hour, the end of a stage that the calendar keeps, or a person, by the others' consent, all others' seals, or after a notice to all. */
export type Closer = 'complete' | 'deadline' | 'stage' | 'consent' | 'sealed' | 'notice'

/** A group as it was closed. */
export interface ClosedGroup {
  readonly why: Closer
  /** Name of the person, if it was one. */
  readonly by: string
  /** Of a notice. */
  readonly hours: number
  /** What to print of its stage. */
  readonly stage: string
  /** Whether every seat was asked the same, so that its closing is everybody's to see. */
  readonly common: boolean
  readonly members: readonly AskFact[]
  readonly sealed: readonly Pick<SheetFact, 'seat' | 'askId' | 'fromDraft'>[]
}

const causeOf = ({ why, by, hours }: ClosedGroup): string => {
  switch (why) {
    case 'complete':
      return 'closed: every answer that was needed was in'
    case 'deadline':
      return 'closed at its deadline'
    case 'stage':
      return 'closed with the stage, whose time was over'
    case 'consent':
      return `closed early by ${by}: every other holder of a seat consented`
    case 'sealed':
      return `closed early by ${by}: all others had sealed or consented`
    case 'notice':
      return `closed early by ${by}, after a notice of ${String(hours)} hours to which nobody objected`
  }
}

/** What became of the viewer's own answers. */
const fateOf = ({ members, sealed }: ClosedGroup, viewer: string): string =>
  members
    .filter(({ seat }) => deskKey(seat) === viewer)
    .flatMap((ask) => {
      const sheet = sealed.find(({ seat, askId }) => seat === ask.seat && askId === ask.askId)
      if (!sheet) return [` Your seat had sealed nothing. ${ask.view.silence.text}`]
      return sheet.fromDraft ? [' Your last draft was sealed for you.'] : []
    })
    .join('')

/**
 * Says why a group was closed, to whoever may know of it: of one that asks every seat the same everybody, else those alone who were asked, and
 * only where it was not their own answers. The rule is the one that says what silence means.
 */
export const closingLine = (group: ClosedGroup, viewer: string): ReportLine | null => {
  const { why, stage, common, members } = group
  const [first] = members
  const own = members.find(({ seat }) => deskKey(seat) === viewer)
  if (!first || isRuling(first)) return null
  if (!common && (!own || why === 'complete')) return null
  const what = common ? `The stage “${stage}”` : `“${own?.view.title ?? stage}”`
  const text = `${what} was ${causeOf(group)}.${fateOf(group, viewer)}`
  return { rule: (own ?? first).view.silence.rule, step: 'closing', text, cells: [], about: [] }
}
