'use client'

import * as words from '../../messages/granting.generated.js'
import type { TokenScope } from '../../api/tokens.js'
import { Checkbox } from '../../ui/index.js'
import { useCampaignNames } from './useCampaignNames.js'

/** What somebody grants to a program. No campaign: all of them. */
export interface Grant {
  readonly scopes: readonly TokenScope[]
  readonly campaigns: readonly string[]
}

/** As the API takes them: null is all. */
export const campaignsOf = ({ campaigns }: Grant): readonly string[] | null => (campaigns.length > 0 ? campaigns : null)

interface GrantFieldsProps {
  /** Those that can be chosen. */
  readonly offered: readonly TokenScope[]
  readonly grant: Grant
  readonly change: (grant: Grant) => void
}

/** With something, or without it. */
const toggled = <Item,>(list: readonly Item[], item: Item, isIn: boolean): readonly Item[] =>
  isIn ? [...list, item] : list.filter((other) => other !== item)

/** What a program may do, a sentence for each, and in which campaigns. */
export function GrantFields({ offered, grant, change }: GrantFieldsProps) {
  const campaigns = useCampaignNames()
  const { scopes, campaigns: chosen } = grant
  return (
    <>
      <fieldset>
        <legend className="m-field-label">{words.mayDo()}</legend>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            label={words.about({ scope })}
            checked={scopes.includes(scope)}
            onChange={({ target }) => change({ ...grant, scopes: toggled(scopes, scope, target.checked) })}
          />
        ))}
      </fieldset>
      {campaigns.length > 0 && (
        <fieldset>
          <legend className="m-field-label">{words.onlyIn()}</legend>
          {campaigns.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => change({ ...grant, campaigns: toggled(chosen, id, target.checked) })}
            />
          ))}
          <p className="m-field-hint">{words.noneMeansAll()}</p>
        </fieldset>
      )}
    </>
  )
}
