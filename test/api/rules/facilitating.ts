import { healthFields } from './health.js'

/** What only the facilitator is told, and what they are told more of than others: see `fields`. */
export const facilitatingFields = {
  ...healthFields,
  DryRun: { facilitator: 'number at turn stage viewers viewer' },
  DryRunViewer: { facilitator: 'role seat briefing changes sinceLast' },
  ViewChanges: { facilitator: 'cells changes added removed' },
  ViewChange: { facilitator: 'kind id seat label at before after' },
  CorrectionPreview: { answer: 'seen viewers viewer' },
  PreparedEvent: { facilitator: 'id turn corrections state preparedAt settledAt problem' },
  PreparedCorrection: { facilitator: 'kind detail reason' },
} as const

/** What only the facilitator does: see `changes`. */
export const facilitatingChanges = {
  keepNotes: { args: '(campaignId: "$campaign", text: "x")', allowed: ['facilitator'] },
  previewCorrections: {
    args: '(campaignId: "$campaign", corrections: [{ kind: "level", detail: {}, reason: "x" }]) { seen }',
    allowed: ['facilitator'],
  },
  correct: {
    args: '(campaignId: "$campaign", corrections: [{ kind: "level", detail: {}, reason: "x" }]) { id }',
    allowed: ['facilitator'],
  },
  prepareEvent: {
    args: '(campaignId: "$campaign", turn: 400, corrections: [{ kind: "level", detail: {}, reason: "x" }]) { id }',
    allowed: ['facilitator'],
  },
  deletePreparedEvent: { args: '(campaignId: "$campaign", eventId: "$battle") { id }', allowed: ['facilitator'] },
  releaseEvent: { args: '(campaignId: "$campaign", eventId: "$battle") { id }', allowed: ['facilitator'] },
  // No stage waits to be published.
  dryRun: { args: '(campaignId: "$campaign") { number }', allowed: ['facilitator'] },
  publishStage: { args: '(campaignId: "$campaign") { id }', allowed: ['facilitator'] },
} as const
