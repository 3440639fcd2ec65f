import { canonical } from '@muster/rulesets/kit/json.js'
import { seatId, token } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import * as words from '../../messages/facilitating.generated.js'
import { conflict } from '../../base/problems.js'
import { sha256 } from '../../base/hash.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { addToOutbox, currentBriefing, enterRecord } from '../../store/books.js'
import { facilitatorOf } from '../../store/places.js'
import { isShowable, showAsk, shownAsks, shownBattles } from '../../store/shownBattles.js'
import type { Tx } from '../../store/tx.js'
import { insertBriefings } from '../../store/writes.js'
import { type Context, rulesetOf } from '../access/context.js'
import { type AtDesk, enter } from '../battles/atBattle.js'
import type { AtBattle, BattleRef, Caller } from '../common/contract.js'
import { viewerKey } from '../compute/brief.js'
import { rowsOf } from '../compute/rows.js'

const facilitator = viewerKey({ kind: 'facilitator' })

/** What all seats share, and of what sides have shown the battles alone: made of their views, never of the state. */
const viewShown = async (context: Context, tx: Tx, campaign: CampaignEntity): Promise<GameView | null> => {
  const common = await currentBriefing(tx, campaign.id, viewerKey({ kind: 'observer' }))
  const place = await facilitatorOf(tx, campaign.id)
  const { showBattles } = rulesetOf(context, campaign)
  if (!common || !place || !showBattles) return null
  const board = await context.boards.of(tx, common.boardHash)
  const shown = (await shownBattles(tx, campaign.id, place.since)).map(({ id, seat, about, view }) => {
    return { id, seat: seatId(seat), about: token(about), view: { ...view, board } }
  })
  return showBattles({ ...(common.view as Omit<GameView, 'board'>), board }, shown)
}

/** The facilitator is briefed on it, and told that they are asked something, as anybody is of a question. */
const brief = async (context: Context, { tx, campaign, now }: AtDesk): Promise<void> => {
  const shown = await viewShown(context, tx, campaign)
  if (!shown) return
  const { board: _, ...view } = shown
  const { turn, stage, boardHash, id } = campaign
  const number = ((await currentBriefing(tx, id, facilitator))?.number ?? 0) + 1
  const asks = await shownAsks(tx, id)
  const row = { viewer: facilitator, knownHash: sha256(canonical({ view, asks })), report: [], view, asks }
  await insertBriefings(tx, rowsOf([row]), { campaign: id, turn, stage, boardHash, now, number })
  await addToOutbox(tx, id, 'briefing', [{ viewer: facilitator, number }], now)
}

/** A facilitator who sees no secrets acts on what the sides show: this battle, as the caller's side sees it, and nothing else. Its sides read who showed it. */
export const showBattle = async (context: Context, caller: Caller, at: AtBattle): Promise<BattleRef> =>
  enter(
    context,
    caller,
    at,
    { what: 'show' },
    async ({ tx, battle, seat }) => {
      if (!(await isShowable(tx, battle.id, seat))) throw conflict(words.nothingToShow())
      return { kind: 'SHOWN', body: {} }
    },
    async (desk) => {
      const { tx, campaign, battle, seat, now } = desk
      await showAsk(tx, campaign.id, battle.key)
      await enterRecord(tx, campaign.id, { kind: 'shown', entry: { battle: battle.key, seat } }, now)
      await brief(context, desk)
    },
  )
