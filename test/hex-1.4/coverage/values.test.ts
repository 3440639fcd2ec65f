import { settings } from '@muster/rulesets/hex-1.4/engine/settings/settings.js'
import { valuesAreShown } from '../../coverage/values.js'
import { documents } from './played.js'
import { beyond, samples } from './values.js'

valuesAreShown({ settings, documents, samples, beyond })
