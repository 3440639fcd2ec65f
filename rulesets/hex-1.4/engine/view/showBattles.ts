import { token } from '../../../kit/ids.js'
import type { ShownBattle } from '../../../kit/ruleset.js'
import { battlesShown, type SeenBattle, sidesShown } from '../../../kit/shown.js'
import type { BattleView, HexView } from './view.js'

/** HX-301: of each side that shows it, its own sheet; nothing of what a side alone still has to answer. */
const shownBattle = (battle: SeenBattle<BattleView>): BattleView => ({
  ...battle.first,
  id: token(battle.id),
  sides: sidesShown(battle),
  own: battle.first.sides.map(({ seat }) => battle.seen.find((one) => one.seat === seat)?.battle.own ?? null),
  ...{ defenders: [], filed: null },
})

/** What all seats share, with the fights that sides show to a facilitator who sees no secrets. */
export const showBattles = (known: HexView, shown: readonly ShownBattle<HexView>[]): HexView => {
  const battles = battlesShown(shown, ({ detail }, about) => detail.battles.find(({ id }) => id === about))
  return {
    ...known,
    viewer: { kind: 'facilitator' },
    detail: { ...known.detail, battles: battles.map(shownBattle) },
  }
}
