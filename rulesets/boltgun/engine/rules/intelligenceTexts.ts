import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** BG-170 … BG-179: what is seen. */
export const intelligenceRules: RulePage<SettingKey> = {
  'BG-170': rule(
    'Recon touches',
    'A recon range that touches an enemy’s battle range tells where that banner is.',
    'adjacency',
  ),
  'BG-171': rule(
    'Recon overlaps',
    'A recon range that overlaps an enemy’s battle range tells where that banner is and its level.',
  ),
  'BG-172': rule(
    'Search',
    'A search range tells the place when it touches a battle range, place and level when it overlaps one.',
  ),
  'BG-173': rule(
    'Finding features',
    'A search finds features under its range, on enemy ground too, but not in disputed sectors or under an enemy’s battle range.',
  ),
  'BG-174': rule('Searchers miss each other', 'Two search ranges that meet tell neither side anything.'),
  'BG-175': rule(
    'Seeing occupation',
    'A recon or battle range that covers or touches a sector shows who occupies it.',
    'occupation.search_shows',
  ),
  'BG-176': rule('Garrisons see', 'An occupied sector reports the place of a banner whose battle range touches it.'),
  'BG-177': rule(
    'Capture reports',
    'When a sector is taken, its former occupier learns place and level of the banner that took it.',
  ),
  'BG-178': rule('What is seen', 'Only a battle range is ever seen, never a recon or search range.'),
  'BG-179': rule('When intelligence is made', 'After battles and attrition: levels reported are those that remain.'),
}
