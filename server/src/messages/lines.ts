import { once } from '@muster/rulesets/kit/memo.js'
import { language } from '@muster/rulesets/kit/language.js'
import type { Fill, GapsOf, Message, Sentences } from '@muster/rulesets/kit/messages.js'
import { lineText } from '@muster/rulesets/kit/report.js'
import type { ReportLine } from '@muster/rulesets/kit/view.js'
import * as closing from './closing.generated.js'
import { retold } from './retold.js'

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

/** What fills a gap may be ready text: it is told anew. */
const fillFor = (folder: string, fill: Fill): Fill => {
  if (typeof fill === 'string') return retold(folder, fill)
  if (typeof fill === 'number') return fill
  return 'code' in fill
    ? { ...fill, args: fillsFor(folder, fill.args) }
    : { ...fill, all: fill.all.map((one) => fillFor(folder, one) as string | Message) }
}

const fillsFor = (folder: string, args: Message['args']): Message['args'] =>
  Object.fromEntries(Object.entries(args).map(([name, fill]) => [name, fillFor(folder, fill)]))

/** A line of a ruleset’s report as it is stored, with its text in the language that is spoken. */
export const withText = (
  rulesetId: string,
  ofRuleset: Sentences,
  line: StoredLine,
): Required<Pick<ReportLine, 'throws'>> & ReportLine & { readonly text: string } => {
  const throws = line.throws ?? []
  if ('text' in line)
    return { ...line, throws, code: 'text', args: { text: line.text }, text: retold(rulesetId, line.text) }
  const args = language() === 'en' ? line.args : fillsFor(rulesetId, line.args)
  return { ...line, throws, text: lineText(withOwn(ofRuleset), { ...line, args }) }
}
