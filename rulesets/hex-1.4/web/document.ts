import type { Document, DocumentHead } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import type { BattleView, HexView } from '../engine/view.js'
import { battleTitle } from '../engine/view/names.js'
import { fightSection, groundSection, sideSections, terrainSection } from './documentSections.js'
import { filedSection, resultSections, winnerText } from './documentResults.js'

const steps: Readonly<Record<string, string>> = {
  prepare: 'Both sides say what they bring',
  mission: 'The mission is being chosen',
  report: 'To be fought and reported',
  confirm: 'One side has reported: the other confirms',
  correct: 'The reports differ: they may be corrected until the deadline',
  ruling: 'The reports still differ: a facilitator’s ruling is awaited',
  word: 'The reports still differ: a third player whom both named is asked',
  closed: 'Put off to the next turn',
}

/** HX-301: of the other side's sheet no more is told than that it is there. */
const statusOf = (view: HexView, { step, result, own, filed }: BattleView): string => {
  if (result) return winnerText(view, result)
  // Who sees both sides is neither of them
  if (view.viewer.kind !== 'seat') return steps[step] ?? step
  if (step === 'report' && own !== null) return 'You have reported; the other side’s answer is awaited'
  if (step === 'confirm')
    return filed ? 'The other side has reported: is it so?' : 'You have reported: it is to be confirmed'
  return steps[step] ?? step
}

/** Fights of the view, with where they stand. */
export const documentHeads = (view: HexView): readonly DocumentHead[] =>
  view.detail.battles.map((battle) => ({
    about: battle.id,
    title: battleTitle(view, battle),
    status: statusOf(view, battle),
    open: battle.step !== 'closed',
    cells: [battle.at],
  }))

const raidDocument = (view: HexView, about: string): Document | null => {
  const raid = view.detail.raids.find(({ id }) => id === about)
  if (!raid) return null
  return {
    title: `Raid on ${raid.at}`,
    sections: [
      {
        title: 'What is known',
        lines: [
          { label: 'Hex', value: raid.at },
          { label: 'Raider', value: seatName(view, raid.by) },
          { label: 'May meet it', value: raid.defenders.join(', ') || 'nobody' },
        ],
      },
    ],
  }
}

/** The battle sheet (HX-302): everything that its players need at the table, and what came of it. */
export const documentOf = (view: HexView, about: string): Document | null => {
  const battle = view.detail.battles.find(({ id }) => id === about)
  if (!battle) return raidDocument(view, about)
  return {
    title: battleTitle(view, battle),
    sections: [
      // What is asked comes first.
      ...filedSection(view, battle),
      fightSection(view, battle),
      ...groundSection(battle),
      ...terrainSection(battle),
      ...battle.sides.flatMap((side) => sideSections(view, battle, side)),
      ...resultSections(view, battle),
    ],
  }
}
