import type { Chance, Throws } from '@muster/rulesets/kit/chance.js'
import { playWith } from '@muster/rulesets/kit/chance.js'
import { diceOf } from '@muster/rulesets/kit/dice.js'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { Outcome, Procedure, TabletopSystem } from '@muster/rulesets/kit/system.js'
import * as words from '../../messages/problems.generated.js'
import { enterRecord, privateKeyOf } from '../../store/books.js'
import { seatsOf } from '../../store/places.js'
import type { BattleRoll, BattleThrow } from '../../store/reads.js'
import { type AtDesk, enter } from '../battles/atBattle.js'
import { battleLimits } from '../battles/battleLimits.js'
import { sha256 } from '../../base/hash.js'
import { tableScope } from '../dice/tableScope.js'
import { type Context, systemOf } from '../access/context.js'
import { provenDice } from '../dice/dice.js'
import { badInput, Problem } from '../../base/problems.js'
import type { AtBattle, BattleRef, Caller } from '../common/contract.js'

type Faces = Readonly<Record<string, readonly number[]>>
type Rolled = Pick<BattleRoll, 'throws' | 'outcome' | 'byHand' | 'proof' | 'subject'>

const isFace = (face: Json | undefined, faces: number): face is number =>
  typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= faces

const facesOf = (given: Json): Faces => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw badInput(words.faces(), 'faces')
  return Object.fromEntries(
    Object.entries(given).map(([name, list]): [string, readonly number[]] => {
      if (!/\.\d{0,3}d[1-9]\d{0,3}$/.test(name)) throw badInput(words.noSuchThrow({ name: name.slice(0, 60) }), 'faces')
      const { faces } = diceOf(name)
      const whole = Array.isArray(list) ? list.filter((face: Json) => isFace(face, faces)) : []
      if (!Array.isArray(list) || whole.length !== list.length)
        throw badInput(words.faceValues({ name, most: faces }), 'faces')
      return [name, whole]
    }),
  )
}

/** Plays, and records every throw as it was made. */
const played = (chance: Chance<Outcome>, throws: Throws): Pick<BattleRoll, 'throws' | 'outcome'> => {
  const made: BattleThrow[] = []
  const outcome = chance.play((name) => {
    if (made.length >= battleLimits.throws) throw new Problem('LIMIT', words.mostThrows({ most: battleLimits.throws }))
    const faces = throws(name)
    made.push({ name, faces })
    return faces
  })
  return { outcome, throws: made }
}

const byHand = (chance: Chance<Outcome>, faces: Faces): Rolled => {
  const tried = playWith(chance, faces)
  if (tried.kind === 'needs') {
    const dice = diceOf(tried.name)
    throw badInput(words.facesMissing({ count: dice.count, faces: dice.faces, name: tried.name }), 'faces')
  }
  if (tried.left > 0) throw badInput(words.facesLeft({ count: tried.left }), 'faces')
  const used = new Map<string, number>()
  const inOrder: Throws = (name) => {
    const from = used.get(name) ?? 0
    used.set(name, from + diceOf(name).count)
    return (faces[name] ?? []).slice(from, from + diceOf(name).count)
  }
  return { ...played(chance, inOrder), byHand: true, proof: null, subject: null }
}

/** By the campaign's own dice: the subject is the desk and the entry, so that no roll can be made twice. */
const byMuster = async (chance: Chance<Outcome>, { tx, campaign, battle, number }: AtDesk): Promise<Rolled> => {
  const subject = `${battle.id}.${String(number)}`
  const scope = tableScope(campaign.id, await seatsOf(tx, campaign.id))
  const dice = provenDice(await privateKeyOf(tx, campaign.id), scope, subject)
  const rolled = played(chance, (name) => dice.roll(name, subject))
  const proof = Buffer.from(dice.proof).toString('base64')
  return { ...rolled, byHand: false, proof, subject: Buffer.from(dice.input).toString('ascii') }
}

const digests = new WeakMap<TabletopSystem, string>()

/** By which tables and readings a roll was made, whatever later editions say. */
const digestOf = (system: TabletopSystem): string => {
  const { id, variants, tables } = system
  const procedures = system.procedures.map(({ id: name, input, output }) => ({ name, input, output }))
  const digest = digests.get(system) ?? sha256(canonical({ id, variants, tables, procedures }))
  digests.set(system, digest)
  return digest
}

const procedureOf = (system: TabletopSystem, id: string): Procedure => {
  const found = system.procedures.find((procedure) => procedure.id === id)
  if (found) return found
  throw badInput(words.noSuchProcedure({ system: system.title, procedure: id.slice(0, 60) }), 'procedure')
}

/** A roll that a group asks for, answered and stored in one transaction: nobody sees a face before the log has it. */
export const rollAtBattle = async (
  context: Context,
  caller: Caller,
  {
    procedure: id,
    input,
    faces: given,
    ...at
  }: AtBattle & { readonly procedure: string; readonly input: Json; readonly faces?: Json },
): Promise<BattleRef> => {
  if (Buffer.byteLength(JSON.stringify(input)) > battleLimits.inputBytes)
    throw new Problem('LIMIT', words.inputTooLarge({ most: battleLimits.inputBytes }))
  const faces = given === undefined ? null : facesOf(given)
  return enter(context, caller, at, { what: 'roll', procedure: id, input, faces }, async (desk) => {
    const system = systemOf(context, desk.campaign)
    const prepared = procedureOf(system, id).prepare(input)
    if (!prepared.ok) throw badInput(words.rollFails({ problem: prepared.problem }), 'input')
    const rolled = faces ? byHand(prepared.value, faces) : await byMuster(prepared.value, desk)
    const body = { procedure: id, input, system: digestOf(system), ...rolled }
    // The order of an input's keys may matter: what is bound is the text.
    const entry = { battle: desk.battle.id, number: desk.number, hash: sha256(JSON.stringify(body)) }
    await enterRecord(desk.tx, desk.campaign.id, { kind: 'roll', entry }, desk.now)
    return { kind: 'ROLL', body }
  })
}
