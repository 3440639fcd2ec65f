import { randomUUID } from 'node:crypto'
import type { DiceScope } from '@muster/rulesets/kit/dice.js'
import type { TableBattle } from '@muster/rulesets/kit/ruleset.js'
import type { SeatEntity } from '../db/entities/places.js'
import * as battles from '../store/battles.js'
import { privateKeyOf } from '../store/books.js'
import type { Tx } from '../store/tx.js'
import { provenDice } from './dice.js'
import { EngineFault } from './fault.js'

/** Dice at the table belong to no turn of the campaign: their subject is the desk. */
export const tableScope = (campaign: string, seats: readonly SeatEntity[]): DiceScope => ({
  campaign,
  seatBytes: seats.map(({ bytes }) => bytes ?? ''),
  turn: 0,
  stage: 'table',
})

const check = (wanted: readonly TableBattle[], seats: readonly SeatEntity[]): void => {
  const known = new Set(seats.map(({ seat }) => seat))
  if (new Set(wanted.map(({ id }) => id)).size !== wanted.length) throw new EngineFault('two battles share an id')
  for (const { id, sides } of wanted)
    if (sides.length < 2 || new Set(sides.map(({ seat }) => seat)).size !== sides.length)
      throw new EngineFault(`battle ${id} needs two sides or more, each once`)
    else if (!sides.every(({ seat }) => known.has(seat))) throw new EngineFault(`battle ${id} names an unknown seat`)
}

const seatsOf = (sides: readonly { readonly seat: string }[]): string =>
  sides
    .map(({ seat }) => seat)
    .sort()
    .join(' ')

/** Whoever joins a battle may not read what was said before: with other sides it is another desk. */
const isOf = (desk: battles.OpenBattle, battle: TableBattle): boolean =>
  desk.key === battle.id && seatsOf(desk.sides) === seatsOf(battle.sides)

/** The seed of a desk's sketch is as verifiable as its dice, and tells nothing of them. */
const open = async (
  tx: Tx,
  campaign: string,
  seats: readonly SeatEntity[],
  { id: key, sides }: TableBattle,
  openedAt: Date,
): Promise<void> => {
  const id = randomUUID()
  const dice = provenDice(await privateKeyOf(tx, campaign), tableScope(campaign, seats), `${id}.seed`)
  const seed = Buffer.from(dice.key).toString('hex')
  await battles.openBattle(tx, { id, campaign, key, seed, openedAt, closedAt: null, sides })
}

const rename = async (tx: Tx, desk: battles.OpenBattle, { sides }: TableBattle, now: Date): Promise<void> => {
  for (const side of sides)
    if (desk.sides.find(({ seat }) => seat === side.seat)?.about !== side.about)
      await battles.nameBattle(tx, desk.id, side, now)
}

/** Brings the battle desks in line with what the engine lists: closes, names anew, opens. */
export const matchBattles = async (
  tx: Tx,
  campaign: string,
  seats: readonly SeatEntity[],
  wanted: readonly TableBattle[],
  now: Date,
): Promise<void> => {
  check(wanted, seats)
  const desks = await battles.openBattles(tx, campaign)
  const gone = desks.filter((desk) => !wanted.some((battle) => isOf(desk, battle)))
  await battles.closeBattles(
    tx,
    gone.map(({ id }) => id),
    now,
  )
  for (const battle of wanted) {
    const desk = desks.find((one) => isOf(one, battle))
    if (desk) await rename(tx, desk, battle, now)
    else await open(tx, campaign, seats, battle, now)
  }
}
