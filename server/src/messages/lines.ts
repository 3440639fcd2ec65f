import { once } from '@muster/rulesets/kit/memo.js'
import type { GapsOf, Message, Sentences } from '@muster/rulesets/kit/messages.js'
import { lineText } from '@muster/rulesets/kit/report.js'
import type { ReportLine } from '@muster/rulesets/kit/view.js'
import * as closing from './closing.generated.js'

type Closing = typeof closing

/** A sentence of the server's own in a report; the codes of rulesets have no dot. */
export const ofHost = <Code extends keyof Closing>(code: Code, args: GapsOf<Closing, Code>): Message => ({
  code: `host.${code}`,
  args,
})

const own: Sentences = Object.fromEntries(Object.entries(closing).map(([code, say]) => [`host.${code}`, say]))

/** All sentences of the reports under a ruleset. */
const withOwn = once((ofRuleset: Sentences): Sentences => ({ ...ofRuleset, ...own }))

/** A line from before lines had codes contains its text. */
type StoredLine = ReportLine | (Omit<ReportLine, keyof Message> & { readonly text: string })

/** A line as it is stored, with its text. */
export const withText = (ofRuleset: Sentences, line: StoredLine): ReportLine & { readonly text: string } =>
  'text' in line
    ? { ...line, code: 'text', args: { text: line.text } }
    : { ...line, text: lineText(withOwn(ofRuleset), line) }
