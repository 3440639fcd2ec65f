import type { Document, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import type { BoltgunView, PacketView } from '../engine/view/view.js'
import * as words from '../messages/armyDocuments.generated.js'
import { armyLines } from './lists.js'
import type { BoltgunNames } from './words.js'

const armySection = ({ army }: PacketView, choosing: BoltgunView['detail']['choosing']): DocumentSection => {
  const lines = armyLines(army)
  const { points } = army
  const sum = choosing ? words.pointsOfBudget({ points, budget: choosing.budget }) : words.points({ points })
  const source = choosing ? 'open' : army.source
  return {
    title: words.rules(),
    lines,
    note: words.source({ source, army: lines.length === 0 ? words.plainArmy() : sum }),
  }
}

const states: Readonly<Record<BoltgunNames['state'], Parameters<typeof words.state>[0]['state']>> = {
  fortified: 'fortified',
  entrenched: 'entrenched',
  'must retreat': 'mustRetreat',
  node: 'node',
}

/** A state of a banner, or a relic that it carries by its title. */
const markText = (mark: string): string => {
  const state = (states as Readonly<Record<string, (typeof states)[keyof typeof states]>>)[mark]
  return state ? words.state({ state }) : mark
}

const bannerSection = (view: BoltgunView, { seat }: PacketView): DocumentSection => ({
  title: words.banners(),
  lines: view.pieces
    .filter((piece) => piece.seat === seat)
    .map(({ id, size, at, marks }) => {
      const level = size ?? 0
      const banner = words.banner({ level, points: level * 100, at })
      return { label: id, value: [banner, ...marks.map(markText)].join(', ') }
    }),
})

const relicSection = (view: BoltgunView): readonly DocumentSection[] =>
  view.detail.relics.length === 0
    ? []
    : [
        {
          title: words.relics(),
          lines: view.detail.relics.map(({ label, at, asOf }) => ({
            label,
            value: asOf < view.turn ? words.relicAtInTurn({ at, turn: asOf }) : words.relicAt({ at }),
          })),
        },
      ]

/** BG-011: what each player was given, with what has become of it. */
export const packetsOf = (view: BoltgunView): readonly Document[] =>
  view.detail.packets.map((packet, index) => {
    const side = view.legend.find(({ seat }) => seat === packet.seat)
    return {
      title: words.packet({ side: seatName(view, packet.seat), army: side?.subtitle ?? '' }),
      sections: [
        armySection(packet, view.detail.choosing),
        bannerSection(view, packet),
        ...(index === 0 ? relicSection(view) : []),
      ],
    }
  })
