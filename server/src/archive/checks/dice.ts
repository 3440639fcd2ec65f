import { facesOf, subjectInput } from '@muster/rulesets/kit/dice.js'
import { alike } from '@muster/rulesets/kit/json.js'
import { hmac, setUpAt } from '../../referee/dice/dice.js'
import { publicKeyOf, verify } from '../../referee/dice/vrf.js'
import type { ArchivedCampaign, ArchivedResolution, War } from '../format.js'
import { nameOf } from './resolutions.js'

/** Every seat's bytes, as the set-up took them. */
export const seatBytesOf = ({
  resolutions,
}: {
  readonly resolutions: readonly Pick<ArchivedResolution, 'input'>[]
}): readonly string[] => {
  const input = resolutions[0]?.input
  return input && 'seatBytes' in input ? input.seatBytes : []
}

/** The scope of the dice of a resolution. */
export const scopeOf = (
  { id }: Pick<ArchivedCampaign, 'id'>,
  seatBytes: readonly string[],
  { revision, turn, stage }: Pick<ArchivedResolution, 'revision' | 'turn' | 'stage'>,
) => ({ campaign: id, seatBytes, ...(revision === 0 ? setUpAt : { turn, stage }) })

const falseThrows = (war: War, seatBytes: readonly string[], one: ArchivedResolution): readonly string[] => {
  const scope = scopeOf(war.campaign, seatBytes, one)
  const keys = new Map<string, Uint8Array | null>()
  const keyOf = (subject: string): Uint8Array | null => {
    const proof = one.proofs[subject]
    if (!keys.has(subject))
      keys.set(
        subject,
        proof === undefined
          ? null
          : verify(war.campaign.public_key, subjectInput(scope, subject), Buffer.from(proof, 'base64')),
      )
    return keys.get(subject) ?? null
  }
  return one.throws.flatMap(({ name, subject, ordinal, faces }) => {
    const key = keyOf(subject)
    const which = `The throw ${name} for ${subject}, number ${String(ordinal + 1)}, of ${nameOf(one)}`
    if (key === null) return [`${which} is not proven: its proof is missing, or was made with another key.`]
    if (alike(facesOf(hmac, key, name, ordinal), faces)) return []
    return [`${which} did not show ${faces.join(', ')}: a face was changed.`]
  })
}

/** Whether every throw is what the campaign's key makes of its name and subject. */
export const checkDice = (war: War): readonly string[] => {
  const seatBytes = seatBytesOf(war)
  const isOther = publicKeyOf(war.campaign.private_key) !== war.campaign.public_key
  return [
    ...(isOther ? ['The private key of the dice does not belong to the public one: it is another key.'] : []),
    ...war.resolutions.flatMap((one) => falseThrows(war, seatBytes, one)),
  ]
}
