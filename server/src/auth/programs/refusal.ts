/** Refused as RFC 6749 and 8628 say: the code is for the program, the sentence for whoever writes it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}
