import { APIError } from 'better-auth/api'

const refused = new WeakMap<object, APIError>()

/** Remembers why a request got no session: the library answers with words of its own where a passkey was right. */
export const noteRefusal = async (request: object | undefined, attempt: Promise<void>): Promise<void> => {
  try {
    await attempt
  } catch (error) {
    if (request && error instanceof APIError) refused.set(request, error)
    throw error
  }
}

/** @throws APIError with which it was refused */
export const repeatRefusal = (request: object | undefined): void => {
  const error = request && refused.get(request)
  if (error) throw error
}
