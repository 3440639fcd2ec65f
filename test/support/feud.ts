import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ProblemCode } from '../../server/src/base/problems.js'
import { registryOf, type Registry } from '../../server/src/referee/compute/registry.js'
import type { CreateCampaign } from '../../server/src/referee/common/contract.js'
import type { BattleRow } from '../../server/src/store/reads.js'
import { type House, type Person, sealStay, diceContribution } from './house.js'
import { toySystem } from './toySystem.js'
import { feudingToy } from './toyVariants.js'

export const feudRegistry: Registry = registryOf([feudingToy], [toySystem])

/** A war of three with one battle between the first two, and everybody who may know nothing of it. */
export interface Feud {
  readonly campaignId: string
  readonly organiser: Person
  readonly north: Person
  readonly south: Person
  readonly west: Person
  readonly observer: Person
  readonly facilitator: Person
  readonly outsider: Person
}

const join = async (
  house: House,
  organiser: Person,
  guest: Person,
  place: { readonly campaignId: string; readonly role: 'PLAYER' | 'OBSERVER' | 'FACILITATOR'; readonly seat?: string },
): Promise<void> => {
  const { token } = await house.referee.invite(organiser, place)
  await house.referee.acceptInvitation(guest, {
    token,
    ...(place.seat ? { diceContribution: diceContribution() } : {}),
  })
}

export const openFeud = async (house: House, changes: Partial<CreateCampaign> = {}): Promise<Feud> => {
  const person = (name: string): Promise<Person> => house.person(name)
  const [organiser, north, south, west] = [
    ...[await person('Organiser'), await person('North'), await person('South'), await person('West')],
  ] as const
  const [observer, facilitator, outsider] = [
    ...[await person('Observer'), await person('Facilitator'), await person('Outsider')],
  ] as const
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name: 'The feud', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'Europe/Berlin' },
    ...changes,
  })
  const seats = [north, south, west]
  for (const [at, seat] of ['A', 'B', 'C'].entries())
    await join(house, organiser, seats[at] ?? north, { campaignId, role: 'PLAYER', seat })
  await join(house, organiser, observer, { campaignId, role: 'OBSERVER' })
  await join(house, organiser, facilitator, { campaignId, role: 'FACILITATOR' })
  await house.referee.startCampaign(organiser, { campaignId })
  return { campaignId, organiser, north, south, west, observer, facilitator, outsider }
}

/** Everybody stays, and the turn is over. */
export const passTurn = async (house: House, { campaignId, north, south, west }: Feud, turn: number): Promise<void> => {
  for (const [at, who] of [north, south, west].entries())
    await sealStay(house, who, campaignId, `walk-${String(turn)}-${['A', 'B', 'C'][at] ?? ''}`)
  await house.referee.closeGroup({ campaignId, groupId: `walk-${String(turn)}`, why: 'complete' })
}

/** The newest desk of somebody's own. */
export const deskOf = async (house: House, { campaignId }: Feud, who: Person): Promise<BattleRow> => {
  const [head] = await house.reads.battles(who.session, campaignId)
  const row = head && (await house.reads.battle(who.session, campaignId, head.id))
  if (!row) throw new Error('there is no desk')
  return row
}

/** What every entry at the feud's desk begins with. */
export const atFord = async (
  house: House,
  feud: Feud,
): Promise<() => { readonly campaignId: string; readonly battleId: string; readonly idempotencyKey: string }> => {
  const { head } = await deskOf(house, feud, feud.north)
  return () => ({ campaignId: feud.campaignId, battleId: head.id, idempotencyKey: randomUUID() })
}

/** What a refusal is held against: its code, and what its sentence says. */
export const refusal = (code: ProblemCode, says: RegExp): { readonly code: string; readonly message: string } => ({
  code,
  message: expect.stringMatching(says) as string,
})
