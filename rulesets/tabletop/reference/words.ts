import * as words from '../messages/words.generated.js'

/** Keys of the tables whose words stand under another one: both would be `indirect`, and the other is no name. */
const named: Readonly<Record<string, keyof typeof words>> = { INDIRECT: 'indirectWeapon', with: 'changedWith' }

/** `lightAutocannon` for LIGHT_AUTOCANNON and for `light autocannon`. */
const camel = (key: string): string =>
  /[_ ]|^[A-Z]/.test(key) ? key.toLowerCase().replace(/[_ ](.)/g, (_, letter: string) => letter.toUpperCase()) : key

/** Light autocannon for LIGHT_AUTOCANNON, Point blank for pointBlank. */
const own = (key: string): string => {
  const spaced = key.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}

const isWord = (key: string): key is keyof typeof words => Object.hasOwn(words, key)

/** Keys of the tables as a person reads them; a figure, dice and a word of a campaign's own stand as they are. */
export const wordOf = (key: string): string => {
  const word = named[key] ?? camel(key)
  if (isWord(word)) return words[word]()
  return /^\d*D\d$/.test(key) ? key : own(key)
}
