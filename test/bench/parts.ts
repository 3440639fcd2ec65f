import { engineFigures, jsonFigures, proofMs, viewFigures } from './b1.js'
import { committedFigures } from './b1Committed.js'
import { viewsFigures } from './b2.js'
import { sealFigures } from './b3.js'
import { streamFigures } from './b4.js'
import { idleFigures } from './b4Idle.js'
import { readFigures } from './b5.js'
import { startFigures } from './b6.js'
import { mapFigures } from './b7.js'
import { byteFigures } from './bytes.js'
import { median } from './clock.js'
import type { Parts } from './figures.js'
import { rawTransactions } from './limits.js'
import { boardgame, boardgameSeals, colyseus, diplomacy } from './peers.js'

const war = { seats: 64, banners: 2000, side: 100, blocks: 8 }
const half = { seats: 32, banners: 1000, side: 75, blocks: 6 }
const eight = { seats: 8, banners: 96, side: 20, blocks: 3 }
/** The same blocks of 12 or 13 sectors with 31 banners each, fewer and more of them. */
const growth = [
  { seats: 9, banners: 200, side: 32, blocks: 3 },
  war,
  { seats: 64, banners: 20_000, side: 320, blocks: 24 },
]

/** Peers go before and after, so that what else happens on the machine meets both. */
const b1 = (peers: boolean): Parts['b1'] => {
  const peer: number[] = []
  const askPeer = (): void => {
    if (peers) peer.push(diplomacy().ordersPerSecond)
  }
  askPeer()
  const grown = growth.map((size) => engineFigures(size, size.banners > 2000 ? 7 : 31))
  askPeer()
  const [, turn] = grown
  if (!turn) throw new Error('nothing was measured')
  const crowded = engineFigures({ ...war, banners: 20_000 }, 3)
  askPeer()
  const beside = { json: jsonFigures(war), views: viewFigures(war), proofMs: proofMs() }
  return { turn, growth: grown, crowded, ...beside, peerOrdersPerSecond: peer.length > 0 ? median(peer) : null }
}

const committed = async (): Promise<Parts['committed']> => {
  const before = await committedFigures(war)
  const [json, views, turn, proof] = [jsonFigures(war), viewFigures(war), engineFigures(war, 15), proofMs()]
  const smaller = await committedFigures(half)
  const after = await committedFigures(war)
  const whole = before.closeMs < after.closeMs ? before : after
  const oneThreadMs = turn.resolveMs + views.milliseconds + json.writeMs + json.readMs + proof * whole.subjects
  return { whole, half: smaller, oneThreadMs }
}

const b3 = async (peers: boolean): Promise<Parts['b3']> => {
  const peer = peers ? [boardgameSeals(64)] : []
  const few = await sealFigures({ seats: 65, banners: 130, side: 36, blocks: 9 }, 3)
  if (peers) peer.push(boardgameSeals(64))
  const many = await sealFigures({ seats: 501, banners: 1002, side: 92, blocks: 23 }, 2)
  if (peers) peer.push(boardgameSeals(64))
  return { seals: [few, many], boardgame: peers ? median(peer) : null, rawPerSecond: await rawTransactions(3000) }
}

const b4 = async (peers: boolean): Promise<Parts['b4']> => {
  const first = await streamFigures({ seats: 200, banners: 400, side: 60, blocks: 15 }, 200, 7)
  const board = peers ? boardgame(200, 7) : null
  const others = peers ? colyseus(200, 7) : null
  const second = await streamFigures(eight, 200, 7)
  return { streams: [first, second], boardgame: board, colyseus: others }
}

const b6 = async (peers: boolean): Promise<Parts['b6']> => {
  const before = peers ? [boardgame(1, 0).firstViewMs, boardgame(1, 0).firstViewMs] : []
  const figures = await startFigures(5)
  if (peers) before.push(boardgame(1, 0).firstViewMs)
  return { ...figures, boardgame: peers ? median(before) : null }
}

export const partsOf = (
  peers: boolean,
): { readonly [Name in keyof Parts]: () => Parts[Name] | Promise<Parts[Name]> } => ({
  b1: () => b1(peers),
  committed,
  b2: () => viewsFigures(war, 31),
  b3: () => b3(peers),
  b4: () => b4(peers),
  idle: () => idleFigures(eight, 10_000, 45),
  b5: () => readFigures(peers, 3000),
  b6: () => b6(peers),
  b7: mapFigures,
  bytes: () => byteFigures(war),
})
