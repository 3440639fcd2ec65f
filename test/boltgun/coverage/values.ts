import type { Json } from '@muster/rulesets/kit/json.js'

/** What stands for the numbers and drawings that a setting allows without a list. */
export const samples: Readonly<Record<string, readonly Json[]>> = {
  'footprint.battle': [0, 2],
  'footprint.recon': [3],
  'footprint.search': [4],
  'forfeit.modifier': [0, -3],
  'transfer.min_left': [10],
}

/** Values that no case can show, with the reason. */
export const beyond: Readonly<Record<string, string>> = {
  'army.budget': 'spent before the campaign starts',
  'plans.resubmit': 'a matter of the sealed sheets, before the rules see them',
  'battle.reveal_level': 'changes the announcement alone, which cases do not state: see fog.test.ts',
  'results.public': 'changes what everybody reads, which cases do not state: see report.test.ts',
}
