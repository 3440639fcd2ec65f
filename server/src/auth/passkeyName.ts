/** Whether its owner can call a passkey so. */
export const isPasskeyName = (name: string): boolean => name.trim() !== '' && name.length <= 60
