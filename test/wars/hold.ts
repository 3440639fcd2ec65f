import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../support/play.js'
import type { EventKinds, WarAdapter } from './adapter.js'
import { recorded, replay } from './replay.js'
import { tell } from './tell/index.js'
import { readText, readWar, warsOf } from './war.js'

/** Each recorded war reads as it was accepted; told up to the first group that does not. */
const readsAsAccepted = (id: string, name: string, game: AnyGame, presentation: Presentation): void => {
  const accepted = readText(id, name)
  let at = 0
  for (const part of tell(game, presentation, readWar(id, name))) {
    const before = accepted.slice(at, at + part.length + 1)
    if (before !== `${part}\n`) expect(part.split('\n')).toEqual(before.split('\n'))
    at += part.length + 1
  }
  expect(accepted.slice(at)).toBe('')
}

/** Kinds of event that no recorded war plays, and kinds that are said to be played by none and are. */
const kindsUnplayed = (game: AnyGame, kinds: EventKinds): readonly string[] => {
  const played = new Set(
    warsOf(game.id).flatMap((name) => {
      const war = readWar(game.id, name)
      return [...replay(game, war, recorded(war))].flatMap(({ events }) => events.map(({ kind }) => kind))
    }),
  )
  return [
    ...Object.keys(kinds).filter((kind) => (kinds[kind] === true) !== played.has(kind)),
    ...[...played].filter((kind) => !Object.hasOwn(kinds, kind)),
  ]
}

/** The recorded wars of a ruleset: each reads as it was accepted, and together they play every kind of event. */
export const warsHold = (game: AnyGame, presentation: Presentation, { kinds }: WarAdapter): void => {
  describe('a recorded war reads as it was accepted', () => {
    for (const name of warsOf(game.id))
      test(name, () => {
        readsAsAccepted(game.id, name, game, presentation)
      })
  })

  test('the recorded wars play every kind of event', () => {
    expect(kindsUnplayed(game, kinds)).toEqual([])
  })
}
