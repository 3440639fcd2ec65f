import type { Document, DocumentLine } from '@muster/rulesets/kit/documents.js'

/** How small a document is printed, so that one page of A4 holds it with the sketch. */
export type Length = 'short' | 'long' | 'longest'

/** Letters in a line of a column: of the label, and of the value with its rule. */
const [labelWidth, valueWidth] = [20, 34]

const rowsOf = ({ label, value, rule }: DocumentLine): number =>
  Math.max(Math.ceil(label.length / labelWidth), Math.ceil((value.length + (rule?.length ?? 0)) / valueWidth), 1)

/** Rows that a document takes, headings among them. */
export const paperRows = ({ sections }: Document): number =>
  sections.reduce(
    (sum, { lines, note }) => sum + 1.5 + lines.reduce((all, line) => all + rowsOf(line), 0) + (note ? 1 : 0),
    0,
  )

export const lengthOf = (document: Document | null): Length => {
  const rows = document ? paperRows(document) : 0
  return rows <= 76 ? 'short' : rows <= 105 ? 'long' : 'longest'
}
