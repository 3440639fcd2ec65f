import type { Document, DocumentHead } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import type { BattleView, HexView } from '../engine/view/view.js'
import { battleTitle } from '../engine/view/names.js'
import * as documents from '../messages/documents.generated.js'
import { fightSection, groundSection, sideSections, terrainSection } from './documentSections.js'
import { filedSection, resultSections, winnerText } from './documentResults.js'

/** HX-301: of the other side's sheet no more is told than that it is there. */
const statusOf = (view: HexView, { step, result, own, filed }: BattleView): string => {
  if (result) return winnerText(view, result)
  // Who sees both sides is neither of them
  if (view.viewer.kind !== 'seat') return documents.status({ step })
  if (step === 'report' && own !== null) return documents.youReported()
  if (step === 'confirm') return filed ? documents.otherReported() : documents.yoursToBeConfirmed()
  return documents.status({ step })
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
    title: documents.raidOn({ at: raid.at }),
    sections: [
      {
        title: documents.known(),
        lines: [
          { label: documents.hex(), value: raid.at },
          { label: documents.raider(), value: seatName(view, raid.by) },
          { label: documents.mayMeet(), value: raid.defenders.join(', ') || documents.nobody() },
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
