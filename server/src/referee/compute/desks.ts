import { randomUUID } from 'node:crypto'
import type { DiceScope } from '@muster/rulesets/kit/dice.js'
import type { TableBattle } from '@muster/rulesets/kit/ruleset.js'
import { hmac, provenDice } from '../dice/dice.js'
import { EngineFault } from '../common/fault.js'
import { tableScope } from '../dice/tableScope.js'
import type { DeskFact, Facts, SeatFact } from './facts.js'
import type { Writes } from '../../store/writes.js'
import { rowsOf } from './rows.js'

const check = (wanted: readonly TableBattle[], seats: readonly SeatFact[]): void => {
  const known = new Set(seats.map(({ seat }) => seat))
  if (new Set(wanted.map(({ id }) => id)).size !== wanted.length) throw new EngineFault('two battles share an id')
  for (const { id, sides } of wanted)
    if (sides.length < 2 || new Set(sides.map(({ seat }) => seat)).size !== sides.length)
      throw new EngineFault(`battle ${id} needs two sides or more, each once`)
    else if (!sides.every(({ seat }) => known.has(seat))) throw new EngineFault(`battle ${id} names an unknown seat`)
}

/** A side that joins a battle may not read what was said before: with other sides it is another desk. */
const nameOf = (key: string, sides: readonly { readonly seat: string }[]): string =>
  [key, ...sides.map(({ seat }) => seat).sort()].join(' ')

const renamed = (desk: DeskFact, { sides }: TableBattle): readonly object[] =>
  sides
    .filter((side) => desk.sides.find(({ seat }) => seat === side.seat)?.about !== side.about)
    .map(({ seat, about }) => ({ battle: desk.id, seat, about }))

/** Seeds of the desks' sketches: the keyed hash of each desk, under a key that is as verifiable as the dice and reveals nothing of them. */
const seedsOf = (privateKey: string, scope: DiceScope): ((desk: string) => string) => {
  let key: Uint8Array | null = null
  return (desk) => {
    key ??= provenDice(privateKey, scope, 'seeds of sketches').key
    return Buffer.from(hmac(key, Buffer.from(desk))).toString('hex')
  }
}

/** Makes the battle desks match what the engine lists: closes, renames, opens. */
export const desksOf = (
  { campaign, seats, desks }: Pick<Facts, 'campaign' | 'seats' | 'desks'>,
  wanted: readonly TableBattle[],
  privateKey: string,
): Pick<Writes, 'gone' | 'battles' | 'sides' | 'names'> => {
  check(wanted, seats)
  const seedOf = seedsOf(privateKey, tableScope(campaign.id, seats))
  const standing = new Map(desks.map((desk) => [nameOf(desk.key, desk.sides), desk]))
  const [battles, sides, names]: [object[], object[], object[]] = [[], [], []]
  for (const battle of wanted) {
    const name = nameOf(battle.id, battle.sides)
    const desk = standing.get(name)
    standing.delete(name)
    if (desk) {
      names.push(...renamed(desk, battle))
      continue
    }
    const id = randomUUID()
    battles.push({ id, key: battle.id, seed: seedOf(id) })
    sides.push(...battle.sides.map(({ seat }) => ({ battle: id, seat })))
    names.push(...battle.sides.map(({ seat, about }) => ({ battle: id, seat, about })))
  }
  return {
    gone: rowsOf([...standing.values()].map(({ id }) => id)),
    battles: rowsOf(battles),
    sides: rowsOf(sides),
    names: rowsOf(names),
  }
}
