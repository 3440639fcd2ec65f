import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { Desk } from '@muster/rulesets/kit/ruleset.js'
import type { RuleText } from '@muster/rulesets/kit/ruleText.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { desks } from '../../desks.generated.js'
import type { RulesLoader } from '../../rules/RuleLink.js'
import type * as guideModule from './guide.js'

type Guide = typeof guideModule

/** A ruleset as the browser opens it: the order desk that the server judges by too, and what it tells the map. */
export interface Tools {
  readonly desk: Desk<unknown, GameView>
  readonly presentation: Presentation
  readonly rules: RulesLoader
  /** What the map shows and takes of orders. */
  readonly guide: Guide
}

interface Door {
  readonly tools: () => Promise<Pick<Tools, 'desk' | 'presentation'>>
  readonly rules: () => Promise<{ readonly rules: Readonly<Record<string, RuleText>> }>
}

const doors: Readonly<Record<string, Door>> = desks

const opened = new Map<string, Promise<Tools>>()

const open = async (door: Door): Promise<Tools> => {
  const [{ desk, presentation }, guide] = await Promise.all([door.tools(), import('./guide.js')])
  return { desk, presentation, guide, rules: async () => (await door.rules()).rules }
}

/** Null for a ruleset that this build does not carry. A failed load is tried anew next time. */
export const openDesk = (rulesetId: string): Promise<Tools> | null => {
  const door = Object.hasOwn(doors, rulesetId) ? doors[rulesetId] : undefined
  if (!door) return null
  const found = opened.get(rulesetId)
  if (found) return found
  const tools = open(door)
  opened.set(rulesetId, tools)
  tools.catch(() => opened.delete(rulesetId))
  return tools
}
