import { language, learn } from '@muster/rulesets/kit/language.js'
import { dictionaries } from './dictionaries.generated.js'

/** Loads a part of a ruleset, or of the tabletop, after what the reader's language has for its sentences: many are said as it loads. */
export const learnt = async <Part>(folder: string, load: () => Promise<Part>): Promise<Part> => {
  const spoken = language()
  const dictionary = (await dictionaries[spoken]?.[folder]?.())?.[spoken]
  if (dictionary) learn(spoken, folder, dictionary)
  return load()
}
