import type { Reader } from '../../../kit/report.js'
import { listed } from '../../../kit/text.js'
import type { ReportLine } from '../../../kit/view.js'
import { specials } from '../data/specials.js'
import { facilities } from '../data/facilities.js'
import { resources } from '../data/resources.js'
import { aForce, forcesOf, fortressHold } from '../data/troops.js'
import type { IncomeNote } from '../events/upkeep.js'
import type { IncomeLine } from '../state.js'
import { classTitle, line, points, rp, sums, titles, type Of } from './line.js'

export const headquartersFound = (
  { at, resources: found, faces }: Of<'headquartersFound'>,
  { name }: Reader,
): ReportLine =>
  line(
    'HX-015',
    'setUp',
    `The headquarters lies in ${name(at)}; the ground there holds ${titles(found)}${faces.length > 0 ? ` (dice: ${sums(faces)})` : ''}.`,
    [name(at)],
    [],
    { resources: found, faces },
  )

export const mustered = ({ forces, lost, usual }: Of<'mustered'>, { name }: Reader): ReportLine => {
  const list = listed(forces.map(({ id, points: size }) => `${id} with ${points(size)}`))
  const left = lost > 0 ? ` ${points(lost)} are left over and lost.` : ''
  return line(
    usual ? 'HX-020' : 'HX-019',
    'setUp',
    `${usual ? 'Without an order of yours the usual forces are mustered' : 'Mustered'}: ${list}.${left}`,
    [...new Set(forces.map(({ at }) => name(at)))],
    forces.map(({ id }) => id),
  )
}

/** What a fortress that is not held gives no more (HX-157). */
const asleep = 'it yields as plain ground and allows no forces and no special character'

/** A fortress below strength, asleep, or held again. */
export const fortressWatched = (
  { at, dormant, undermanned, held, slept }: Of<'fortressWatched'>,
  { name }: Reader,
): ReportLine => {
  const place = `The fortress in ${name(at)} is held by ${held === 0 ? 'no' : `${points(held)} of`} occupation force`
  const needed = String(fortressHold)
  const text = dormant
    ? `${place} (${needed} are needed) and sleeps: ${asleep}. It wakes at an Upkeep with ${needed} points there.`
    : undermanned
      ? `${place}. Unless there are ${needed} at the next Upkeep it will sleep: ${asleep}.`
      : `${place}, enough again: ${slept ? 'it wakes and counts as before' : 'it will not sleep'}.`
  return line('HX-157', 'income', text, [name(at)], [], { held, undermanned, dormant })
}

const itemised = (
  { hex, base, resources: lines, how, total }: IncomeLine,
  notes: readonly IncomeNote[],
  { name }: Reader,
): string => {
  const parts = [
    ...(base > 0 ? [String(base)] : []),
    ...lines.map((one) => `${resources[one.resource].title} ${String(one.yield)}`),
  ]
  const spent = notes.some((note) => note.hex === hex && note.why === 'spent') ? '; what pays once has paid' : ''
  const sum = lines.length > 0 || spent !== '' ? ` (${parts.join(' + ')}${spent})` : ''
  return `${name(hex)}${how === 'raided' ? ' (raided)' : ''} ${String(total)}${sum}`
}

/** What a note says of a hex; what it still pays, and that a part of it pays no more, stands in the list. */
const shortfalls: Readonly<Record<Exclude<IncomeNote['why'], 'spent'>, string>> = {
  raided: 'pays nothing: it was raided, and its income goes to the raider',
  contested: 'pays nothing while it is fought for',
  asleep: 'pays as plain ground, because its fortress sleeps',
  nothing: 'pays nothing, because nobody owns the hex any more or it is still fought for',
  lessened: 'pays less, because something in the hex was destroyed before it was paid',
}

const shortfall = ({ hex, why, promised }: IncomeNote, { name }: Reader): string =>
  why === 'spent'
    ? ''
    : promised === null
      ? ` ${name(hex)} ${shortfalls[why]}.`
      : ` The raid on ${name(hex)} had ${rp(promised)} in sight and ${shortfalls[why]}.`

