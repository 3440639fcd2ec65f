import { ruleId } from '../../kit/ids.js'
import type { DocumentSection } from '../../kit/documents.js'
import { margins } from '../engine/data/abstractTable.js'
import { levelsLost } from '../engine/data/attritionTable.js'
import type { BattleStandingView } from '../engine/view/view.js'
import * as words from '../messages/documents.generated.js'

/** BG-250: a banner's losses by points, before army rules change them; `side` where more than one is shown. */
export const attritionSection = ({ attrition, works }: BattleStandingView, side: string | null): DocumentSection => ({
  title: side === null ? words.attritionTitle() : words.attritionTitleOf({ side }),
  lines: attrition.map(({ from, to, levels }, index) => ({
    label: words.range({ from, to }),
    value: words.levels({ levels }),
    ...(index === 0 && { rule: ruleId('BG-250') }),
  })),
  note: words.attritionNote({ works: works === 'none' ? 'none' : 'some' }),
})

/** BG-236, BG-237: what an abstract result would cost a banner of this level. */
export const abstractSection = (
  level: number,
  works: BattleStandingView['works'],
  side: string | null,
): DocumentSection => ({
  title: side === null ? words.abstractTitle() : words.abstractTitleOf({ side }),
  lines: margins.map(({ margin, loser, winner }, index) => ({
    label: words.marginTitle({ margin }),
    value: words.abstractLosses({ lost: levelsLost(level * loser, works), won: levelsLost(level * winner, works) }),
    ...(index === 0 && { rule: ruleId('BG-234') }),
  })),
})
