/** 32 random bytes in hex, made in the browser: a seat's own contribution to the dice, or the name of a request. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
