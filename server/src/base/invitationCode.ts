import { randomInt } from 'node:crypto'

/** Digits and letters of which none is taken for another when it is read aloud: no 0 and O, no 1, I and L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 12

/** A link for several people is also a code that can be read aloud: with twelve signs nobody guesses one while it is open. */
export const newCode = (): string => {
  const code = Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

const plain = new RegExp(`^[${signs}]{${String(length)}}$`)

/** What stands for an invitation, however it was typed: small letters, spaces and hyphens do not matter in a code. */
export const tokenTyped = (typed: string): string => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return plain.test(code) ? code : typed
}
