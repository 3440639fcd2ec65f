import { rulePage } from '../../kit/rulePage.js'
import * as words from '../messages/campaignRules.generated.js'

/** What the campaign texts say of the table, in our own words. */
export const rules = rulePage<never, keyof typeof words.campaignRules>(words.campaignRules, {})
