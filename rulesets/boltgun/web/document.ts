import { ruleId } from '../../kit/ids.js'
import type { Document, DocumentHead, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import { battleNumber } from '../engine/battleNumber.js'
import type { BattleSideView, BattleView, BoltgunView } from '../engine/view.js'
import { filedSection, listSection, missionSection, sideSection, tableSection, winnerText } from './documentSections.js'
import { resultSections } from './documentResults.js'
import { abstractSection, attritionSection } from './documentTables.js'

/** BG-199 */
const hoursToAnswer = 48

const battleTitle = (view: BoltgunView, { sides: [own, enemy], number }: BattleView): string =>
  own && enemy
    ? `${own.banner ?? seatName(view, own.seat)} against ${enemy.banner ?? seatName(view, enemy.seat)}, ${enemy.armyType}${battleNumber(number, [own.seat, enemy.seat])}`
    : 'A battle'

const steps: Readonly<Record<BattleView['step'], string>> = {
  shift: 'Mission not settled yet',
  results: 'To be fought and reported',
  forfeit: 'A claimed forfeit waits for an answer',
  correction: 'The sheets differ: they may be corrected until the deadline',
  ruling: 'The sheets still differ: a facilitator’s ruling is awaited',
  word: 'The sheets still differ: a third player whom both named is asked',
  choice: 'One sheet only: which result stands?',
  closed: 'Decided',
}

/** of the other side's sheet no more is told than that both agree or differ. */
const statusOf = (view: BoltgunView, { step, result, sheets, forfeits }: BattleView): string => {
  if (result) return winnerText(view, result)
  if (forfeits.length > 0) return 'Forfeited: resolved abstractly, at a disadvantage'
  const filed = sheets.some(({ seat }) => view.viewer.kind === 'seat' && seat === view.viewer.seat)
  return step === 'results' && filed ? 'You have filed your sheet; the other side’s is awaited' : steps[step]
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
  const own = view.viewer.kind === 'seat'
  const of = own ? '' : `, ${seatName(view, seat)}`
  return [
    ...(forfeits.length > 0 ? [] : [listSection(view, level, own ? 'Your army list' : `Army list${of}`)]),
    attritionSection(standing, of),
    abstractSection(level, standing.works, of),
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
