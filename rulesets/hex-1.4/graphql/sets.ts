import { closedSet } from '../../kit/graphql.js'
import type { BattleStep, HowDecided, RollItem, Unplayed } from '../engine/model/battle.js'
import type { SharedResult } from '../engine/model/orders.js'
import type { PostBattleView } from '../engine/view/battles.js'
import type { IncomeLineView, PendingView } from '../engine/view/view.js'

export const HexBattleStep = closedSet<BattleStep>('HexBattleStep', 'What a battle awaits.', {
  prepare: 'Armies of its sides.',
  mission: 'The choice of a mission.',
  report: 'A report.',
  confirm: 'Confirmation of the report.',
  correct: 'Corrections, because the reports differ.',
  ruling: 'The facilitator’s ruling.',
  word: 'The word of a witness.',
  closed: 'Nothing: it is decided.',
})

export const HexDecidedBy = closedSet<HowDecided>('HexDecidedBy', 'How a battle was decided.', {
  agreed: 'The reports agreed, or one was confirmed.',
  unconfirmed: 'Only one side reported, and that counts.',
  'roll-off': 'By a roll-off.',
  bot: 'By dice, because a bot plays a side.',
  unplayed: 'No report decided it: as the settings say.',
  ruled: 'By the facilitator.',
  word: 'Reports differed: by the word of a witness.',
  dice: 'Reports differed: by dice.',
})

export const HexUnplayedReason = closedSet<Unplayed['why']>('HexUnplayedReason', 'Why no report decided a battle.', {
  unreported: 'None came.',
  unconfirmed: 'One came and was not confirmed.',
  differing: 'Two came that differ.',
})

export const HexUnplayedOutcome = closedSet<Unplayed['so']>(
  'HexUnplayedOutcome',
  'What the settings decided instead of a report.',
  {
    rolled: 'A roll-off.',
    'raid-lost': 'The raid fails.',
    'raid-won': 'The raid succeeds.',
    held: 'The defender holds the hex.',
    undefended: 'The defender would hold it, but nobody defends.',
    open: 'It would wait for the next turn, but there is nothing to wait for.',
  },
)

export const HexRollSource = closedSet<RollItem['what']>('HexRollSource', 'What gives dice or a modifier.', {
  points: 'Points of the side.',
  units: 'Units more than the enemy.',
  defender: 'Being the defender.',
  hexes: 'Friendly hexes with troops beside it.',
})

export const HexRollPart = closedSet<RollItem['as']>('HexRollPart', 'What a source gives in a roll-off.', {
  dice: 'This many dice are thrown.',
  flat: 'This much is added.',
})

export const HexFallBackReason = closedSet<PostBattleView['fallBacks'][number]['why']>(
  'HexFallBackReason',
  'Why a recon force moves after a battle.',
  {
    'lost-raid': 'It lost a raid.',
    'won-raid': 'It won a raid and goes home.',
    'won-meeting': 'It won a meeting and goes on.',
  },
)

export const HexIncomeSource = closedSet<IncomeLineView['how']>('HexIncomeSource', 'Why a hex yields income.', {
  owned: 'It is owned.',
  raided: 'It was raided.',
})

export const HexPurchaseKind = closedSet<PendingView['kind']>('HexPurchaseKind', 'What was bought.', {
  facility: 'A facility.',
  troops: 'A new force.',
  fill: 'Points added to a force that stands.',
  reinforce: 'Reinforcements, up to what the force had once.',
})

export const HexVictoryDegree = closedSet<NonNullable<SharedResult['degree']>>(
  'HexVictoryDegree',
  'Degree of a victory.',
  {
    MINOR: 'Minor.',
    MAJOR: 'Major.',
  },
)
