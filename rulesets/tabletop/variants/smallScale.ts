import type { Source } from '../../kit/system.js'
import * as words from '../messages/systems.generated.js'

const source: Source = {
  title: words.smallScaleSource(),
  note: words.figuresOnly(),
}

/** Shorter moves for models of 15 to 20 mm (SS-005). */
export const smallScale = {
  id: 'small-scale',
  title: words.smallScale(),
  about: words.smallScaleAbout(),
  source,
}
