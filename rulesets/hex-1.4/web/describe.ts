import { noWord } from '../engine/desk/battle/word.js'
import type { Json } from '../../kit/json.js'
import type { OrderDraft } from '../../kit/orders.js'
import { seatName } from '../../kit/seatName.js'
import { honourTableTitles, honourText, isHonourTable } from '../engine/data/honours.js'
import { missions } from '../engine/data/missions.js'
import { isSpecial, specials } from '../engine/data/specials.js'
import { classTitles, isForceClass } from '../engine/data/troops.js'
import { missionNamed } from '../engine/desk/movement/schema.js'
import type { HexView } from '../engine/view.js'
import { battleNamed, thingTitle } from './names.js'

type Fields = Readonly<Record<string, Json | undefined>>

const fieldsOf = (detail: Json | undefined): Fields =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? (detail as Fields) : {}

const points = (amount: number | undefined): string => `${String(amount ?? 0)} points`

const classOf = (name: string | undefined): string =>
  name !== undefined && isForceClass(name) ? classTitles[name] : 'Force'

/** `raid`, `lie low`, `sabotage the Airstrip`. */
const missionText = (name: unknown, place: string): string | null => {
  const mission = typeof name === 'string' ? missionNamed(name) : null
  if (!mission || mission.kind === 'lieLow') return null
  switch (mission.kind) {
    case 'sabotage':
      return `sabotages ${thingTitle(mission.target)}`
    case 'ambush':
      return `lies in ambush ${place}`
    case 'raid':
      return `raids ${place}`
  }
}

const march = ({ piece = '', path = [], detail }: OrderDraft): string => {
  const { onArrival, onHalt } = fieldsOf(detail)
  const [there, halted] = [missionText(onArrival, 'there'), missionText(onHalt, 'where it halts')]
  const way = path.length > 1 ? ` by ${path.slice(0, -1).join(', ')}` : ''
  const does = `${there ? ` and ${there}` : ''}${halted ? `; halted before, ${halted}` : ''}`
  return `${piece} marches to ${path.at(-1) ?? '…'}${way}${does}`
}

const special = ({ item = '', amount = 1 }: Pick<OrderDraft, 'item' | 'amount'>): string => {
  const title = isSpecial(item) ? specials[item].title : item
  return amount > 1 ? `${String(amount)} × ${title}` : title
}

const unitsText = (count: number): string => (count === 1 ? '1 unit' : `${String(count)} units`)

const roster = ({ piece = '', detail }: OrderDraft): string => {
  const { units } = fieldsOf(detail)
  return `New list of ${piece}: ${unitsText(Array.isArray(units) ? units.length : 0)}`
}

const winnerText = (view: HexView, { winner, withdrew }: Fields): string => {
  if (typeof withdrew === 'string') return `${seatName(view, withdrew)} withdrew`
  if (winner === 'draw') return 'a draw'
  return typeof winner === 'string' ? `won by ${seatName(view, winner)}` : 'reported'
}

const queue = ({ item = '', detail }: OrderDraft): string => {
  const { armies, hexes } = fieldsOf(detail)
  const list = Array.isArray(armies) ? armies : Array.isArray(hexes) ? hexes : []
  return `Order at ${item}: ${list.map(String).join(', then ')}`
}

/** By the name under which it is offered, or was. */
const missionOf = (view: HexView, item: string | undefined, name: unknown): string => {
  const battle = view.detail.battles.find(({ id }) => id === item)
  if (battle?.mission === name && battle?.missionTitle) return battle.missionTitle
  const offered = battle?.missions.find(({ id }) => id === name)
  if (offered) return offered.title
  return typeof name === 'string' && Object.hasOwn(missions, name)
    ? (missions[name]?.title ?? name)
    : 'as the dice fall'
}

const prepare = (view: HexView, { item, detail }: OrderDraft): string => {
  const { strikes, transporters, intel, freeHeavySupport, defender, mission, rollOff } = fieldsOf(detail)
  const brought = [
    ...(rollOff === true ? ['settle it by dice'] : []),
    ...(typeof strikes === 'number' && strikes > 0 ? [special({ item: 'AIR_STRIKE', amount: strikes })] : []),
    ...(typeof transporters === 'number' && transporters > 0
      ? [special({ item: 'TRANSPORTER_DEVICE', amount: transporters })]
      : []),
    ...(intel === true ? ['Advanced Intel'] : []),
    ...(typeof freeHeavySupport === 'number' && freeHeavySupport > 0
      ? [`a free choice of ${points(freeHeavySupport)}`]
      : []),
    ...(typeof defender === 'string' ? [`${defender} meets it`] : []),
    ...(typeof mission === 'string' ? [`mission ${missionOf(view, item, mission)}`] : []),
  ]
  return `${battleNamed(view, item)} – ${brought.join(', ') || 'nothing special'}`
}

