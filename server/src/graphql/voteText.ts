import { hourIn } from '../base/hour.js'
import * as words from '../messages/votes.generated.js'
import type { LogRow, MatterRow, VoteKind } from '../store/reads.js'

/** What a vote is about, made ready for the sentences. */
interface About {
  readonly kind: VoteKind
  readonly title: string
  /** As people of the campaign's zone read it. */
  readonly hour: string
  readonly whom: string
}

interface VoteLine {
  readonly row: LogRow
  readonly who: string
  readonly whom: string
  readonly hour: string
}

const aim = ({ row: { detail }, whom, hour }: VoteLine): string =>
  aimOf({ kind: detail.vote ?? 'END', title: detail.title ?? '', hour, whom })

const aimOf = (about: About): string => words.aim({ ...about })

/** Lines of the log about votes, by their kind. */
export const voteLines = {
  VOTE_CALLED: (line: VoteLine) =>
    words.called({ who: line.who, seat: line.row.seat ?? '', aim: aim(line), ...noted(line.row.detail.note) }),
  VOTED: ({ who, row: { seat, detail } }: VoteLine) =>
    words.voted({
      ...{ who, seat: seat ?? '', how: detail.against === true ? 'against' : 'for' },
      what: words.what({ kind: detail.vote ?? 'END' }),
    }),
  VOTE_ENDED: (line: VoteLine) => {
    const { outcome = 'lapsed' } = line.row.detail
    return words.outcome({ outcome, aim: aim(line), who: line.who })
  },
} as const

const noted = (note: string | undefined): { readonly noted: 'yes' | 'no'; readonly note: string } =>
  note === undefined ? { noted: 'no', note: '' } : { noted: 'yes', note }

/** What is voted on, until when, and what decides it. */
export const voteText = ({ by, dueAt, needed, about }: MatterRow, kind: VoteKind, zone: string): string => {
  const { title = '', at, note, member: whom = '' } = about
  const hour = at === undefined ? '' : hourIn(at, zone)
  const first = words.asked({ by, aim: aimOf({ kind, title, hour, whom }), ...noted(note) })
  const end = hourIn(dueAt, zone)
  return `${first} ${needed === null ? words.lasts({ end }) : words.needs({ end, needed })}`
}
