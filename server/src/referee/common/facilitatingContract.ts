import type { Correction } from '@muster/rulesets/kit/corrections.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { DryRunViewerRow, UnwoundStep } from '../../store/reads.js'
import type { Caller, CampaignRef } from './caller.js'

export interface PublishStage extends CampaignRef {
  /** Number of the run that is published; null: whatever comes. */
  readonly run: number | null
}

export interface KeepNotes extends CampaignRef {
  readonly text: string
}

export interface CorrectionsOf extends CampaignRef {
  readonly corrections: readonly Correction[]
}

export interface PublishCorrections extends CorrectionsOf {
  /** Of the preview: they are published only if nothing has changed since; null: whatever has. */
  readonly seen: string | null
}

/** Something that happens when a turn opens. */
export interface PrepareEvent extends CorrectionsOf {
  /** The one that is changed; null: a new one. */
  readonly eventId: string | null
  readonly turn: number
}

export interface EventRef extends CampaignRef {
  readonly eventId: string
}

/** What corrections would change. */
export interface Corrected {
  /** By which it is known again what was previewed. */
  readonly seen: string
  /** Of those for whom anything would change. */
  readonly viewers: readonly DryRunViewerRow[]
}

export interface UnwindingOf extends CampaignRef {
  /** The closed question, by the number of its resolution. */
  readonly question: number
  /** What should have been answered. */
  readonly sheets: readonly { readonly seat: string; readonly askId: string; readonly orders: readonly OrderDraft[] }[]
  /** For all to read. */
  readonly reason: string
}

export interface PublishUnwinding extends UnwindingOf {
  /** Of the preview: it is published only if nothing has changed since; null: whatever has. */
  readonly seen: string | null
}

/** What would come of it. */
export interface UnwindingPreview extends Corrected {
  /** What becomes of what followed. */
  readonly steps: readonly UnwoundStep[]
}

export interface ReopenStage extends CampaignRef {
  /** That may answer anew. */
  readonly seats: readonly string[]
  /** For all to read. */
  readonly reason: string
}

/** What only the facilitator does. */
export interface FacilitatingUseCases {
  /** Resolves the stage that waits to be published, on a copy. */
  dryRun(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  /** Publishes it. */
  publishStage(caller: Caller, input: PublishStage): Promise<CampaignRef>
  /** Notes for oneself. */
  keepNotes(caller: Caller, input: KeepNotes): Promise<CampaignRef>
  /** What corrections of the state would change, for whom. */
  previewCorrections(caller: Caller, input: CorrectionsOf): Promise<Corrected>
  /** Corrects the state. */
  correct(caller: Caller, input: PublishCorrections): Promise<CampaignRef>
  /** Prepares an event, or changes one that has not happened yet. */
  prepareEvent(caller: Caller, input: PrepareEvent): Promise<CampaignRef>
  /** Takes one back that has not happened yet. */
  deletePreparedEvent(caller: Caller, input: EventRef): Promise<CampaignRef>
  /** Lets one happen before its turn. */
  releaseEvent(caller: Caller, input: EventRef): Promise<CampaignRef>
  /** What would come of it if a closed question had been answered otherwise. */
  previewUnwinding(caller: Caller, input: UnwindingOf): Promise<UnwindingPreview>
  /** The campaign is played again from there. */
  unwind(caller: Caller, input: PublishUnwinding): Promise<CampaignRef>
  /** The last stage that asked all seats is open again. */
  reopenStage(caller: Caller, input: ReopenStage): Promise<CampaignRef>
}
