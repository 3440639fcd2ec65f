import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import { battleLimits } from '../../referee/battles/battleLimits.js'
import { notFound } from '../../base/problems.js'
import { scheduleOf } from '../../referee/battles/schedule.js'
import { keyAbout } from '../../referee/common/idempotencyKey.js'
import type { AtBattle, BattleRef } from '../../referee/common/contract.js'
import type { BattleEntryRow, BattleRow } from '../../store/reads.js'
import { type Context, proof, signedIn } from '../context.js'
import type { BattleSource } from '../sources.js'
import { BattleDesk, BattleEntry } from '../types/battle.js'
import { DateTime, JsonScalar } from '../types/scalars.js'
import { priced } from '../limits/priced.js'

const campaignAbout = { description: 'Id of the campaign.' }
const battleAbout = { description: 'Id of the desk.' }
const zoneAbout = { nullable: true, description: 'Your IANA time zone, shown to the other side.' } as const
const noteAbout = { nullable: true, description: `A note, at most ${String(battleLimits.text)} characters.` } as const
const needs = 'Repeating the request with the same key adds nothing.'

const { entries, aMinute, text: longest, times: most, days, inputBytes, throws } = battleLimits
const limited = `A side can make at most ${String(entries)} entries at a desk, ${String(aMinute)} a minute.`

/** Higher than any entry: only the head. */
const noEntries = 2 ** 31 - 1

const read = async (context: Context, { campaignId, battleId }: BattleRef, after: number): Promise<BattleRow> => {
  const row = await context.reads.battle(proof(context), campaignId, battleId, after)
  if (!row) throw notFound()
  return row
}

const readBack = async (context: Context, battle: BattleRef): Promise<BattleSource> =>
  (await read(context, battle, noEntries)).head

const at = (
  campaignId: string,
  battleId: string,
  idempotencyKey: string,
  zone: string | undefined | null,
): AtBattle => ({ campaignId, battleId, idempotencyKey, ...(zone == null ? {} : { zone }) })

const note = (text: string | undefined | null): { readonly text?: string } => (text == null ? {} : { text })

const entryOf = ({ number, seat, by, at: when, ...said }: BattleEntryRow): BattleEntry => {
  const entry = { number, seat, by, at: when, kind: said.kind, text: null, times: null, answers: null, roll: null }
  switch (said.kind) {
    case 'MESSAGE':
    case 'CALLED_OFF':
      return { ...entry, text: said.body.text }
    case 'TIMES':
      return { ...entry, text: said.body.text, times: said.body.times }
    case 'AGREEMENT':
      return { ...entry, times: [said.body.time], answers: said.body.answers }
    case 'ROLL':
      return { ...entry, roll: said.body }
    case 'SHOWN':
      return entry
  }
}