/** HX-077: one line with every hex, the best first, and what is missing. */
export const incomePaid = ({ lines, notes, total }: Of<'incomePaid'>, reader: Reader): ReportLine => {
  const list = [...lines].sort((a, b) => b.total - a.total || a.hex - b.hex).map((one) => itemised(one, notes, reader))
  return line(
    'HX-077',
    'income',
    `Income ${rp(total)}${list.length > 0 ? `: ${list.join('; ')}` : ''}.${notes.map((note) => shortfall(note, reader)).join('')}`,
    [...lines, ...notes].map(({ hex }) => reader.name(hex)),
    [],
    {
      total,
      lines: lines.map((one) => ({ hex: reader.name(one.hex), how: one.how, total: one.total })),
      notes: notes.map((note) => ({ ...note, hex: reader.name(note.hex) })),
    },
  )
}

/** HX-111, HX-112: what allows forces of a class. */
const allowedBy: Readonly<Record<Of<'disbanded'>['class'], string>> = {
  CF: 'bases and fortresses',
  RF: 'comm stations and fortresses',
}

export const disbanded = (event: Of<'disbanded'>, { name }: Reader): ReportLine => {
  const { force, class: kind, points: size, at, allowed, had } = event
  const which = `${force} in ${name(at)}, ${aForce(kind)} with ${points(size)}, is disbanded`
  const why = `${allowedBy[kind]} allow ${allowed === 0 ? 'none' : forcesOf(kind, allowed)}, and there were ${String(had)}; the smallest go first`
  return line('HX-113', 'income', `${which}: ${why}.`, [name(at)], [force], { allowed, had })
}

type Item = Extract<Of<'purchased'>['deal'], { readonly kind: 'due' }>['item']

const itemText = (item: Item, { name }: Reader): string => {
  switch (item.kind) {
    case 'facility':
      return `${facilities[item.facility].title} in ${name(item.at)}`
    case 'troops':
      return `${classTitle(item.class)} ${item.as} with ${points(item.points)} in ${name(item.at)}`
    case 'fill':
      return `${points(item.points)} for ${item.into}`
    case 'reinforce':
      return `reinforcements of ${points(item.points)} for ${item.into}`
  }
}

const itemPlace = (item: Item, { name }: Reader): readonly ReturnType<Reader['name']>[] =>
  'at' in item ? [name(item.at)] : []

export const purchased = ({ deal }: Of<'purchased'>, reader: Reader): ReportLine => {
  const { name } = reader
  const say = (rule: string, text: string, at: readonly number[] = [], about: readonly string[] = []): ReportLine =>
    line(rule, 'purchases', `${text}${deal.price > 0 ? ` (${rp(deal.price)})` : ''}.`, at.map(name), about, {
      deal: deal.kind,
      price: deal.price,
    })
  switch (deal.kind) {
    case 'due':
      return say('HX-107', `Bought, to be placed at the end of the turn: ${itemText(deal.item, reader)}`)
    case 'special':
      return say(
        specials[deal.special].rule,
        `Bought: ${deal.times > 1 ? `${String(deal.times)} × ` : ''}${specials[deal.special].title}`,
      )
    case 'uplink':
      return say('HX-161', `The satellite looks at ${name(deal.at)}`, [deal.at])
    case 'reroll':
      return say('HX-080', 'Bought: a re-roll for a recon roll of this turn')
    case 'capital':
      return say('HX-164', `${name(deal.at)} is named capital`, [deal.at])
    case 'carry':
      return say('HX-164', `The fortress is carried from ${name(deal.from)} to ${name(deal.at)}`, [deal.from, deal.at])
    case 'claim':
      return say('HX-037', `Spent on the claim to ${name(deal.at)}`, [deal.at])
    case 'merge':
      return say('HX-115', `${deal.with} joins ${deal.force}`, [], [deal.force])
    case 'split':
      return say(
        'HX-115',
        `${deal.force} is divided: ${listed(deal.parts.map((part) => `${part.id} with ${points(part.points)}`))}`,
        [],
        deal.parts.map(({ id }) => id),
      )
    case 'roster':
      return say('HX-117', `The roster of ${deal.force} is written anew`, [], [deal.force])
  }
}

