import { isLanguage } from '@muster/rulesets/kit/language.js'
import type { Services } from '../graphql/context.js'
import { rulesOf } from '../graphql/resolvers/rulesets.js'
import { speaking } from '../base/language.js'
import type { PublicText } from './publicText.js'

const form = /^\/rules\/([\w.-]+)\/([\w.-]+)\/([a-z]{2})(?:\.([\w-]{43}))?\.json$/

export const isRuleText = (path: string): boolean => form.test(path)

/** `/rules/<ruleset>/<edition>/<language>.json`: the rules of an installed ruleset in our own words, and with the version in the address `….<version>.json`. */
export const ruleTextAt =
  ({ shelf }: Pick<Services, 'shelf'>) =>
  (path: string): PublicText | null => {
    const [, id = '', edition = '', language = '', version] = form.exec(path) ?? []
    const source = shelf.edition({ ruleset: id, edition })?.game
    if (!source || !isLanguage(language)) return null
    const address = `/rules/${id}/${edition}/${language}`
    return {
      path: address,
      type: 'application/json',
      text: () =>
        speaking(language, () =>
          JSON.stringify({ ruleset: id, edition, language, rules: rulesOf(source.rules, null) }),
        ),
      addressOf: (hash) => `${address}.${hash}.json`,
      ...(version !== undefined && { version }),
    }
  }
