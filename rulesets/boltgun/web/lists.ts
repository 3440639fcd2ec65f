import type { Document, DocumentHead, DocumentLine, DocumentSection } from '../../kit/documents.js'
import { ruleId } from '../../kit/ids.js'
import { seatName } from '../../kit/seatName.js'
import { armyRules } from '../engine/data/armyRules.js'
import { armyRules as texts } from '../engine/rules/armyRuleTexts.js'
import { submittedLists, type ArmyView, type BoltgunView } from '../engine/view.js'

/** Points with the minus sign of print. */
export const pointsText = (points: number): string =>
  `${points < 0 ? `−${String(-points)}` : String(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`

const signed = (points: number): string => `${points > 0 ? '+' : ''}${String(points)}`

const because = (why: string | null): string => (why === null ? '' : ` – ${why}`)

/** The rules of an army, a line each: what its player calls them, what they do, and why they suit it. */
export const armyLines = ({ rules: chosen, customs }: ArmyView): readonly DocumentLine[] => [
  ...chosen.map(({ name, rule, title, why }) => {
    const printed = armyRules[name].title
    return {
      label: `${title}${title === printed ? '' : ` (${printed})`}`,
      value: `${texts[rule]?.text ?? ''}${because(why)}`,
      rule,
    }
  }),
  ...customs.map(({ title, text, points, why }) => ({
    label: `${title} (this campaign’s own), ${signed(points)}`,
    value: `${text}${because(why)}`,
    rule: ruleId('BG-300'),
  })),
]

const sectionOf = (view: BoltgunView, seat: string, army: ArmyView): DocumentSection => ({
  title: `${seatName(view, seat)}: ${army.type}, ${pointsText(army.points)}`,
  lines: armyLines(army),
  ...(army.rules.length + army.customs.length === 0 && { note: 'No army rules.' }),
})

/** Lists that the viewer is asked to judge, as one sheet to read before he answers (BG-300). */
export const listsHead = ({ detail }: BoltgunView): readonly DocumentHead[] => {
  const count = detail.choosing?.lists.length ?? 0
  const status = count === 1 ? 'One list to be judged' : `${String(count)} lists to be judged`
  return count === 0
    ? []
    : [{ about: submittedLists, title: 'Army lists of players’ own', status, whole: true, open: true, cells: [] }]
}

export const listsDocument = (view: BoltgunView): Document | null => {
  const { choosing } = view.detail
  if (!choosing) return null
  const sections = choosing.lists.map(({ seat, army }) => sectionOf(view, seat, army))
  const budget = `The budget is ${pointsText(choosing.budget)}.`
  const none = { title: 'Nothing to rule on', lines: [], note: 'No player filed a list of their own.' }
  return {
    title: 'Army lists of players’ own',
    sections: sections.length > 0 ? sections.map((section) => ({ note: budget, ...section })) : [none],
  }
}
