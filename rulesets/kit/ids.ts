/** Branded strings: made in one place, so that a seat is never taken for a piece. */
declare const brand: unique symbol
export type Branded<Name extends string> = string & { readonly [brand]: Name }

/** A ruleset's folder name, e.g. `boltgun`. */
export type RulesetId = Branded<'RulesetId'>
/** A rule id, e.g. `BG-111`: what the "why" of a line opens. */
export type RuleId = Branded<'RuleId'>
/** A seat of one campaign: capital letters, `A` the first, `AA` after `Z`. Public. */
export type SeatId = Branded<'SeatId'>
/** A true piece. Shown to its owner only; others see a token. */
export type PieceId = Branded<'PieceId'>
/** What a viewer is shown instead of an id: means nothing to another viewer and nothing next turn. */
export type Token = Branded<'Token'>
/** A question to a seat. Opaque outside its seat. */
export type AskId = Branded<'AskId'>
/** Asks that are resolved together. */
export type GroupId = Branded<'GroupId'>
/** A cell as printed on the map: `4,3` on squares, `3/6` on hexes. */
export type CellName = Branded<'CellName'>

export const rulesetId = (text: string): RulesetId => text as RulesetId
export const ruleId = (text: string): RuleId => text as RuleId
export const seatId = (text: string): SeatId => text as SeatId
export const pieceId = (text: string): PieceId => text as PieceId
export const token = (text: string): Token => text as Token
export const askId = (text: string): AskId => text as AskId
export const groupId = (text: string): GroupId => text as GroupId
export const cellName = (text: string): CellName => text as CellName

/** Seat ids in seat order: A, B, … Z, AA, AB, … as the columns of a spreadsheet. */
export const seatLetters = (count: number): readonly SeatId[] =>
  Array.from({ length: count }, (_, index) => {
    const last = String.fromCharCode(65 + (index % 26))
    return seatId(index < 26 ? last : String.fromCharCode(64 + Math.floor(index / 26)) + last)
  })

/**
 * Takes the place of a seat's id in an ask that only a facilitator may answer. In a campaign without one such an ask is silence immediately,
 * so every ruleset has an automatic answer as well.
 */
export const facilitatorDesk: SeatId = seatId('facilitator')

/** Nobody sits here: a question to it is a period that lasts its whole length, whoever has answered what meanwhile. */
export const calendarDesk: SeatId = seatId('calendar')
