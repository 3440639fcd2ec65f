export interface PictureRow {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly caption: string
}

/** An entry of the chronicle as one reader may know it. Of one that is hidden from them title and text are null. */
export interface ChronicleEntryRow {
  readonly id: string
  readonly turn: number | null
  /** The seat that its writer held; null: none. */
  readonly seat: string | null
  /** Name of the person, as it was then. */
  readonly by: string
  readonly mine: boolean
  readonly title: string | null
  readonly text: string | null
  readonly quote: string | null
  readonly public: boolean
  readonly writtenAt: string
  readonly editedAt: string | null
  readonly hidden: 'WRITER' | 'ORGANISER' | null
  /** A battle that it names, if the reader may open its desk. */
  readonly battleId: string | null
  readonly pictures: readonly PictureRow[]
}

export interface ChronicleHeadRow {
  /** Null: there is no public page. */
  readonly publicToken: string | null
  readonly mayWrite: boolean
  readonly pictureBytes: number
}

export interface PublicEntryRow extends Pick<ChronicleEntryRow, 'id' | 'turn' | 'seat' | 'quote' | 'pictures'> {
  readonly seatTitle: string | null
  readonly title: string
  readonly text: string
  /** `YYYY-MM-DD`. */
  readonly day: string
}

export interface PublicChronicleRow {
  /** Its name. */
  readonly campaign: string
  readonly rulesetId: string
  readonly entries: readonly PublicEntryRow[]
}
