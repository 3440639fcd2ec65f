import { type Language, languages } from '@muster/rulesets/kit/language.js'
import { graphql, type VariablesOf } from './graphql.js'

export const setLanguage = graphql(`
  mutation SetLanguage($language: Language) {
    setLanguage(language: $language)
  }
`)

export type AccountLanguage = NonNullable<VariablesOf<typeof setLanguage>['language']>

/** As the API calls it. */
export const accountsName = (language: Language): AccountLanguage => language.toUpperCase() as AccountLanguage

/** What each language calls itself. */
export const ownNames: readonly (readonly [Language, string])[] = languages.map((language) => [
  language,
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
])

const year = 31_536_000

/** Kept in this browser, for visitors; null: as the browser says. The page is then loaded anew. */
export const chooseLanguage = (language: Language | null): void => {
  document.cookie = `language=${language ?? ''}; path=/; max-age=${String(language ? year : 0)}; samesite=lax`
  window.location.reload()
}
