import type { Document, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import { armyLines, pointsText } from './lists.js'
import type { BoltgunView, PacketView } from '../engine/view.js'

const sources = { scenario: '', proposal: 'As proposed. ', preset: 'A printed army. ', own: 'A list of its own. ' }

const armySection = ({ army }: PacketView, choosing: BoltgunView['detail']['choosing']): DocumentSection => {
  const lines = armyLines(army)
  const source = choosing ? 'Proposed: the choice is yet to be made. ' : sources[army.source]
  const budget = choosing ? ` of at most ${String(choosing.budget)}` : ''
  return {
    title: 'Army rules',
    lines,
    note: `${source}${lines.length === 0 ? 'A plain army without rules' : `${pointsText(army.points)}${budget}`}.`,
  }
}

const bannerSection = (view: BoltgunView, { seat }: PacketView): DocumentSection => ({
  title: 'Banners',
  lines: view.pieces
    .filter((piece) => piece.seat === seat)
    .map(({ id, size, at, marks }) => ({
      label: id,
      value: [`level ${String(size ?? 0)}, ${String((size ?? 0) * 100)} points, at ${at}`, ...marks].join(', '),
    })),
})

const relicSection = (view: BoltgunView): readonly DocumentSection[] =>
  view.detail.relics.length === 0
    ? []
    : [
        {
          title: 'Relics on the ground, as you last knew',
          lines: view.detail.relics.map(({ label, at, asOf }) => ({
            label,
            value: asOf < view.turn ? `at ${at} in turn ${String(asOf)}` : `at ${at}`,
          })),
        },
      ]

/** BG-011: what each player was given, with what has become of it. */
export const packetsOf = (view: BoltgunView): readonly Document[] =>
  view.detail.packets.map((packet, index) => {
    const side = view.legend.find(({ seat }) => seat === packet.seat)
    return {
      title: `${seatName(view, packet.seat)} · ${side?.subtitle ?? ''}`,
      sections: [
        armySection(packet, view.detail.choosing),
        bannerSection(view, packet),
        ...(index === 0 ? relicSection(view) : []),
      ],
    }
  })
