import type { RecordShown } from '../../store/records.js'
import type { Caller, CampaignRef } from './caller.js'

export interface AnnounceVacation {
  readonly from: string
  readonly until: string
  /** For all whom the caller plays with. */
  readonly note?: string | undefined
}

/** From when, or from now, until when somebody acts for the caller's seat: a bot, or who accepts the link. */
export interface NameDeputy extends CampaignRef {
  readonly from?: string | undefined
  readonly until: string
  readonly bot?: boolean | undefined
}

/** What somebody asks for who is away, or gives up. */
export interface AwayUseCases {
  /** Lets somebody else act for the caller's seat for some time. The token is of the link that asks a person. */
  nameDeputy(caller: Caller, input: NameDeputy): Promise<CampaignRef & { readonly token: string | null }>
  /** Ends it: by the holder, or by whoever acts. */
  dismissDeputy(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  /** The holder of a seat looks for a substitute. */
  offerSeat(caller: Caller, input: CampaignRef & { readonly note?: string | undefined }): Promise<CampaignRef>
  /** The caller is away for some time, in all their campaigns. */
  announceVacation(caller: Caller, input: AnnounceVacation): Promise<{ readonly id: string }>
  cancelVacation(caller: Caller, input: { readonly id: string }): Promise<void>
  /** Who may see how reliably the caller plays. */
  showRecordTo(caller: Caller, input: { readonly shown: RecordShown }): Promise<void>
}
