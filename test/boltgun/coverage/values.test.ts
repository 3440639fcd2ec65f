import { settings } from '@muster/rulesets/boltgun/engine/settings/settings.js'
import { valuesAreShown } from '../../coverage/values.js'
import { documents } from './played.js'
import { beyond, samples } from './values.js'

valuesAreShown({ settings, documents, samples, beyond })
