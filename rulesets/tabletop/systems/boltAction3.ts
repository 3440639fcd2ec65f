import { boltAction } from './boltAction.js'

export const boltAction3 = boltAction({
  id: 'bolt-action-3',
  title: 'Bolt Action 3',
  about:
    'The third edition by the tables of figuratum.es: cover saves, templates for high explosive, six scenarios. Figures that public lists give otherwise are marked and can be replaced.',
  edition: 'v3',
  sources: [
    {
      title: 'Bolt Action v3 tables of figuratum.es',
      url: 'https://figuratum.es',
      note: 'For personal use, not to be changed, references to be kept. Shown here are figures alone, in a form of our own.',
    },
  ],
  notes: [
    'The scenarios that stand for the missions of a campaign are Muster’s suggestion: the players may agree on others.',
  ],
})
