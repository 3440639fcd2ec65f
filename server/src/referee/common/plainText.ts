import * as words from '../../messages/problems.generated.js'
import { badInput } from '../../base/problems.js'

/** What a person writes: printable characters, with line breaks, without blanks around it. */
export const plainText = (given: string): string => {
  const text = given.replaceAll('\r\n', '\n').trim()
  if (/[^\P{Cc}\n\t]/u.test(text)) throw badInput(words.controlsInText())
  return text
}
