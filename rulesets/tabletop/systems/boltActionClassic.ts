import { boltAction } from './boltAction.js'

/** BA2-000: the sheet names no edition, and its figures are the first's: never to be called the second. */
export const boltActionClassic = boltAction({
  id: 'bolt-action-classic',
  title: 'Bolt Action classic reference, as transcribed',
  about:
    'The classic reference sheet as it was transcribed, with what the transcription lost filled in and marked. Every figure can be replaced by that of the book on your table.',
  edition: 'classic',
  sources: [
    {
      title: 'Bolt Action classic reference sheet, as transcribed',
      note: 'The sheet names no edition; its plus signs were lost in the transcription and are restored here. Figures only.',
    },
  ],
  notes: [
    'The sheet names no scenarios: the mission keeps the name that the campaign gives it, and its table is agreed by the players.',
  ],
})
