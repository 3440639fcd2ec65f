import { ruleId } from '@muster/rulesets/kit/ids.js'
import type { Message } from '@muster/rulesets/kit/messages.js'
import type { ReportLine } from '@muster/rulesets/kit/view.js'
import { ofHost } from '../../messages/lines.js'
import type { UnwoundStep } from '../../store/reads.facilitating.js'
import { deskKey } from './brief.js'
import type { Retold } from './following.js'
import type { Game } from './game.js'
import type { Course } from './playAgain.js'
import type { Fallen } from './stillGiven.js'
import type { ToldAgain } from './toldAgain.js'

/** A stage that is opened again. */
export interface Reopened {
  readonly groupId: string
  /** What to call it. */
  readonly title: string
  readonly turn: number
  /** Desks that may answer anew; all others' answers, or their silence, are kept. */
  readonly seats: readonly string[]
}

const hostLine = (message: Message): ReportLine => ({
  ...{ rule: ruleId(''), step: 'unwound', ...message, cells: [], about: [] },
})

const fallenLines = (list: readonly Fallen[], viewer: string): readonly ReportLine[] =>
  list
    .filter(({ seat }) => deskKey(seat) === viewer)
    .map(({ title, count, why }) => hostLine(ofHost('ordersFell', { title, count, why: { all: [...why], with: ' ' } })))

const askedAgain = ({ open }: Course, viewer: string): readonly ReportLine[] =>
  open.flatMap(({ title, seats, stands }) =>
    seats.some((seat) => deskKey(seat) === viewer && !stands.includes(seat))
      ? [hostLine(ofHost('askedAgain', { title }))]
      : [],
  )

/** What each viewer is told: what is new for them, and which lines of what they have read are no longer so. */
export const tellingOf =
  (
    { reason, reopened }: { readonly reason: string; readonly reopened: Reopened | null },
    course: Course,
    told: readonly ToldAgain[],
  ) =>
  (viewer: string): Retold => {
    const own = told.find((one) => one.viewer === viewer)
    const fallen = [...course.redone, ...course.open].flatMap((one) => one.fallen)
    const again = reopened ? [] : [...fallenLines(fallen, viewer), ...askedAgain(course, viewer)]
    return {
      first: hostLine(
        reopened
          ? ofHost('reopened', { title: reopened.title, turn: reopened.turn, reason })
          : ofHost('unwound', { reason }),
      ),
      lines: [...again, ...(own?.added ?? [])],
      corrected: own?.corrected ?? [],
    }
  }

const stepOf = (kind: UnwoundStep['outcome'], turn: number, stage: string) => ({ outcome: kind, turn, stage })

/** What becomes of each step, for whoever sees everything. */
export const stepsOf = (game: Game, course: Course): readonly UnwoundStep[] => {
  const at = game.clock(course.state)
  return [
    ...course.redone.map(({ before, differs, title, seats, fallen }): UnwoundStep => {
      const { turn, stage } = game.clock(before)
      return { ...stepOf(differs ? 'CHANGED' : 'SAME', turn, stage), title, seats, fallen }
    }),
    ...course.open.map(({ title, seats, fallen }) => ({
      ...stepOf('OPEN', at.turn, at.stage),
      ...{ title, seats, fallen },
    })),
    ...course.gone.map(({ input, title }) => ({
      ...stepOf('GONE', at.turn, at.stage),
      ...{ title, seats: (input.sheets ?? []).map(({ seat }) => seat), fallen: [] },
    })),
  ]
}
