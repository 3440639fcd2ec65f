import * as words from '../../messages/problems.generated.js'
import * as battles from '../../store/battles.js'
import { type AtDesk, enter } from '../battles/atBattle.js'
import type { Context } from '../access/context.js'
import { badInput, conflict, forbidden } from '../../base/problems.js'
import { type Schedule, scheduleOf, type Spoken } from '../battles/schedule.js'
import type { AtBattle, BattleRef, Caller } from '../common/contract.js'

/** The state of the sides' appointment at a desk. */
export const scheduleAt = async ({ tx, battle, sides }: AtDesk): Promise<Schedule> => {
  const entries = await battles.timesOf(tx, battle.id)
  return scheduleOf(
    sides,
    entries.map(({ number, seat, kind, body }) => ({ number, seat, kind, body }) as Spoken),
  )
}

/** Takes one of the times that another side offered and nobody has settled or replaced since. */
export const agreeOnTime = async (
  context: Context,
  caller: Caller,
  { entry, time: given, ...at }: AtBattle & { readonly entry: number; readonly time: Date },
): Promise<BattleRef> => {
  if (Number.isNaN(given.getTime())) throw badInput(words.timeForm(), 'time')
  const time = given.toISOString()
  return enter(context, caller, at, { what: 'agreement', entry, time }, async (desk) => {
    const { offers } = await scheduleAt(desk)
    const offer = offers.find(({ number }) => number === entry)
    if (!offer) throw conflict(words.noLongerOffered())
    if (offer.seat === desk.seat) throw forbidden(words.ownProposal())
    if (!offer.times.includes(time)) throw badInput(words.notProposed(), 'time')
    if (Date.parse(time) <= desk.now.getTime()) throw conflict(words.timePassed())
    if (offer.agreed.some(({ seat }) => seat === desk.seat)) throw conflict(words.alreadyAgreed())
    return { kind: 'AGREEMENT', body: { answers: entry, time } }
  })
}