/** Once it is no longer asked about, by one's own list; a unit that is gone by its id. */
const unitName = (view: HexView, id: string): string =>
  view.detail.forces.flatMap(({ units }) => units).find((unit) => unit.id === id)?.name ?? id

const tableTitle = (name: Json | undefined): string =>
  typeof name === 'string' && isHonourTable(name) ? `the table of ${honourTableTitles[name]}` : '…'

const honours = (view: HexView, { item = '', detail }: OrderDraft): string => {
  const name = view.detail.postBattle?.honours.find(({ unit }) => unit === item)?.name ?? unitName(view, item)
  const { picks } = fieldsOf(detail)
  const list = (Array.isArray(picks) ? picks : []).map((pick: Json) => {
    const { choose, roll } = fieldsOf(pick)
    return typeof choose === 'string' ? honourText(choose) : `a roll on ${tableTitle(roll)}`
  })
  return `${name}: ${list.join('; ')}`
}

const survival = (view: HexView, { item = '', detail }: OrderDraft): string => {
  const name = view.detail.postBattle?.survivals.find(({ unit }) => unit === item)?.name ?? unitName(view, item)
  const { faces } = fieldsOf(detail)
  return `${name} throws ${Array.isArray(faces) ? faces.map(String).join(', ') : '…'}`
}

type Teller = (view: HexView, order: OrderDraft) => string

const tellers: Readonly<Record<string, Teller>> = {
  divide: (_, { item, amount }) => `${classOf(item)} of ${points(amount)}`,
  divideRecon: (_, { amount }) => `${classTitles.RF} of ${points(amount)}`,
  buyTroops: (_, { item, amount, to = '…' }) => `${classOf(item)} of ${points(amount)} in ${to}`,
  buyRecon: (_, { amount, to = '…' }) => `${classTitles.RF} of ${points(amount)} in ${to}`,
  fillUp: (_, { piece = '', amount }) => `${points(amount)} more for ${piece}`,
  reinforce: (_, { piece = '', amount }) => `${points(amount)} of reinforcements for ${piece}`,
  buyFacility: (_, { item = '', to = '…' }) => `${thingTitle(item)} in ${to}`,
  buySpecial: (_, order) => special(order),
  uplink: (_, { to = '…' }) => `Satellite Uplink on ${to}`,
  designate: (_, { to = '…' }) => `${to} becomes the capital`,
  relocate: (_, { item = '…', to = '…' }) => `The fortress of ${item} is carried to ${to}`,
  claim: (_, { to = '…' }) => `Secures the claim to ${to}`,
  buyReroll: () => 'A re-roll',
  merge: (_, { piece = '', with: other = '' }) => `${piece} takes in ${other}`,
  split: (_, { piece = '', amount }) => `${points(amount)} leave ${piece} as a force of their own`,
  roster: (_, order) => roster(order),
  move: (_, order) => march(order),
  detach: (_, { piece = '', path = [], amount }) => `${points(amount)} of ${piece} march to ${path.at(-1) ?? '…'}`,
  strike: (_, { piece = '', item }) => `${piece} ${missionText(item, 'where it stands') ?? 'lies low'}`,
  react: (_, { piece = '' }) => `${piece} defends the hexes around it`,
  queue: (_, order) => queue(order),
  prepare,
  defend: (_, { with: force = '' }) => `${force} meets the raid`,
  chooseMission: (view, { item, with: mission }) => `${battleNamed(view, item)} – ${missionOf(view, item, mission)}`,
  result: (view, { item, detail }) => `${battleNamed(view, item)} – ${winnerText(view, fieldsOf(detail))}`,
  confirm: (view, { item }) => `${battleNamed(view, item)} – it ended as the other side says`,
  rollOff: (view, { item }) => `${battleNamed(view, item)} – settle it by dice`,
  accept: (view, { item, with: third = '' }) => `${battleNamed(view, item)} – you would take the word of ${third}`,
  word: (_, { with: side = '' }) =>
    side === noWord ? 'You cannot tell which report is true' : `The report of ${side} is true`,
  ruleBattle: (view, { item, detail }) => `${battleNamed(view, item)} – ruled: ${winnerText(view, fieldsOf(detail))}`,
  retreat: (_, { piece = '', to = '…' }) => `${piece} retreats to ${to}`,
  fallBack: (_, { piece = '', to = '…' }) => `${piece} goes to ${to}`,
  honours,
  survival,
}

/** An order in one line for the list beside the map. */
export const describe = (view: HexView, order: OrderDraft): string =>
  tellers[order.kind]?.(view, order) ?? `${order.piece ?? ''} ${order.kind}`.trim()
