import type { CampaignDraft } from './draft.js'
import type { Offered } from './presets.js'
import type { PutDraft } from './useDraft.js'

/** What every step works on. */
export interface StepProps {
  readonly offered: Offered
  readonly draft: CampaignDraft
  readonly put: PutDraft
}
