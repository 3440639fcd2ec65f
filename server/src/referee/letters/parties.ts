import * as words from '../../messages/problems.generated.js'
import { badInput, forbidden } from '../../base/problems.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { mayOrganise } from '../access/organiser.js'
import { actsAt, facilitatorOf, seatsOf } from '../../store/places.js'
import type { Tx } from '../../store/tx.js'
import type { Caller, WriteLetter } from '../common/contract.js'

/** Who writes letters and gets them: a seat, or one of these offices. */
const offices: readonly string[] = ['organiser', 'facilitator']

/** Every member of the campaign, observers too. */
const all = 'all'

export interface Addressed {
  readonly byParty: string
  readonly signed: string | null
  /** Whether it is signed with who wrote it, and the server says so. */
  readonly proven: boolean
  readonly recipients: readonly string[]
  /** Letters with the same one are shown together. It says nothing but whom the letter names. */
  readonly conversation: string
  /** Whether it takes as long as the campaign's rule says. */
  readonly slow: boolean
}

const writerOf = async (
  tx: Tx,
  campaign: CampaignEntity,
  { userId }: Caller,
  as: string | undefined,
): Promise<string> => {
  const acts = await actsAt(tx, campaign.id, userId)
  const facilitator = await facilitatorOf(tx, campaign.id)
  const own = [
    ...(acts === null ? [] : [acts]),
    ...(facilitator?.userId === userId ? ['facilitator'] : []),
    ...((await mayOrganise(tx, campaign, { userId })) ? ['organiser'] : []),
  ]
  const party = as ?? own[0]
  if (party === undefined || !own.includes(party))
    throw forbidden(words.letterFrom({ own: own.length > 0 ? own.join(', ') : 'none' }))
  return party
}

/** How a seat's letter is signed under the campaign's press rule; letters of an office always are. */
const signatureOf = (
  { press }: CampaignEntity,
  party: string,
  signed: string | undefined,
  seats: readonly string[],
): Pick<Addressed, 'signed' | 'proven'> => {
  const isOffice = offices.includes(party)
  if (press === 'NONE' && !isOffice) throw forbidden(words.noPress())
  if (press !== 'GREY' || isOffice) {
    if (signed !== undefined && signed !== party) throw badInput(words.signedByItself(), 'signed')
    return { signed: party, proven: true }
  }
  if (signed !== undefined && !seats.includes(signed))
    throw badInput(words.chooseSeat({ seats: seats.join(', ') }), 'signed')
  return { signed: signed ?? null, proven: false }
}

const recipientsOf = async (
  tx: Tx,
  campaign: CampaignEntity,
  { party, to, seats }: { readonly party: string; readonly to: readonly string[]; readonly seats: readonly string[] },
): Promise<readonly string[]> => {
  if (to.includes(all)) {
    if (to.length > 1) throw badInput(words.letterToAll(), 'to')
    return [all]
  }
  if (to.includes('facilitator') && !(await facilitatorOf(tx, campaign.id))) throw badInput(words.noFacilitator(), 'to')
  const unknown = to.find((one) => !seats.includes(one) && !offices.includes(one))
  if (unknown !== undefined) throw badInput(words.letterTo({ known: [...seats, ...offices, all].join(', ') }), 'to')
  const others = [...new Set(to)].filter((one) => one !== party).sort()
  if (others.length === 0) throw badInput(words.letterToNobody(), 'to')
  return others
}

/** Who writes to whom, as the campaign's press rule allows. */
export const addressed = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  { as, to, signed: wished }: Pick<WriteLetter, 'as' | 'to' | 'signed'>,
): Promise<Addressed> => {
  const seats = (await seatsOf(tx, campaign.id)).map(({ seat }) => seat)
  const byParty = await writerOf(tx, campaign, caller, as)
  const { signed, proven } = signatureOf(campaign, byParty, wished, seats)
  const recipients = await recipientsOf(tx, campaign, { party: byParty, to, seats })
  const named = [...new Set([signed ?? '?', ...recipients])].sort()
  const conversation = recipients.includes(all) ? all : named.join('+')
  return { byParty, signed, proven, recipients, conversation, slow: !offices.includes(byParty) }
}
