import { token } from '../../../kit/ids.js'
import type { ShownBattle } from '../../../kit/ruleset.js'
import { battlesShown, type SeenBattle, sidesShown } from '../../../kit/shown.js'
import type { BattleView, BoltgunView, FiledSheetView } from './view.js'

/** Each side's own sheet, where it shows the battle; losses in the order of the sides as they are shown. */
const sheetsOf = ({ first, seen }: SeenBattle<BattleView>): readonly FiledSheetView[] =>
  seen.flatMap(({ seat, battle }) =>
    battle.sheets
      .filter((sheet) => sheet.seat === seat)
      .map((sheet) => {
        const lost = first.sides.map((side) => sheet.lost[battle.sides.findIndex((one) => one.seat === side.seat)] ?? 0)
        return sheet.lost.length === 0 ? sheet : { ...sheet, lost }
      }),
  )

/** nothing of what a side alone still has to answer. */
const shownBattle = (battle: SeenBattle<BattleView>): BattleView => ({
  ...battle.first,
  id: token(battle.id),
  sides: sidesShown(battle),
  sheets: sheetsOf(battle),
  ...{ shifted: null, mayClaim: false, shift: null, choice: null },
})

/** What all seats share, with the battles that sides show to a facilitator who sees no secrets. */
export const showBattles = (known: BoltgunView, shown: readonly ShownBattle<BoltgunView>[]): BoltgunView => {
  const battles = battlesShown(shown, ({ detail }, about) => detail.battles.find(({ id }) => id === about))
  return {
    ...known,
    viewer: { kind: 'facilitator' },
    detail: { ...known.detail, battles: battles.map(shownBattle) },
  }
}
