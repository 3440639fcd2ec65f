import type { ComplaintKind } from '../../db/terms.js'
import type { Caller, CampaignRef } from './caller.js'

export interface LetterRef extends CampaignRef {
  readonly letterId: string
}

export interface WriteLetter extends CampaignRef {
  /** A seat, `organiser` or `facilitator`; left out: the caller's seat, else their office. */
  readonly as?: string
  /** Seats and offices, or only `all`. */
  readonly to: readonly string[]
  /** In a campaign with grey press: the seat that it is signed with; left out: unsigned. */
  readonly signed?: string
  readonly text: string
  /** A line that the writer quotes, as they give it. */
  readonly quote?: string
  readonly idempotencyKey: string
}

export interface ChronicleEntryRef extends CampaignRef {
  readonly entryId: string
}

export interface ChronicleText {
  readonly title: string
  readonly text: string
  /** A line that the writer quotes, as they give it. */
  readonly quote?: string
  /** The turn that it tells of; left out: the present one. */
  readonly turn?: number
  /** Whether it can be read without an account, if the campaign has a public page. */
  readonly public?: boolean
  /** In their order. Pictures that are left out of an entry that had them are deleted. */
  readonly pictures?: readonly { readonly id: string; readonly caption: string }[]
}

export interface WriteChronicle extends CampaignRef, ChronicleText {
  /** A battle of the writer's own; nobody else is told that it is named. */
  readonly battleId?: string
  readonly idempotencyKey: string
}

/** A picture as it is stored. */
export interface StoredPicture {
  readonly bytes: Buffer
  readonly thumb: Buffer
  readonly width: number
  readonly height: number
}

export interface PictureRef extends CampaignRef {
  readonly pictureId: string
}

export interface Complain extends CampaignRef {
  readonly about: ComplaintKind
  /** Of an entry at a battle desk: that of the desk. */
  readonly id: string
  readonly number?: number
  readonly reason: string
}

/** What people write to each other and for each other, and what others say against it. */
export interface WritingUseCases {
  writeLetter(caller: Caller, input: WriteLetter): Promise<LetterRef>
  /** The caller has read a letter, and what came before it in its conversation. */
  markLettersRead(caller: Caller, input: LetterRef): Promise<CampaignRef>
  /** Writes an entry of the chronicle. */
  writeChronicle(caller: Caller, input: WriteChronicle): Promise<ChronicleEntryRef>
  /** Its writer writes an entry anew. */
  editChronicle(caller: Caller, input: ChronicleEntryRef & ChronicleText): Promise<ChronicleEntryRef>
  /** Its writer takes an entry back, or an organiser hides it; or they show it again. */
  hideChronicleEntry(
    caller: Caller,
    input: ChronicleEntryRef & { readonly hidden: boolean },
  ): Promise<ChronicleEntryRef>
  /** Opens the public page of the chronicle at a new address, or closes it. */
  publishChronicle(caller: Caller, input: CampaignRef & { readonly open: boolean }): Promise<CampaignRef>
  /** Opens a war that is over to whoever has its link, a new one, or closes it. */
  shareWar(caller: Caller, input: CampaignRef & { readonly open: boolean }): Promise<CampaignRef>
  /** The holder of a seat wants no such link, or no longer objects. */
  refuseWarLink(caller: Caller, input: CampaignRef & { readonly refused: boolean }): Promise<CampaignRef>
  /** `make` reads the picture, after it is known that the caller may add one. */
  addPicture(
    caller: Caller,
    input: CampaignRef & { readonly make: () => Promise<StoredPicture> },
  ): Promise<PictureRef & Pick<StoredPicture, 'width' | 'height'>>
  /** Tells the host about something that somebody else wrote. */
  complain(caller: Caller, input: Complain): Promise<CampaignRef>
}
