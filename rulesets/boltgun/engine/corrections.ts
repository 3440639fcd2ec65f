import { type Correction, type Corrections, fieldSchema, fieldsOf, textIn } from '../../kit/corrections.js'
import { pieceId, ruleId, type SeatId } from '../../kit/ids.js'
import type { OrderProblem } from '../../kit/orders.js'
import { fail, ok, type Result } from '../../kit/result.js'
import { squareGrid } from '../../kit/square.js'
import * as words from '../messages/corrections.generated.js'
import type { Works } from './model/battle.js'
import type { BoltgunEvent } from './model/events.js'
import { findBanner } from './model/pieces.js'
import { type Banner, disputed, nobody, type State } from './model/state.js'
import { mostLevel } from './orders/parts/levels.js'
import { toSeat } from './steps/step.js'

type Corrected = Result<readonly BoltgunEvent[], OrderProblem>

const works: readonly Works[] = ['none', 'fortified', 'entrenched']

const wrong = (code: string, message: string): Corrected => fail({ code, message, rule: ruleId('A-71') })

/** whose a sector is. */
const owner = (state: State, correction: Correction): Corrected => {
  const { seat } = fieldsOf(correction)
  const at = squareGrid(state.board.width, state.board.height).at(textIn(correction, 'sector'))
  if (at === null) return wrong('no-such-sector', words.noSector())
  const to = seat === null || seat === '' ? nobody : state.seats.findIndex(({ id }) => id === seat) + 1
  if (to === nobody && seat !== null && seat !== '') return wrong('no-such-seat', words.noSeat())
  const from = state.hold[at] ?? nobody
  if (from === to) return wrong('as-it-is', words.asItIs())
  const concerned = [from, to].flatMap((holder): readonly SeatId[] => {
    const found = holder === disputed ? undefined : state.seats[holder - 1]
    return found ? [found.id] : []
  })
  return ok([{ kind: 'ownerCorrected', at, from, to, reason: correction.reason, seenBy: concerned }])
}

const bannerIn = (state: State, correction: Correction): Banner | undefined =>
  findBanner(state, pieceId(textIn(correction, 'banner')))

/** the level of a banner. */
const level = (state: State, correction: Correction): Corrected => {
  const banner = bannerIn(state, correction)
  if (!banner) return wrong('no-such-banner', words.noBanner())
  const { level: to } = fieldsOf(correction)
  const most = mostLevel(state.seats.find(({ id }) => id === banner.seat)?.armyRules ?? [])
  if (typeof to !== 'number' || !Number.isSafeInteger(to) || to < 1 || to > Math.min(most, 1000))
    return wrong('level', words.levels())
  if (to === banner.level) return wrong('as-it-is', words.asItIs())
  const { id, seat } = banner
  const { reason } = correction
  return ok([{ kind: 'levelCorrected', banner: id, seat, from: banner.level, level: to, reason, seenBy: toSeat(seat) }])
}

/** how far a banner is dug in. */
const dugIn = (state: State, correction: Correction): Corrected => {
  const banner = bannerIn(state, correction)
  if (!banner) return wrong('no-such-banner', words.noBanner())
  const to = works.find((one) => one === fieldsOf(correction)['works'])
  if (!to) return wrong('works', words.worksAre())
  if (to === banner.works) return wrong('as-it-is', words.asItIs())
  const { id, seat } = banner
  return ok([{ kind: 'worksCorrected', banner: id, seat, works: to, reason: correction.reason, seenBy: toSeat(seat) }])
}

const seatIn = (state: State, correction: Correction): SeatId | undefined =>
  state.seats.find(({ id }) => id === fieldsOf(correction)['seat'])?.id

/** what lies in a sector is made known to a seat. */
const reveal = (state: State, correction: Correction): Corrected => {
  const at = squareGrid(state.board.width, state.board.height).at(textIn(correction, 'sector'))
  if (at === null) return wrong('no-such-sector', words.noSector())
  const seat = state.seats.find(({ id }) => id === fieldsOf(correction)['seat'])
  if (!seat) return wrong('no-such-seat', words.noSeat())
  const { reason } = correction
  const unknown = state.features.filter((one) => one.at === at && !seat.knowledge.features.includes(one.id))
  if (unknown.length === 0) return wrong('nothing-unknown', words.nothingUnknown())
  return ok(
    [...unknown]
      .sort((a, b) => (a.label < b.label ? -1 : 1))
      .map(({ id: feature, label, kind: type }) => ({
        ...{ kind: 'featureRevealed', seat: seat.id, feature, label, type, at, reason, seenBy: toSeat(seat.id) },
      })),
  )
}

/** a line for the report of one seat, or of all. */
const announcement = (state: State, correction: Correction): Corrected => {
  const { reason } = correction
  if (textIn(correction, 'seat') === '') return ok([{ kind: 'announced', to: null, reason, seenBy: 'everyone' }])
  const seat = seatIn(state, correction)
  if (!seat) return wrong('no-such-seat', words.noSeatOrAll())
  return ok([{ kind: 'announced', to: seat, reason, seenBy: toSeat(seat) }])
}

const textOf = (title: string) => ({ type: 'string', title, minLength: 1, maxLength: 40 }) as const

/** What of a war can be set right by hand. */
export const corrections: Corrections<State, BoltgunEvent> = {
  kinds: {
    owner: {
      title: words.owner(),
      schema: fieldSchema(words.owner(), {
        sector: textOf(words.sector()),
        seat: { type: 'string', title: words.seat(), maxLength: 2 },
      }),
    },
    level: {
      title: words.level(),
      schema: fieldSchema(words.level(), {
        banner: textOf(words.banner()),
        level: { type: 'integer', title: words.newLevel(), minimum: 1, maximum: 1000 },
      }),
    },
    works: {
      title: words.works(),
      schema: fieldSchema(words.works(), {
        banner: textOf(words.banner()),
        works: { title: words.newWorks(), enum: works },
      }),
    },
    reveal: {
      title: words.reveal(),
      schema: fieldSchema(words.reveal(), {
        sector: textOf(words.sector()),
        seat: { type: 'string', title: words.toSeat(), maxLength: 2 },
      }),
    },
    announcement: {
      title: words.announcement(),
      schema: fieldSchema(words.announcement(), {
        seat: { type: 'string', title: words.toSeatOrAll(), maxLength: 2 },
      }),
    },
  },
  correct: (state, correction) => {
    switch (correction.kind) {
      case 'owner':
        return owner(state, correction)
      case 'level':
        return level(state, correction)
      case 'works':
        return dugIn(state, correction)
      case 'reveal':
        return reveal(state, correction)
      case 'announcement':
        return announcement(state, correction)
      default:
        return wrong('unknown-kind', words.noKind())
    }
  },
}