/** A new force, or one that has grown. */
const placedText = ({ item, force, at, gained }: Of<'placed'>, { name }: Reader): string => {
  if (item.kind === 'facility') return `${facilities[item.facility].title} is built in ${name(at)}.`
  const id = force?.id ?? (item.kind === 'troops' ? item.as : item.into)
  const size = force?.points ?? gained
  if (item.kind === 'troops' && item.as === id && size === gained)
    return `${id} is raised in ${name(at)} with ${points(size)}.`
  const over = item.kind === 'reinforce' ? item.points - gained : 0
  const lostText = over > 0 ? ` ${points(over)} ${over === 1 ? 'is' : 'are'} not needed and lost.` : ''
  return `${id} in ${name(at)} receives ${points(gained)} and has ${points(size)} now.${lostText}`
}

export const placed = (event: Of<'placed'>, reader: Reader): ReportLine =>
  line('HX-108', 'placement', placedText(event, reader), [reader.name(event.at)], event.force ? [event.force.id] : [], {
    gained: event.gained,
  })

const lost: Readonly<Record<Of<'notPlaced'>['why'], string>> = {
  site: 'its hex is lost or contested',
  cap: 'no base, comm station or fortress has room for another such force',
  crowded: 'more points than allowed would stand there, or in one force',
  gone: 'its force is gone',
  built: 'it stands there already',
}

export const notPlaced = ({ item, price, refunded, why, rule }: Of<'notPlaced'>, reader: Reader): ReportLine =>
  line(
    rule,
    'placement',
    `Not placed: ${itemText(item, reader)}, because ${lost[why]}. ${refunded ? `${rp(price)} ${price === 1 ? 'goes' : 'go'} back to the stash.` : `${rp(price)} ${price === 1 ? 'is' : 'are'} lost.`}`,
    itemPlace(item, reader),
    [],
    { price, refunded, why },
  )

export const cityReinforced = ({ at, force, gained }: Of<'cityReinforced'>, { name }: Reader): ReportLine =>
  line(
    'HX-456',
    'placement',
    `The city in ${name(at)} brings ${points(gained)} to ${force.id}.`,
    [name(at)],
    [force.id],
  )

export const claimLapsed = ({ at, seat }: Of<'claimLapsed'>, { name }: Reader): ReportLine =>
  line(
    'HX-037',
    'ground',
    `The claim of ${seat} to ${name(at)} lapses: nothing was spent on it and no troops hold it.`,
    [name(at)],
  )

export const capitalMoved = ({ at }: Of<'capitalMoved'>, { name }: Reader): ReportLine =>
  at === null
    ? line('HX-164', 'ground', 'The capital is lost, and there is no fortress left to take its place.')
    : line('HX-164', 'ground', `The capital is lost; ${name(at)} takes its place.`, [name(at)])

/** Announced to everybody by name. */
export const eliminated = ({ seat, hexes, razed, listed }: Of<'eliminated'>, { name }: Reader): ReportLine =>
  line(
    'HX-007',
    'victory',
    `${seat} has no fortress left and is out: their hexes are nobody’s, their forces${razed ? ', facilities' : ''} and purchases are removed.`,
    listed ? hexes.map(name) : [],
    [],
    { seat },
  )

export const contestLapsed = ({ at, owner }: Of<'contestLapsed'>, { name }: Reader): ReportLine =>
  line(
    'HX-010',
    'ground',
    `The fight for ${name(at)} is over: ${owner === null ? 'it is nobody’s' : `${owner} holds it`}.`,
    [name(at)],
    [],
    { owner },
  )
