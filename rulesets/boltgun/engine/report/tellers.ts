import { reads, type Reader, type Reports } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { BoltgunEvent, EventKind } from '../model/events.js'

/** The lines of some kinds of events: all of them stand here, those that players learn of otherwise too. */
export type Tellers<Part extends { readonly kind: EventKind } = BoltgunEvent> = Pick<
  Reports<BoltgunEvent>,
  Part['kind']
>

/** What concerns one seat alone: shown to it and to those who see all, whoever else learnt of the event. */
export const owned =
  <Event extends { readonly seat: string }>(tell: (event: Event, reader: Reader) => ReportLine | null) =>
  (event: Event, reader: Reader): ReportLine | null =>
    reads(reader, event.seat) ? tell(event, reader) : null
