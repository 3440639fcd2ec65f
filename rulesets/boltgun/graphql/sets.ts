import { closedSet } from '../../kit/graphql.js'
import type { ArmyView, ChoosingView, ObjectiveView } from '../engine/view/armyView.js'
import type { BattleResultView, BattleView, FiledSheetView } from '../engine/view/battleView.js'
import type { BannerView } from '../engine/view/view.js'

type Only = NonNullable<BattleResultView['only']>
type Why = NonNullable<BattleResultView['why']>

export const BoltgunWorks = closedSet<BannerView['works']>('BoltgunWorks', 'How far a banner is dug in.', {
  none: 'Not at all.',
  fortified: 'Fortified.',
  entrenched: 'Entrenched.',
})

export const BoltgunArmySource = closedSet<ArmyView['source']>('BoltgunArmySource', 'Where an army comes from.', {
  scenario: 'The scenario sets it.',
  proposal: 'The scenario proposed it.',
  preset: 'One of the printed armies.',
  own: 'The player’s own list.',
})

export const BoltgunChoiceState = closedSet<NonNullable<ChoosingView['status']>>(
  'BoltgunChoiceState',
  'State of a player’s choice of an army.',
  { open: 'Not made yet.', judging: 'The others have yet to agree.', settled: 'Settled.' },
)

export const BoltgunObjectiveKind = closedSet<ObjectiveView['kind']>(
  'BoltgunObjectiveKind',
  'What an objective asks for.',
  {
    occupy: 'Occupy given sectors.',
    count: 'Occupy a number of sectors.',
    hold: 'Hold a relic.',
    control: 'Control a feature.',
    destroy: 'See given banners destroyed.',
  },
)

export const BoltgunBattleStep = closedSet<BattleView['step']>('BoltgunBattleStep', 'What a battle awaits.', {
  shift: 'A shift of the mission die.',
  results: 'Results of its sides.',
  forfeit: 'A word about a claimed forfeit.',
  correction: 'Corrections, because the results differ.',
  ruling: 'The facilitator’s ruling.',
  word: 'The word of a witness.',
  choice: 'A choice between the only result and dice.',
  closed: 'Nothing: it is decided.',
})

export const BoltgunDecidedBy = closedSet<BattleResultView['how']>('BoltgunDecidedBy', 'How a battle was decided.', {
  agreed: 'Both results agreed.',
  'one-sided': 'Only one side sent a result.',
  abstract: 'By an abstract result.',
  forfeit: 'One side forfeited.',
  automatic: 'Without a battle: a side of level 9 or less is destroyed.',
  'higher-loss': 'Results differed: the higher loss counts for each side.',
  ruled: 'By the facilitator.',
  word: 'Results differed: by the word of a witness.',
  dice: 'Results differed: by dice.',
})

export const BoltgunStandingResult = closedSet<Only['stands']>(
  'BoltgunStandingResult',
  'Which result counts if only one sheet was sent.',
  { sheet: 'The one on the sheet.', abstract: 'The abstract one.' },
)

export const BoltgunAbstractReason = closedSet<Why['why']>(
  'BoltgunAbstractReason',
  'Why a battle was resolved abstractly.',
  {
    'both-asked': 'Both sides asked for it.',
    'one-asked': 'One side asked for it.',
    unreported: 'No side sent a result.',
    differing: 'The results differed.',
    ruled: 'The facilitator ruled so.',
  },
)

export const BoltgunSheetKind = closedSet<FiledSheetView['says']>('BoltgunSheetKind', 'What a result sheet says.', {
  table: 'How the battle on the table ended.',
  abstract: 'That it be resolved abstractly.',
  forfeit: 'That its sender forfeits.',
})
