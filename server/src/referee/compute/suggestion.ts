import type { AskView } from '@muster/rulesets/kit/asks.js'
import { legalPart } from '@muster/rulesets/kit/legalPart.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { sha256 } from '../../base/hash.js'
import { guardEngine } from '../common/fault.js'
import { botDice } from '../dice/botDice.js'
import type { EditionKey } from './game.js'
import { gameOf } from './installed.js'
import type { Registry } from './registry.js'
import { tidy } from './sheets.js'

export interface SuggestionTask extends EditionKey {
  readonly campaignId: string
  readonly view: GameView
  readonly ask: AskView
}

/** What a bot would answer. Its dice come from the view: the same view always gives the same orders, and no key of the campaign is used. */
export const suggestionOf = (
  registry: Registry,
  { campaignId, view, ask, ...key }: SuggestionTask,
): readonly OrderDraft[] => {
  const game = gameOf(registry, key)
  const { board: _, ...known } = view
  const dice = botDice(sha256(JSON.stringify(known)), { campaignId, seat: '', askId: ask.id }, view)
  return guardEngine(() => legalPart(game, view, ask, tidy(game.suggest(view, ask, dice))))
}
