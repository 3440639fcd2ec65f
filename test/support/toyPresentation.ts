import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import type { Names, Presentation } from '@muster/rulesets/kit/presentation.js'
import type { ToyView } from './toyRuleset.js'

interface ToyNames extends Names {
  readonly piece: 'scout'
  readonly contact: 'scout'
  readonly mark: never
  readonly state: 'routed'
  readonly step: 'opened' | 'walked' | 'routed' | 'ran' | 'turnEnded'
  readonly slot: never
  readonly partner: never
  readonly zone: never
}

export const toyTerrain: TerrainLooks<'heath'> = { heath: { name: 'Heath', ground: 'open' } }

/** A fight is the only thing of Lanterns that has a document. */
export const toyPresentation: Presentation<ToyView, ToyNames> = {
  cell: { one: 'square', many: 'squares' },
  size: null,
  pieces: { scout: { name: 'Scout', symbol: '10031000001213000000' } },
  contacts: { scout: 'Scout' },
  states: { routed: { name: 'Routed', sign: 'urgent' } },
  marks: { title: 'Marks', kinds: {} },
  holdings: null,
  zones: null,
  steps: { opened: 'Dusk', walked: 'Walking', routed: 'Meetings', ran: 'Running', turnEnded: 'The turn' },
  slots: {},
  partners: {},
  describe: (_, { piece = '', to = '' }) => `${piece} walks to ${to}`,
  arrow: () => null,
  documents: ({ detail }) =>
    detail.fights.map((about) => ({ about, title: 'A fight', status: 'Somebody runs', open: true, cells: [] })),
  document: ({ detail }, about) =>
    detail.fights.some((id) => id === about) ? { title: 'A fight', sections: [] } : null,
}
