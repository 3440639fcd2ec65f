/** Letters that may stand in one name: those of a script, and of scripts that are written together. */
const families: Readonly<Record<string, RegExp>> = {
  Latin: /\p{Script_Extensions=Latin}/u,
  Greek: /\p{Script_Extensions=Greek}/u,
  Cyrillic: /\p{Script_Extensions=Cyrillic}/u,
  Armenian: /\p{Script_Extensions=Armenian}/u,
  Georgian: /\p{Script_Extensions=Georgian}/u,
  Hebrew: /\p{Script_Extensions=Hebrew}/u,
  Arabic: /\p{Script_Extensions=Arabic}/u,
  Cherokee: /\p{Script_Extensions=Cherokee}/u,
  Thai: /\p{Script_Extensions=Thai}/u,
  'East Asian':
    /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}\p{Script_Extensions=Bopomofo}]/u,
}

/** Latin words stand in East Asian names, and no letter of one looks like one of the other. */
const together: readonly string[] = ['Latin', 'East Asian']

const familyOf = (letter: string): string =>
  Object.entries(families).find(([, form]) => form.test(letter))?.[0] ?? 'another script'

const scriptsOf = (name: string): readonly string[] => {
  const letters = [...name].filter(
    (sign) => /\p{L}/u.test(sign) && !/[\p{Script=Common}\p{Script=Inherited}]/u.test(sign),
  )
  return [...new Set(letters.map(familyOf))]
}

const list = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${String(names.at(-1))}`

/** Characters that the eye does not see or that rearrange a line; U+2800 is a Braille cell without dots. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Why somebody may not be called this, in a sentence; null: they may. A name stands in other people’s pages, beside theirs. */
export const nameProblem = (name: string): string | null => {
  if (name.trim().length === 0 || name.length > 60) return 'Give a name of 1 to 60 characters.'
  if (unseen.test(name)) return 'Leave invisible and control characters out of the name.'
  if (/[^\P{Zs} ]/u.test(name) || name !== name.trim() || / {2}/.test(name))
    return 'Put single plain spaces between the words of the name, and none around it.'
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Give a name with a letter or a digit in it.'
  if (/^\p{M}|\p{M}{3}/u.test(name.normalize('NFC'))) return 'Leave piled-up accents out of the name.'
  const scripts = scriptsOf(name)
  if (scripts.length > 1 && !scripts.every((script) => together.includes(script)))
    return `Write the name in one script: this one mixes ${list(scripts)}.`
  return null
}
