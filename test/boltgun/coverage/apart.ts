import type { Apart } from '../../coverage/pairs.js'

/** Two rules of one step that no case can show together, with the reason. */
export const apart: readonly Apart[] = []

/** Cases with an army rule whose absence would change nothing: what they show is that it does not act. */
export const inert: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'BC-017': { 'BG-325': 'whoever follows into a vacated sector may as well come last' },
  'BC-018-alt': { 'BG-301': 'the two sectors are as far without the rule' },
  'BC-025.2': { 'BG-302': 'a jump out of works is refused with and without the rule' },
  'BC-027.2': { 'BG-316': 'a bounced march keeps the works' },
  'BC-063.3': { 'BG-303': 'the right order takes the sector as if it were nobody’s' },
  'BC-063.5': { 'BG-303': 'a disputed sector follows the common rules' },
  'BC-084.2': { 'BG-328': 'it is the victor' },
  'BC-085.9': { 'BG-313': 'nothing is given up' },
  'BC-088.1.2': { 'BG-306': 'garrisons see it all the same' },
  'BC-089.5.1': { 'BG-312': 'shifts are stated, not asked for' },
  'BC-089.6': { 'BG-312': 'shifts are stated, not asked for' },
  'BC-089.7.1': { 'BG-318': 'a mover attacks in any case' },
  'BO-978': { 'BG-313': 'who is not asked gives nothing up' },
  'BC-089.7.2': { 'BG-318': 'both sides have it' },
}
