import type { AskView } from '../../../../kit/asks.js'
import { ruleId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { Choice, OrderOption } from '../../../../kit/orders.js'
import { missionText } from '../../data/missions.js'
import { settingsOf } from '../laws.js'
import type { BattleView, HexView } from '../../view.js'
import {
  confirmSchema,
  missionChoices,
  orderSchema,
  prepareSchema,
  resultSchema,
  rulingSchema,
  withdrawalSchema,
} from './schemas.js'
import { ownSeat, termsOf } from './terms.js'
import { acceptOptions, confirmerOptions, wordOptions } from './word.js'

const option = (
  kind: string,
  label: string,
  rule: string,
  item: readonly Choice[],
  more: { readonly detail?: Json; readonly with?: readonly Choice[] } = {},
): OrderOption => ({ ...{ kind, label, slot: 'answer', item, ...more }, rule: ruleId(rule) })

const titleOf = (view: HexView, { at, sides }: BattleView): string => {
  const own = sides.find(({ seat }) => seat === ownSeat(view))
  const others = sides.filter((side) => side !== own).map(({ seat, class: kind }) => `${seat}’s ${kind}`)
  return own?.force
    ? `${own.force} against ${others.join(' and ')} at ${at}`
    : `Fight between ${others.join(' and ')} at ${at}`
}

const queueOptions = (view: HexView, ask: AskView): readonly OrderOption[] =>
  view.detail.queues
    .filter(({ at }) => ask.about === `queue-${at}`)
    .flatMap(({ at, armies, hexes }) => {
      const item = [{ id: at, label: `At ${at}` }]
      return [
        ...(armies.length > 1
          ? [option('queue', 'Order of your armies', 'HX-296', item, { detail: orderSchema('armies', armies) })]
          : []),
        ...(hexes.length > 1
          ? [option('queue', 'Order of the hexes it defends', 'HX-152', item, { detail: orderSchema('hexes', hexes) })]
          : []),
      ]
    })

const defendOptions = (view: HexView, ask: AskView): readonly OrderOption[] =>
  view.detail.raids
    .filter(({ id, defenders }) => id === ask.about && defenders.length > 0)
    .map(({ id, at, defenders }) =>
      option('defend', 'Meet the raid', 'HX-279', [{ id, label: `Raid on ${at}` }], {
        with: defenders.map((force) => ({ id: force, label: force })),
      }),
    )

const missionOption = (view: HexView, battle: BattleView, item: readonly Choice[]): OrderOption =>
  option('chooseMission', 'Choose the mission', 'HX-293', item, {
    with: missionChoices(battle).map(({ id, label }) => {
      const about = missionText(id, settingsOf(view)['mission.texts'])
      return { id, label, ...(about ? { about } : {}) }
    }),
  })

/** What may be answered to a question of the Battle phase. */
export const battleOptions = (view: HexView, ask: AskView): readonly OrderOption[] => {
  if (ask.kind === 'queue') return queueOptions(view, ask)
  if (ask.kind === 'defend') return defendOptions(view, ask)
  if (ask.kind === 'word') return wordOptions(view, ask.about)
  const battle = view.detail.battles.find(({ id }) => id === ask.about)
  if (!battle) return []
  const item = [{ id: battle.id, label: titleOf(view, battle) }]
  const report = option('result', 'Report how it ended', 'HX-301', item, { detail: resultSchema(view, battle) })
  const withdrawals = battle.sides.map(({ seat }) =>
    option('result', seat === ownSeat(view) ? 'You withdrew' : `${seat} withdrew`, 'HX-298', item, {
      detail: withdrawalSchema(view, battle, seat),
    }),
  )
  const result = [report, ...withdrawals]
  const rollOff = option('rollOff', 'Settle it by dice, if the other side agrees', 'HX-340', item)
  switch (ask.kind) {
    case 'prepare':
      return [
        option('prepare', 'Bring to the fight', 'HX-165', item, {
          detail: prepareSchema(battle, termsOf(view, battle)),
        }),
        ...confirmerOptions(view, battle, item),
      ]
    case 'mission':
      return [missionOption(view, battle, item)]
    case 'report':
    case 'correct':
      return [...result, rollOff, ...acceptOptions(view, battle, item)]
    case 'confirm': {
      const detail = confirmSchema(view, battle)
      return [option('confirm', 'It ended so', 'HX-301', item, detail === null ? {} : { detail }), ...result]
    }
    case 'ruling':
      return [option('ruleBattle', 'Rule', 'HX-301', item, { detail: rulingSchema(view, battle) })]
    default:
      return []
  }
}
