import type { Document, DocumentHead, DocumentLine, DocumentSection } from '../../kit/documents.js'
import { ruleId } from '../../kit/ids.js'
import { seatName } from '../../kit/seatName.js'
import { plusMinus } from '../../kit/text.js'
import { armyRuleText } from '../engine/data/armyRules.js'
import { submittedLists, type ArmyView, type BoltgunView } from '../engine/view/view.js'
import * as words from '../messages/armyDocuments.generated.js'

const because = (text: string, why: string | null): string => (why === null ? text : words.withReason({ text, why }))

/** The rules of an army, a line each: what its player calls them, what they do, and why they suit it. */
export const armyLines = ({ rules: chosen, customs }: ArmyView): readonly DocumentLine[] => [
  ...chosen.map(({ name, rule, title, why }) => {
    const { title: printed, text } = armyRuleText(name)
    return {
      label: title === printed ? title : words.renamed({ title, rule: printed }),
      value: because(text, why),
      rule,
    }
  }),
  ...customs.map(({ title, text, points, why }) => ({
    label: words.custom({ title, points: plusMinus(points) }),
    value: because(text, why),
    rule: ruleId('BG-300'),
  })),
]

const sectionOf = (view: BoltgunView, seat: string, army: ArmyView): DocumentSection => ({
  title: words.army({ side: seatName(view, seat), type: army.type, points: army.points }),
  lines: armyLines(army),
  ...(army.rules.length + army.customs.length === 0 && { note: words.noRules() }),
})

/** Lists that the viewer is asked to judge, as one sheet to read before he answers (BG-300). */
export const listsHead = ({ detail }: BoltgunView): readonly DocumentHead[] => {
  const count = detail.choosing?.lists.length ?? 0
  const status = words.listsToJudge({ lists: count })
  return count === 0
    ? []
    : [{ about: submittedLists, title: words.lists(), status, whole: true, open: true, cells: [] }]
}

export const listsDocument = (view: BoltgunView): Document | null => {
  const { choosing } = view.detail
  if (!choosing) return null
  const sections = choosing.lists.map(({ seat, army }) => sectionOf(view, seat, army))
  const budget = words.budget({ points: choosing.budget })
  const none = { title: words.nothingToRule(), lines: [], note: words.noListFiled() }
  return {
    title: words.lists(),
    sections: sections.length > 0 ? sections.map((section) => ({ note: budget, ...section })) : [none],
  }
}
