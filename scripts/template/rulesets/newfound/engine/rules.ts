import type { RulePage } from '../../kit/rulePage.js'
import type { SettingKey } from './settings.js'

/** Every rule by its id, in our own words: what the "why" of a line opens. */
export const rules: RulePage<SettingKey> = {
  'NF-1': {
    title: 'The search',
    text: 'Two runners search a field of five by five squares. Each turn both seal in secret what they do.',
  },
  'NF-2': { title: 'Moving', text: 'A runner goes to one of the squares around him, or stays. Both go at once.' },
  'NF-3': {
    title: 'Sight',
    text: 'A runner sees the other only near by. Nobody is told of moves that he has not seen.',
    setting: 'sight',
  },
  'NF-4': {
    title: 'Meeting',
    text: 'Runners who end their moves on one square throw a die each. The lower goes back to where he started; equal dice change nothing.',
  },
  'NF-5': {
    title: 'Digging',
    text: 'Instead of moving, a runner on a ruin may dig. In a meeting only who threw the higher die digs. Digging in vain is told to the digger alone.',
  },
  'NF-6': { title: 'The cache', text: 'A die thrown before the first turn says under which ruin the cache lies.' },
  'NF-7': {
    title: 'The end',
    text: 'Whoever digs up the cache has won. When the turns are over and nobody has, nobody wins.',
    setting: 'turns',
  },
}
