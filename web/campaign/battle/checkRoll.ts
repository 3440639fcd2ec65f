import { playWith } from '@muster/rulesets/kit/chance.js'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import * as words from '../../messages/rolls.generated.js'
import type { BattleDesk, BattleEntry, BattleRoll } from '../../api/battles.js'
import { isRecord } from '../../forms/json.js'
import { areFacesOf, provenKey } from '../../dice/proof.js'

export interface Check {
  /** Whether the faces are those of the campaign's key; null for dice of the group's own. */
  readonly dice: boolean | null
  /** Whether the result follows from the faces, by the tables as the campaign has them. */
  readonly result: boolean
  /** What was found, in words. */
  readonly told: string
}

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** The proof must speak of this roll and of no other: of this campaign, this desk, this entry. */
const isAbout = (subject: string, { campaignId, id }: BattleDesk, number: number): boolean => {
  const scope = parsed(subject)
  return (
    isRecord(scope) &&
    scope['campaign'] === campaignId &&
    scope['stage'] === 'table' &&
    scope['subject'] === `${id}.${String(number)}`
  )
}

/** Faces by name, in the order thrown. */
export const facesByName = (throws: BattleRoll['throws']): Readonly<Record<string, readonly number[]>> => {
  const found: Record<string, number[]> = {}
  for (const { name, faces } of throws) (found[name] ??= []).push(...faces)
  return found
}

const follows = (system: TabletopSystem, { procedure, input, throws, outcome }: BattleRoll): boolean => {
  const chance = system.procedures.find(({ id }) => id === procedure)?.prepare(input)
  if (!chance?.ok) return false
  const played = playWith(chance.value, facesByName(throws))
  return played.kind === 'done' && played.left === 0 && canonical(played.value) === canonical(outcome)
}

const diceHold = (desk: BattleDesk, number: number, roll: BattleRoll, publicKey: string): boolean => {
  const { proof, subject, throws } = roll
  if (proof === null || subject === null || !isAbout(subject, desk, number)) return false
  const key = provenKey(publicKey, subject, proof)
  return key !== null && areFacesOf(key, throws)
}

/** Works out anew, in this browser, what the server said of a roll. */
export const checkRoll = (
  desk: BattleDesk,
  { number, roll }: BattleEntry,
  system: TabletopSystem,
  publicKey: string,
): Check => {
  if (!roll) return { dice: null, result: false, told: words.noRoll() }
  const dice = roll.byHand ? null : diceHold(desk, number, roll, publicKey)
  const result = follows(system, roll)
  const ofDice = dice === null ? words.ownDiceFound() : dice ? words.proofHolds() : words.proofFails()
  const ofResult = result ? words.resultFollows() : words.resultFails()
  return { dice, result, told: `${ofDice} ${ofResult}` }
}
