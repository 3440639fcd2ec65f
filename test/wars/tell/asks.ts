import type { Ask } from '@muster/rulesets/kit/asks.js'
import type { Choice, OrderDraft, OrderOption, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { Answered } from '../replay.js'
import { slipLines } from './slips.js'
import { below, under, type Told } from './told.js'

const range = ({ min, max, step }: NonNullable<OrderOption['amount']>): string =>
  `${String(min)}–${String(max)}${step === undefined ? '' : ` by ${String(step)}`}`

const choice = ({ id, label, badge, amount, to }: Choice): string =>
  [
    label.startsWith(id) ? label : `${id} “${label}”`,
    ...(badge === undefined ? [] : [`(${badge})`]),
    ...(amount ? [range(amount)] : []),
    ...(to ? [to.join(' ')] : []),
  ].join(' ')

/** An option after its label: where to, with whom, how many, what. */
const filled = ({ to, with: partners, amount, item, forced, many, path }: OrderOption): string =>
  [
    ...(forced ? ['(must)'] : []),
    ...(many ? ['(several)'] : []),
    ...(path ? ['(path)'] : []),
    ...(to ? [to.join(' ')] : []),
    ...(partners ? [`with ${partners.map(choice).join(', ')}`] : []),
    ...(amount ? [range(amount)] : []),
    ...(item ? [`of ${item.map(choice).join(', ')}`] : []),
  ].join(' ')

/** What a form knows of an option. */
const formOf = ({
  label,
  kind,
  slot,
  rule,
  detail,
  item = [],
  with: partners = [],
}: OrderOption): readonly string[] => [
  `${label}: ${kind}, slot ${slot} (${rule})`,
  ...(detail === undefined ? [] : [`  ${JSON.stringify(detail)}`]),
  ...[...item, ...partners].flatMap(({ id, about }) =>
    about === undefined ? [] : [`  ${id}:`, ...about.split('\n').map((line) => `    ${line}`)],
  ),
]

/** The sign of a form of more than a line: the line itself tells the others apart. */
const signed = ({ forms }: Told, option: OrderOption): readonly string[] => {
  const form = formOf(option)
  return form.length === 1 ? [] : [`[${forms.signOf(form)}]`]
}

/** Forms that nobody was offered yet. */
const newForms = ({ forms, news }: Told, options: readonly OrderOption[]): readonly string[] =>
  options.flatMap((option) => {
    const form = formOf(option)
    if (form.length === 1) return news(`form ${option.kind} ${option.label}`, form)
    return forms.tells(form) ? [] : [`[${forms.signOf(form)}] ${form[0] ?? ''}`, ...form.slice(1)]
  })

/** One line a piece: its options one after the other, those with a form behind its sign. */
const offered = (told: Told, options: readonly OrderOption[]): readonly string[] =>
  [...new Set(options.map(({ piece }) => piece))].map((piece) => {
    const own = options.filter((option) => option.piece === piece)
    const texts = own.map((option) => [option.label, ...signed(told, option), filled(option)].join(' ').trim())
    return `${piece === undefined ? '' : `${piece}: `}${texts.join(' · ')}`
  })

const asked = ({ view, seat, deadline, askedOfAllSeats, group }: Ask): readonly string[] => [
  `“${view.title}” (${view.kind}, by ${deadline}${view.deadline === deadline ? '' : ` as ${view.deadline}`}${askedOfAllSeats ? ', of all' : ''}): ${view.silence.text} (${view.silence.rule})`,
  ...(view.id === `${group}.${seat}` ? [] : [`id ${view.id}`]),
]

const problem = ({ code, message, rule, index, piece, cell }: OrderProblem): string =>
  [
    ...(index === undefined ? [] : [`order ${String(index + 1)}`]),
    ...(piece === undefined ? [] : [piece]),
    ...(cell === undefined ? [] : [`at ${cell}`]),
    `${code}: ${message} (${rule})`,
  ].join(' ')

/** An order in the page's words, with what it will do. */
const order = ({ presentation }: Told, { view }: Answered, draft: OrderDraft): string => {
  const effect = presentation.effect?.(view, draft) ?? null
  return `${presentation.describe(view, draft)}${effect === null ? '' : ` – ${effect}`}`
}

const walked = ({ game }: Told, { ask, view, drafts }: Answered): readonly string[] =>
  drafts.flatMap((draft) => {
    if (draft.path === undefined || !game.pathStep) return []
    const { next, notes } = game.pathStep(view, ask.view, draft, [])
    return [
      `${draft.piece ?? ''} ${draft.path.join(' ')}: ${[...notes, `on to ${next.join(' ') || 'nowhere'}`].join('; ')}`,
    ]
  })

/** How the sheet was sealed, where it was not sealed as written. */
const sealing = ({ game }: Told, { ask, written, problems, drafts, orders }: Answered): readonly string[] => {
  if (written === null) return ['silence']
  const settled = orders !== null && game.closesGroup?.(ask.view, orders) === true ? ['closes the group at once'] : []
  if ('past' in written) return ['sealed past the desk', ...settled]
  if (problems.length === 0) return [...(drafts.length === 0 ? ['an empty sheet'] : []), ...settled]
  return [orders === null ? 'not sealed' : `sealed without them: ${JSON.stringify(orders)}`, ...settled]
}

/** What one desk asked, offered and said, and what was written there. */
export const answerLines = (told: Told, answer: Answered): readonly string[] => {
  const { game, news } = told
  const { ask, view, drafts, problems, orders } = answer
  const options = game.orderOptions(view, ask.view)
  const sealed = orders ?? []
  return below(`${ask.seat}${ask.view.about === undefined ? '' : ` about ${ask.view.about}`}`, [
    ...news(`ask ${ask.view.kind} ${ask.seat}`, asked(ask)),
    ...newForms(told, options),
    ...under('may', offered(told, options)),
    ...under(
      'orders',
      drafts.map((draft) => order(told, answer, draft)),
    ),
    ...under('paths', walked(told, answer)),
    ...under('refused', problems.map(problem)),
    ...under('warnings', (game.warnings?.(view, ask.view, sealed) ?? []).map(problem)),
    ...under(
      'budget',
      (game.budget?.(view, ask.view, sealed) ?? []).map(({ label, value }) => `${label} ${String(value)}`),
    ),
    ...sealing(told, answer),
    ...below('slips of the pen', slipLines(told, answer, options)),
  ])
}
