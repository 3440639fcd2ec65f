import type { Throw } from '../../kit/dice.js'
import { seatId, type SeatId } from '../../kit/ids.js'
import * as dice from '../messages/dice.generated.js'

/** Thrown by sides against each other: crossings, battles and raids, and what is left of an army. */
const bySide = new Set(['cross.d6', 'rolloff.d6', 'coin.d6', 'choose.d6', 'left.d6'])

/** Thrown for a formation, whose name begins with its seat: a recon force goes on, a unit survives. */
const byFormation = new Set(['recon.d6', 'survive.d6'])

/** Whose a throw is where high is good; finds, hazards, honours and the order of moves are nobody’s luck. */
export const throwerOf = ({ name, subject }: Throw): SeatId | null => {
  if (bySide.has(name)) return seatId(subject.slice(subject.lastIndexOf(':') + 1))
  return byFormation.has(name) ? seatId(subject.slice(0, subject.indexOf('-'))) : null
}

const titles: Readonly<Record<string, () => string>> = {
  cross: dice.cross,
  rolloff: dice.rolloff,
  coin: dice.coin,
  choose: dice.choose,
  left: dice.left,
  recon: dice.recon,
  survive: dice.survive,
  moveOrder: dice.moveOrder,
  honour: dice.honour,
  resource: dice.resource,
  feature: dice.feature,
  hazard: dice.hazard,
  terrain: dice.terrain,
  mission: dice.mission,
  contest: dice.contest,
  raidOrder: dice.raidOrder,
  meetingOrder: dice.meetingOrder,
  hq: dice.hq,
}

/** What throws of a name are made for: names begin with it. */
export const throwTitle = (name: string): string | null => titles[name.slice(0, name.indexOf('.'))]?.() ?? null
