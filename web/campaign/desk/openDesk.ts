import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { Desk } from '@muster/rulesets/kit/ruleset.js'
import type { RuleText } from '@muster/rulesets/kit/ruleText.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { desks, frozenDesks } from '../../desks.generated.js'
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

type FrozenDoor = () => Promise<Pick<Tools, 'desk'>>

const frozen: Readonly<Record<string, Readonly<Record<string, FrozenDoor>>>> = frozenDesks

const opened = new Map<string, Promise<Tools>>()

/** What is judged, is judged by the edition; what is drawn, is drawn as today. */
const open = async (door: Door, older: FrozenDoor | undefined): Promise<Tools> => {
  const [tools, guide, kept] = await Promise.all([door.tools(), import('./guide.js'), older?.()])
  const desk = kept?.desk ?? tools.desk
  return { desk, presentation: tools.presentation, guide, rules: async () => (await door.rules()).rules }
}

/** Null for a ruleset that this build does not carry. `edition`: that of a campaign; left out: the newest. A failed load is tried anew next time. */
export const openDesk = (rulesetId: string, edition?: string): Promise<Tools> | null => {
  const door = Object.hasOwn(doors, rulesetId) ? doors[rulesetId] : undefined
  if (!door) return null
  const older = edition === undefined ? undefined : frozen[rulesetId]?.[edition]
  const name = older ? `${rulesetId} ${String(edition)}` : rulesetId
  const found = opened.get(name)
  if (found) return found
  const tools = open(door, older)
  opened.set(name, tools)
  tools.catch(() => opened.delete(name))
  return tools
}