@Resolver(() => BattleDesk)
export class BattleDeskResolver {
  @priced({ cost: 800, size: 60 })
  @FieldResolver(() => [BattleEntry], {
    description:
      'Its log in order: all entries, or those after a number. In a subscription with `after`: entries not sent yet.',
  })
  async entries(
    @Root() desk: BattleSource,
    @Arg('after', () => Int, { nullable: true, description: 'Number of the newest entry that you have.' })
    after: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly BattleEntry[]> {
    const above = Math.max(0, after ?? 0)
    const at = { campaignId: desk.campaignId, battleId: desk.id }
    const entries = desk.entries ?? (await read(context, at, above)).entries
    return entries.filter(({ number }) => number > above).map(entryOf)
  }

  @priced({ cost: 20 })
  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'The agreed time to play; null: none agreed, or called off.',
  })
  agreedFor(@Root() { sides, schedule }: BattleSource): string | null {
    return scheduleOf(sides.length, schedule).agreedFor
  }

  @priced({ cost: 10_000 })
  @Mutation(() => BattleDesk, {
    description: `Shows the battle to the facilitator, who sees no secrets, as your side sees it: what was announced, your own sheet, and the log of this desk. They can then rule on it. It stands in the log, and cannot be taken back. ${limited} ${needs}`,
  })
  async showBattle(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('battleId', () => ID, battleAbout) battleId: string,
    @Arg('idempotencyKey', () => String, { description: keyAbout }) key: string,
    @Arg('zone', () => String, zoneAbout) zone: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<BattleSource> {
    return readBack(context, await context.referee.showBattle(signedIn(context), at(campaignId, battleId, key, zone)))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => BattleDesk, {
    description: `Sends a message to the other side, at most ${String(longest)} characters. ${limited} ${needs}`,
  })
  async writeToBattle(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('battleId', () => ID, battleAbout) battleId: string,
    @Arg('text', () => String, { description: `1 to ${String(longest)} characters.` }) text: string,
    @Arg('idempotencyKey', () => String, { description: keyAbout }) key: string,
    @Arg('zone', () => String, zoneAbout) zone: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<BattleSource> {
    const input = { ...at(campaignId, battleId, key, zone), text }
    return readBack(context, await context.referee.writeToBattle(signedIn(context), input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => BattleDesk, {
    description: `Offers 1 to ${String(most)} future times, at most ${String(days)} days ahead; they replace the side’s earlier offer. ${limited} ${needs}`,
  })
  async proposeTimes(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('battleId', () => ID, battleAbout) battleId: string,
    @Arg('times', () => [DateTime], { description: `1 to ${String(most)} times.` }) times: Date[],
    @Arg('text', () => String, noteAbout) text: string | undefined | null,
    @Arg('idempotencyKey', () => String, { description: keyAbout }) key: string,
    @Arg('zone', () => String, zoneAbout) zone: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<BattleSource> {
    const input = { ...at(campaignId, battleId, key, zone), times, ...note(text) }
    return readBack(context, await context.referee.proposeTimes(signedIn(context), input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => BattleDesk, {
    description: `Agrees to a time that the other side offers, if it has not been replaced, settled or called off. ${limited} ${needs}`,
  })
  async agreeOnTime(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('battleId', () => ID, battleAbout) battleId: string,
    @Arg('entry', () => Int, { description: 'Number of the entry that offers it.' }) entry: number,
    @Arg('time', () => DateTime, { description: 'One of its times.' }) time: Date,
    @Arg('idempotencyKey', () => String, { description: keyAbout }) key: string,
    @Arg('zone', () => String, zoneAbout) zone: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<BattleSource> {
    const input = { ...at(campaignId, battleId, key, zone), entry, time }
    return readBack(context, await context.referee.agreeOnTime(signedIn(context), input))
  }

  @priced({ cost: 10_000 })
  @Mutation(() => BattleDesk, {
    description: `Calls off the agreed time and withdraws all offered times. ${limited} ${needs}`,
  })
  async callOffTime(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('battleId', () => ID, battleAbout) battleId: string,
    @Arg('text', () => String, noteAbout) text: string | undefined | null,
    @Arg('idempotencyKey', () => String, { description: keyAbout }) key: string,
    @Arg('zone', () => String, zoneAbout) zone: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<BattleSource> {
    const input = { ...at(campaignId, battleId, key, zone), ...note(text) }
    return readBack(context, await context.referee.callOffTime(signedIn(context), input))
  }

  @priced({ cost: 15_000 })
  @Mutation(() => BattleDesk, {
    description: `Rolls a procedure of the campaign’s tabletop system. The roll stays in the log and cannot be taken back. At most ${String(throws)} throws. ${limited} ${needs}`,
  })
  async rollAtBattle(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('battleId', () => ID, battleAbout) battleId: string,
    @Arg('procedure', () => ID, { description: 'Id of the procedure.' }) procedure: string,
    @Arg('input', () => JsonScalar, {
      description: `Input that matches \`Procedure.input\`, at most ${String(inputBytes)} bytes.`,
    })
    input: Json,
    @Arg('faces', () => JsonScalar, {
      nullable: true,
      description: 'Faces of your own dice, e.g. `{ "orderTest.2d6": [3, 4] }`. Left out: Muster throws.',
    })
    faces: Json | undefined,
    @Arg('idempotencyKey', () => String, { description: keyAbout }) key: string,
    @Arg('zone', () => String, zoneAbout) zone: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<BattleSource> {
    const hand = faces == null ? {} : { faces }
    const asked = { ...at(campaignId, battleId, key, zone), procedure, input, ...hand }
    return readBack(context, await context.referee.rollAtBattle(signedIn(context), asked))
  }
}
