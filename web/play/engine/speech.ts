import { isLanguage, setSpeech } from '@muster/rulesets/kit/language.js'

/** A worker speaks the language by whose name its page opened it. */
export const openSpeech = (): void => {
  const spoken = isLanguage(self.name) ? self.name : 'en'
  setSpeech(() => spoken)
}
