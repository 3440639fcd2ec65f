import { z } from 'zod'
import * as words from '../../messages/ways.generated.js'

export interface PasskeyName {
  readonly name: string
}

export const wantedName = () =>
  z.object({ name: z.string().trim().min(1, words.nameMissing()).max(60, words.nameTooLong()) })
