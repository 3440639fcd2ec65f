import { unpackLayer } from '@muster/rulesets/kit/packed.js'
import { boardOf, ensure, givenTo, sampleOf, viewersOf, type Given, type Subject } from './subject.js'

/** What is shown to one viewer, and what of it has no name. */
const unnamed = ({ presentation }: Subject, { view, options, report }: Given): readonly string[] => {
  const { pieces, contacts, marks, steps, partners } = presentation
  const lacking = (table: string, names: object, shown: readonly string[]): readonly string[] =>
    [...new Set(shown)].filter((name) => !Object.hasOwn(names, name)).map((name) => `${table}.${name}`)
  const withPartner = options.flat().flatMap(({ kind, with: choices }) => (choices && choices.length > 0 ? [kind] : []))
  return [
    ...lacking(
      'pieces',
      pieces,
      view.pieces.map(({ kind }) => kind),
    ),
    ...lacking(
      'contacts',
      contacts,
      view.contacts.map(({ kind }) => kind),
    ),
    ...lacking(
      'marks.kinds',
      marks.kinds,
      view.marks.map(({ kind }) => kind),
    ),
    ...lacking(
      'steps',
      steps,
      report.map(({ step }) => step),
    ),
    ...lacking('partners', partners, withPartner),
  ]
}

/** Whatever a view, a report or an option names, the presentation calls by a name of its own. */
export const namesWhatItShows = (subject: Subject): void => {
  const { game, terrain, presentation } = subject
  for (const [kind, { symbol }] of Object.entries(presentation.pieces))
    ensure(/^\d{20}$/.test(symbol), `the symbol of ${kind} is no APP-6 code`)
  for (const { campaign, step, where } of sampleOf(subject)) {
    const ground = boardOf(game, step.after).layers.find(({ key }) => key === 'terrain')
    for (const name of new Set(ground ? unpackLayer(ground) : []))
      ensure(Object.hasOwn(terrain, name), `${where}: web/terrain.ts has no ${name}`)
    for (const viewer of [...viewersOf(campaign), { kind: 'facilitator' } as const]) {
      const [first] = unnamed(subject, givenTo(game, step.after, step.events, viewer))
      ensure(first === undefined, `${where}: web/index.ts has no ${first ?? ''}`)
    }
  }
}
