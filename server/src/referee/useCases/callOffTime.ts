import * as words from '../../messages/problems.generated.js'
import { scheduleAt } from './agreeOnTime.js'
import { enter, noteOf } from '../battles/atBattle.js'
import type { Context } from '../access/context.js'
import { conflict } from '../../base/problems.js'
import type { AtBattle, BattleRef, Caller } from '../common/contract.js'

/** Cancels what was agreed, and with it every time that is on offer. */
export const callOffTime = async (
  context: Context,
  caller: Caller,
  { text: note, ...at }: AtBattle & { readonly text?: string },
): Promise<BattleRef> => {
  const text = noteOf(note)
  return enter(context, caller, at, { what: 'calling off', text }, async (desk) => {
    const { agreedFor, offers } = await scheduleAt(desk)
    if (agreedFor === null && offers.length === 0) throw conflict(words.nothingToCallOff())
    return { kind: 'CALLED_OFF', body: { text } }
  })
}
