import type { ReportLine } from '@muster/rulesets/kit/view.js'
import { withText } from '../../server/src/messages/lines.js'
import { report } from './lines.js'

/** The report of a stored briefing as text. */
export const storedTexts = (briefing: { readonly report: readonly ReportLine[] } | null): readonly string[] =>
  (briefing?.report ?? []).map((line) => withText('toy', report, line).text)
