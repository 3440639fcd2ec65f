import * as words from '../../messages/problems.generated.js'
import { enter, textOf } from '../battles/atBattle.js'
import type { Context } from '../access/context.js'
import { badInput } from '../../base/problems.js'
import type { AtBattle, BattleRef, Caller } from '../common/contract.js'

/** A message to the other side. */
export const writeToBattle = async (
  context: Context,
  caller: Caller,
  { text: given, ...at }: AtBattle & { readonly text: string },
): Promise<BattleRef> => {
  const text = textOf(given)
  if (text === '') throw badInput(words.emptyMessage(), 'text')
  return enter(context, caller, at, { what: 'message', text }, () => ({ kind: 'MESSAGE', body: { text } }))
}
