import type { Feud } from './feud.js'
import type { House, Person, Table } from './house.js'

/** The link that the holder of a seat hands out to somebody who is to play it with them. */
export const commanderLink = async (house: House, campaignId: string, holder: Person): Promise<string> =>
  (await house.referee.inviteCommander(holder, { campaignId })).token

/** Somebody who has followed one. */
export const withCommander = async (house: House, { campaignId, south }: Table, name = 'Dora'): Promise<Person> => {
  const who = await house.person(name)
  await house.referee.acceptInvitation(who, { token: await commanderLink(house, campaignId, south) })
  return who
}

/** The commanders of the seat at which somebody acts. */
export const commandersSeen = async (house: House, campaignId: string, { session }: Person) =>
  (await house.reads.table(session, campaignId))?.commanders ?? []

/** The id of a commander's place. */
export const commanderId = async (house: House, campaignId: string, who: Person): Promise<string> =>
  (await commandersSeen(house, campaignId, who)).find(({ mine }) => mine)?.id ?? ''

/** In a feud West plays with somebody who is entrusted with a piece, and asks somebody else: everything is read by `read` that is told of it. */
export const playTogether = async (
  house: House,
  { campaignId, west, outsider }: Feud,
  read: (name: string, ...args: readonly unknown[]) => Promise<void>,
): Promise<void> => {
  const token = await commanderLink(house, campaignId, west)
  for (const session of [null, outsider.session]) await read('read_invitation', session, token)
  await house.referee.acceptInvitation(await house.person('Carl'), { token })
  const [carl] = await commandersSeen(house, campaignId, west)
  const who = { campaignId, commanderId: carl?.id ?? '' }
  for (const pieces of [null, ['C1']]) {
    await house.referee.entrustCommander(west, { ...who, pieces, seals: false })
    await read('read_table', west.session, campaignId)
  }
  await commanderLink(house, campaignId, west)
}
