import * as words from '../messages/footer.generated.js'

/** Whose games these are, and whose Muster is not. */
export const Unofficial = () => <p>{words.unofficial()}</p>
