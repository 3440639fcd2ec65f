/** A seat's own share of the dice: 32 random bytes in hex, made in the browser that takes the seat. */
export const newSeatBytes = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
