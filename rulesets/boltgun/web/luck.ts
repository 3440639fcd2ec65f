import type { Throw } from '../../kit/dice.js'
import { seatId, type SeatId } from '../../kit/ids.js'
import * as dice from '../messages/dice.generated.js'

/** BG-231: each side of an abstract battle throws for itself, and the higher wins. Places, missions and ways are nobody’s luck. */
export const throwerOf = ({ name, subject }: Throw): SeatId | null =>
  name === 'abr.2d6' ? seatId(subject.slice(subject.lastIndexOf(':') + 1)) : null

const titles: Readonly<Record<string, () => string>> = {
  abr: dice.abr,
  attacker: dice.attacker,
  mission: dice.mission,
  teleport: dice.teleport,
  site: dice.site,
  shuffle: dice.shuffle,
  packet: dice.packet,
}

/** What throws of a name are made for: names begin with it. */
export const throwTitle = (name: string): string | null => titles[name.slice(0, name.indexOf('.'))]?.() ?? null
