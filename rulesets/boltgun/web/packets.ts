import type { Sheet, SheetSection } from '../../kit/skin.js'
import { armyRules } from '../engine/data/armyRules.js'
import { rules } from '../engine/rules.js'
import type { BoltgunView, PacketView } from '../engine/view.js'

const armySection = ({ armyRules: names }: PacketView): SheetSection => ({
  title: 'Army rules',
  lines: names.map((name) => {
    const { title, rule } = armyRules[name]
    return { label: title, value: rules[rule]?.text ?? '', rule }
  }),
  ...(names.length === 0 && { note: 'None: a plain army.' }),
})

const bannerSection = (view: BoltgunView, { seat }: PacketView): SheetSection => ({
  title: 'Banners',
  lines: view.pieces
    .filter((piece) => piece.seat === seat)
    .map(({ id, size, at, marks }) => ({
      label: id,
      value: [`level ${String(size ?? 0)}, ${String((size ?? 0) * 100)} points, at ${at}`, ...marks].join(', '),
    })),
})

const relicSection = (view: BoltgunView): readonly SheetSection[] =>
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
export const packetsOf = (view: BoltgunView): readonly Sheet[] =>
  view.detail.packets.map((packet, index) => {
    const side = view.legend.find(({ seat }) => seat === packet.seat)
    return {
      title: `${side?.title ?? packet.seat} · ${side?.subtitle ?? ''}`,
      sections: [armySection(packet), bannerSection(view, packet), ...(index === 0 ? relicSection(view) : [])],
    }
  })
