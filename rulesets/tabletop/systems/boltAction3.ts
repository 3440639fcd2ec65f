import { boltAction } from './boltAction.js'
import * as words from '../messages/systems.generated.js'

export const boltAction3 = boltAction({
  id: 'bolt-action-3',
  title: words.boltAction3(),
  about: words.boltAction3About(),
  edition: 'v3',
  sources: [
    {
      title: words.boltAction3Source(),
      url: 'https://figuratum.es',
      note: words.boltAction3SourceNote(),
    },
  ],
  notes: [words.boltAction3Note()],
})
