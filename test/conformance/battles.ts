import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { TableBattle } from '@muster/rulesets/kit/ruleset.js'
import { copy, freeze, unplain } from '../support/plain.js'
import { piecesOf, renamed } from './fog.js'
import { campaignsOf, ensure, sampleOf, viewersOf, type Played, type Subject } from './subject.js'

const unique = (items: readonly string[]): boolean => new Set(items).size === items.length

const inForm = (battles: readonly TableBattle[], where: string): void => {
  ensure(unplain(battles) === null, `${where}: the list of battles is not plain: ${String(unplain(battles))}`)
  ensure(unique(battles.map(({ id }) => id)), `${where}: two battles share an id`)
  for (const { id, sides } of battles) {
    ensure(sides.length > 1, `${where}: ${id} has fewer than two sides`)
    ensure(unique(sides.map(({ seat }) => seat)), `${where}: a seat is on two sides of ${id}`)
  }
  const calls = battles.flatMap(({ sides }) => sides.map(({ seat, about }) => `${seat} ${about}`))
  ensure(unique(calls), `${where}: a seat calls two battles alike`)
}

/** Each side reads of it under the name that is listed, and nobody else does. */
const inSight = (
  { game, presentation }: Subject,
  { campaign, step, where }: Played,
  battles: readonly TableBattle[],
): void => {
  ensure(
    presentation.documents !== undefined && presentation.document !== undefined,
    `${where}: battles are listed, and no presentation has sheets of them`,
  )
  for (const viewer of viewersOf(campaign)) {
    const view = freeze(game.viewFor(step.after, viewer))
    const heads = presentation.documents(view)
    const who = viewer.kind === 'seat' ? `seat ${viewer.seat}` : viewer.kind
    for (const { id, sides } of battles) {
      const own = sides.find(({ seat }) => viewer.kind === 'seat' && viewer.seat === seat)
      const known = heads.filter(({ about }) => sides.some((side) => side.about === about))
      if (!own) {
        ensure(known.length === 0, `${where}: ${who} reads of ${id}, which is none of his`)
        continue
      }
      ensure(
        known.length === 1 && known[0]?.about === own.about && known[0].open,
        `${where}: ${who} is a side of ${id}, and his view does not show it as ${own.about}`,
      )
      ensure(presentation.document(view, own.about) !== null, `${where}: ${who} has no sheet of ${own.about}`)
    }
  }
}

/** A battle comes once, keeps its sides, and goes when nobody is asked about it any more. */
const inTime = (
  { game }: Subject,
  { step, where }: Played,
  battles: readonly TableBattle[],
  seen: Map<string, TableBattle & { gone: boolean }>,
): void => {
  for (const battle of battles) {
    const known = seen.get(battle.id)
    ensure(!known?.gone, `${where}: ${battle.id} is listed again`)
    ensure(!known || canonical(known.sides) === canonical(battle.sides), `${where}: the sides of ${battle.id} change`)
    seen.set(battle.id, { ...battle, gone: false })
  }
  const asks = game.awaiting(step.after)
  for (const known of seen.values()) {
    if (known.gone || battles.some(({ id }) => id === known.id)) continue
    known.gone = true
    const asked = asks.find(({ seat, view }) =>
      known.sides.some((side) => side.about === view.about && (seat === facilitatorDesk || seat === side.seat)),
    )
    ensure(asked === undefined, `${where}: ${known.id} is gone, and ${String(asked?.id)} still asks about it`)
  }
}

/** The order of the list follows from nothing that its sides may not know: with other ids of pieces it is the same. */
const inOrder = ({ game }: Subject, { campaign, step, where }: Played, battles: readonly TableBattle[]): void => {
  const pieces = [...piecesOf(game, step.after)]
  const sides = (list: readonly TableBattle[] = []): string => canonical(list.map((battle) => battle.sides))
  for (const owner of viewersOf(campaign)) {
    if (owner.kind !== 'seat') continue
    const rename = renamed(pieces.filter(([, seat]) => seat === owner.seat).map(([id]) => id))
    const others = game.battles?.(freeze(rename(copy(step.after))))
    ensure(
      sides(others) === sides(battles),
      `${where}: the order of battles depends on the ids of ${owner.seat}'s pieces`,
    )
  }
}

/** Battles are listed from their announcement to their end, as far as every side knows of them and nobody else. */
export const listsBattlesInSight = (subject: Subject): void => {
  const { game } = subject
  if (!game.battles) return
  let listed = 0
  for (const campaign of campaignsOf(subject)) {
    const seen = new Map<string, TableBattle & { gone: boolean }>()
    campaign.steps.forEach((step, index) => {
      const played = { campaign, step, where: `${campaign.seed}, step ${String(index)} (${step.group})` }
      const battles = freeze(game.battles?.(step.after) ?? [])
      listed += battles.length
      inForm(battles, played.where)
      if (battles.length > 0) inSight(subject, played, battles)
      inTime(subject, played, battles, seen)
    })
  }
  ensure(listed > 0, 'no battle was ever listed')
  for (const played of sampleOf(subject)) {
    const battles = game.battles(played.step.after)
    if (battles.length > 1) inOrder(subject, played, battles)
  }
}
