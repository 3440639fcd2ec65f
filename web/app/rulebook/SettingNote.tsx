'use client'

import * as words from '../../messages/rulebook.generated.js'
import type { Row } from '../../houseRules/rows.js'
import { anchorOf } from '../../rules/anchorOf.js'
import { Link } from '../../shell/Link.js'

interface SettingNoteProps {
  readonly row: Row
  /** The campaign from which the rulebook was opened. */
  readonly campaign: { readonly id: string; readonly name: string } | null
}

/** What a rule leaves to the group, and what a campaign has chosen. */
export const SettingNote = ({ row: { key, question, value, usual }, campaign }: SettingNoteProps) => (
  <p className="m-label m-quiet">
    {words.setting({ question })}{' '}
    {campaign
      ? words.chosen({
          ...{ campaign: campaign.name, value },
          a: (inside) => <Link href={`/campaign/${campaign.id}/house-rules#${anchorOf(key)}`}>{inside}</Link>,
        })
      : words.usual({ value: usual })}
  </p>
)
