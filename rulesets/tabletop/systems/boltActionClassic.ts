import { boltAction } from './boltAction.js'
import * as words from '../messages/systems.generated.js'

/** BA2-000: the sheet names no edition, and its figures are the first's: never to be called the second. */
export const boltActionClassic = boltAction({
  id: 'bolt-action-classic',
  title: words.classic(),
  about: words.classicAbout(),
  edition: 'classic',
  sources: [
    {
      title: words.classicSource(),
      note: words.classicSourceNote(),
    },
  ],
  notes: [words.classicNote()],
})
