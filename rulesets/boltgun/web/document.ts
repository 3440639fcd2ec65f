import { ruleId } from '../../kit/ids.js'
import type { Document, DocumentHead, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import { numberedBattle } from '../engine/battleNumber.js'
import type { BattleSideView, BattleView, BoltgunView } from '../engine/view/view.js'
import * as words from '../messages/documents.generated.js'
import { filedSection, listSection, missionSection, sideSection, tableSection, winnerText } from './documentSections.js'
import { resultSections } from './documentResults.js'
import { abstractSection, attritionSection } from './documentTables.js'

/** BG-199 */
const hoursToAnswer = 48

const battleTitle = (view: BoltgunView, { sides: [own, enemy], number }: BattleView): string => {
  if (!own || !enemy) return words.someBattle()
  const title = words.battle({
    own: own.banner ?? seatName(view, own.seat),
    enemy: enemy.banner ?? seatName(view, enemy.seat),
    army: enemy.armyType,
  })
  return numberedBattle(title, number, [own.seat, enemy.seat])
}

/** of the other side's sheet no more is told than that both agree or differ. */
const statusOf = (view: BoltgunView, { step, result, sheets, forfeits }: BattleView): string => {
  if (result) return winnerText(view, result)
  if (forfeits.length > 0) return words.statusForfeited()
  const filed = sheets.some(({ seat }) => view.viewer.kind === 'seat' && seat === view.viewer.seat)
  return step === 'results' && filed ? words.statusFiled() : words.status({ step })
}

/** Battles of the view, with where they stand. */
export const documentHeads = (view: BoltgunView): readonly DocumentHead[] =>
  view.detail.battles.map((battle) => ({
    about: battle.id,
    title: battleTitle(view, battle),
    status: statusOf(view, battle),
    open: battle.step !== 'closed',
    // as long as a forfeit may be claimed
    ...(battle.mayClaim && { answerWithin: { hours: hoursToAnswer, rule: ruleId('BG-199') } }),
    cells: view.pieces.filter(({ id }) => battle.sides.some(({ banner }) => banner === id)).map(({ at }) => at),
  }))

/** What a side brings and may lose: one's own, or both, each by its name, for one who sees all. */
const tableSections = (
  view: BoltgunView,
  { forfeits }: BattleView,
  { seat, standing, level }: BattleSideView,
): readonly DocumentSection[] => {
  if (!standing || level === null) return []
  const side = view.viewer.kind === 'seat' ? null : seatName(view, seat)
  return [
    ...(forfeits.length > 0 ? [] : [listSection(view, level, side)]),
    attritionSection(standing, side),
    abstractSection(level, standing.works, side),
  ]
}

/** The sheet of a battle (BG-194 … BG-205): what its side was told, and what it is counted up by. */
export const documentOf = (view: BoltgunView, about: string): Document | null => {
  const battle = view.detail.battles.find(({ id }) => id === about)
  if (!battle) return null
  return {
    title: battleTitle(view, battle),
    sections: [
      missionSection(view, battle),
      ...tableSection(battle),
      ...battle.sides.map((side) => sideSection(view, side)),
      ...filedSection(view, battle),
      ...resultSections(view, battle),
      ...(battle.result ? [] : battle.sides).flatMap((side) => tableSections(view, battle, side)),
    ],
  }
}
