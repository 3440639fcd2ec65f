import * as words from '../../messages/letters.generated.js'
import type { Campaign } from '../../api/campaign.js'
import type { Letter } from '../../api/letters.js'
import type { Table } from '../../api/table.js'

/** Who writes and gets letters: a seat by its letter, `organiser`, `facilitator`, or `all`. */
type Party = string

/** The seat’s own name, or that of an office. */
export const nameOf = (party: Party, seats: Table['seats']): string => {
  if (party === 'all') return words.everybody()
  if (party === 'organiser') return words.organiser()
  if (party === 'facilitator') return words.facilitator()
  return seats.find(({ id }) => id === party)?.title ?? party
}

/** As what its reader gets letters: their seat, and the offices that they hold. */
const partiesOf = ({ place }: Pick<Campaign, 'place'>): readonly Party[] => [
  ...(place.seat === null ? [] : [place.seat]),
  ...(place.role === 'FACILITATOR' ? ['facilitator'] : []),
  ...(place.organiser ? ['organiser'] : []),
]

/** As what they may write. */
export const ownParties = ({ place, press }: Pick<Campaign, 'place' | 'press'>): readonly Party[] => {
  const isSilent = place.former || press === 'NONE'
  return partiesOf({ place }).filter((party) => party !== place.seat || !isSilent)
}

/** Whom a conversation names; without a signature it names only those to whom it is written. */
export const partiesIn = (conversation: string): readonly Party[] =>
  conversation.split('+').filter((one) => one !== '?')

const isUnsigned = (conversation: string): boolean => conversation.startsWith('?+')

/** A conversation by those in it, apart from its reader. */
export const titleOf = (conversation: string, reader: Pick<Campaign, 'place'>, seats: Table['seats']): string => {
  const parties = partiesIn(conversation)
  const own = partiesOf(reader)
  const others = parties.filter((party) => !own.includes(party))
  const names = (others.length > 0 ? others : parties).map((party) => nameOf(party, seats)).join(', ')
  return isUnsigned(conversation) ? words.unsignedTo({ names }) : names
}

/** To whom an answer goes, as what, and signed how. */
export interface Answer {
  readonly as: Party
  readonly to: readonly Party[]
  /** Under grey press: empty for no signature. */
  readonly signed: string
}

/** Null: its reader cannot answer, because they write no letters, or nobody is named who could get it. */
export const answerTo = (newest: Letter, own: readonly Party[]): Answer | null => {
  const { conversation, mine, to, writtenAs, signed } = newest
  const parties = partiesIn(conversation)
  const as = own.find((party) => parties.includes(party)) ?? own[0]
  if (as === undefined) return null
  // Under a false name, or under none, only those to whom one wrote are known to be there.
  if (mine && writtenAs !== null && own.includes(writtenAs) && signed !== writtenAs)
    return { as: writtenAs, to, signed: signed ?? '' }
  if (isUnsigned(conversation)) return null
  const others = parties.filter((party) => party !== as)
  return others.length < parties.length ? { as, to: others, signed: as } : null
}
