import type { Source } from '../../kit/system.js'
import * as words from '../messages/systems.generated.js'

const source: Source = {
  title: words.greatWarSource(),
  note: words.figuresOnly(),
}

/** Trenches, wire, gas and bombardment laid over an edition (GW-060). */
export const greatWar = {
  id: 'great-war',
  title: words.greatWar(),
  about: words.greatWarAbout(),
  source,
}
