import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'

/** Whether a question is the facilitator's to answer. */
export const isRuling = ({ seat }: { readonly seat: string }): boolean => seat === facilitatorDesk
