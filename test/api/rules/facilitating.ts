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
  ClosedQuestion: { pieces: 'number turn stage closedAt sheets' },
  ClosedSheet: { pieces: 'seat askId title orders briefing' },
  CorrectedLine: { briefed: 'briefing line by' },
  UnwindingPreview: { answer: 'steps changes' },
  UnwoundStep: { answer: 'outcome turn stage title seats fallen' },
  FallenOrders: { answer: 'seat title count why' },
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
  previewUnwinding: {
    args: '(campaignId: "$campaign", question: 0, sheets: [], reason: "x") { steps { title } }',
    allowed: ['facilitator'],
  },
  unwind: {
    args: '(campaignId: "$campaign", question: 0, sheets: [], reason: "x") { id }',
    allowed: ['facilitator'],
  },
  reopenStage: {
    args: '(campaignId: "$campaign", seats: [], reason: "x") { id }',
    allowed: ['facilitator'],
  },
  // No stage waits to be published.
  dryRun: { args: '(campaignId: "$campaign") { number }', allowed: ['facilitator'] },
  publishStage: { args: '(campaignId: "$campaign") { id }', allowed: ['facilitator'] },
} as const
