import type { Json } from '@muster/rulesets/kit/json.js'

/** What stands for the numbers and drawings that a setting allows without a list. */
export const samples: Readonly<Record<string, readonly Json[]>> = {
  'footprint.battle': [0, 2],
  'footprint.recon': [3],
  'footprint.search': [4],
  'forfeit.modifier': [0, -3],
  'transfer.min_left': [10],
}

/** Settings whose values no case can show, with the reason and the test that does. */
export const beyond: Readonly<Record<string, readonly [why: string, test: string]>> = {
  'army.choice': ['cases start with their armies', 'boltgun/armies.test.ts'],
  'army.approval': ['cases start with their armies', 'boltgun/armyApproval.test.ts'],
  'army.budget': ['cases start with their armies', 'boltgun/armies.test.ts'],
  'army.sources': ['printed on battle sheets, decides nothing', 'boltgun/armyLists.test.ts'],
  'plans.resubmit': ['a matter of the sealed sheets, before the rules see them', 'server/boltgun.test.ts'],
  'battle.reveal_level': ['changes the announcement alone, which cases do not state', 'boltgun/fog.test.ts'],
  'battles.stage': ['changes when the turn ends and who can tell why', 'boltgun/twoworld/stage.long.test.ts'],
  'results.public': ['changes what everybody reads, which cases do not state', 'boltgun/report.test.ts'],
  'late.until': ['the referee admits late starters, cases do not', 'boltgun/lateStart.test.ts'],
  'late.levels': ['the referee admits late starters, cases do not', 'boltgun/lateStart.test.ts'],
}
