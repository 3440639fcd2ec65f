import * as words from '../messages/names.generated.js'

import { listed } from '@muster/rulesets/kit/messages.js'

/** Letters that may stand in one name: those of a script, and of scripts that are written together. */
const families: Readonly<Record<string, RegExp>> = {
  latin: /\p{Script_Extensions=Latin}/u,
  greek: /\p{Script_Extensions=Greek}/u,
  cyrillic: /\p{Script_Extensions=Cyrillic}/u,
  armenian: /\p{Script_Extensions=Armenian}/u,
  georgian: /\p{Script_Extensions=Georgian}/u,
  hebrew: /\p{Script_Extensions=Hebrew}/u,
  arabic: /\p{Script_Extensions=Arabic}/u,
  cherokee: /\p{Script_Extensions=Cherokee}/u,
  thai: /\p{Script_Extensions=Thai}/u,
  eastAsian:
    /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}\p{Script_Extensions=Bopomofo}]/u,
}

/** Latin words stand in East Asian names, and no letter of one looks like one of the other. */
const together: readonly string[] = ['latin', 'eastAsian']

const familyOf = (letter: string): string =>
  Object.entries(families).find(([, form]) => form.test(letter))?.[0] ?? 'other'

const scriptsOf = (name: string): readonly string[] => {
  const letters = [...name].filter(
    (sign) => /\p{L}/u.test(sign) && !/[\p{Script=Common}\p{Script=Inherited}]/u.test(sign),
  )
  return [...new Set(letters.map(familyOf))]
}

/** Characters that the eye does not see or that rearrange a line; U+2800 is a Braille cell without dots. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Why somebody may not be called this, in a sentence; null: they may. A name stands in other people’s pages, beside theirs. */
export const nameProblem = (name: string): string | null => {
  if (name.trim().length === 0 || name.length > 60) return words.length()
  if (unseen.test(name)) return words.invisible()
  if (/[^\P{Zs} ]/u.test(name) || name !== name.trim() || / {2}/.test(name)) return words.spaces()
  if (!/[\p{L}\p{N}]/u.test(name)) return words.letter()
  if (/^\p{M}|\p{M}{3}/u.test(name.normalize('NFC'))) return words.accents()
  const scripts = scriptsOf(name)
  if (scripts.length > 1 && !scripts.every((script) => together.includes(script)))
    return words.mixed({ scripts: listed(scripts.map((script) => words.script({ script }))) })
  return null
}
