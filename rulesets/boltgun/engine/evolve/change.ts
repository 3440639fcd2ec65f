import type { PieceId } from '../../../kit/ids.js'
import type { Banner, TurnMemory } from '../model/state.js'
import type { Draft } from './draft.js'

export const changeBanner = (draft: Draft, id: PieceId, part: Partial<Banner>): void => {
  draft.setBanner({ ...draft.banner(id), ...part })
}

/** Adds one entry to what the turn remembers. */
export const remember = <Key extends keyof TurnMemory>(
  draft: Draft,
  key: Key,
  entry: TurnMemory[Key][number],
): void => {
  const before: readonly unknown[] = draft.state.memory[key]
  const list = draft.own(before)
  list.push(entry)
  if (list !== before) draft.state.memory = { ...draft.state.memory, [key]: list }
}
