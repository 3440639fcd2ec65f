import type { RulePage } from '../../kit/rulePage.js'
import type { SettingKey } from './settings.js'

/** Every rule by its id, in our own words: what the "why" of a line opens. */
export const rules: RulePage<SettingKey> = {
  'NF-1': {
    title: 'The search',
    text: 'Two runners search a field of five by five squares. Each turn both seal in secret what they do.',
  },
  'NF-2': {
    title: 'Moving',
    text: 'A runner goes to one of the squares around it, or stays. Both move at the same time.',
  },
  'NF-3': {
    title: 'Sight',
    text: 'A runner sees the other only nearby. Nobody is told of moves that they have not seen.',
    setting: 'sight',
  },
  'NF-4': {
    title: 'Meeting',
    text: 'Runners that end their moves on one square throw a die each. The lower goes back to where it started; equal dice change nothing.',
  },
  'NF-5': {
    title: 'Digging',
    text: 'Instead of moving, a runner on a ruin may dig. In a meeting only the runner with the higher die digs. Only the digger is told of digging in vain.',
  },
  'NF-6': { title: 'The cache', text: 'A die thrown before the first turn decides which ruin the cache lies under.' },
  'NF-7': {
    title: 'The end',
    text: 'Whoever digs up the cache has won. When the turns are over and nobody has, nobody wins.',
    setting: 'turns',
  },
}
