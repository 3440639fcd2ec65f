'use client'

import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { allZones, ownZone } from '../../api/time.js'
import type { JsonRecord } from '../../api/graphql.js'
import type { RulesetOffer } from '../../api/rulesets.js'
import { createCampaign } from '../../api/campaign.js'
import { Button, Checkbox, EmptyState, Field, Input, Select } from '../../ui/index.js'
import { check } from '../accounts/check.js'
import { Trouble } from '../../shell/Trouble.js'
import { DeadlineFields } from './DeadlineFields.js'
import { formShape, inputOf, seatName, startValues, type CampaignValues } from './input.js'
import { MapChoice } from './MapChoice.js'
import { offered } from './offered.js'
import { SettingsForm } from './SettingsForm.js'
import { faultIn } from './tabletop/choice.js'
import { TabletopFields } from './tabletop/TabletopFields.js'
import { useMaps } from './useMaps.js'

export function CampaignForm({ ruleset }: { readonly ruleset: RulesetOffer }) {
  const router = useRouter()
  const [{ error, fetching }, create] = useMutation(createCampaign)
  const maps = useMaps(ruleset)
  const [settings, setSettings] = useState<JsonRecord>({})
  const [tabletop, setTabletop] = useState<TabletopChoice | null>(null)
  /** What was sent last: a fault that the server found is told of as long as that stands. */
  const [sent, setSent] = useState<TabletopChoice | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<CampaignValues>({
    defaultValues: startValues(ruleset, ownZone()),
  })
  const { scenario, seats } = maps
  if (!scenario && !maps.newMap)
    return (
      <EmptyState title="No map for this ruleset">
        The server’s operator has to add one; pick another ruleset.
      </EmptyState>
    )
  const submit = handleSubmit(async (values) => {
    if (!check(formShape, values, setError) || !scenario) return
    setSent(tabletop)
    const { data } = await create({ input: inputOf(ruleset, scenario, { settings, tabletop }, values) })
    if (data) router.push(`/campaign/${data.createCampaign.id}`)
  })
  return (
    <form className="a-form" onSubmit={(event) => void submit(event)} noValidate>
      <MapChoice ruleset={ruleset} maps={maps} />
      <fieldset>
        <legend>Table</legend>
        <div className="a-columns">
          <Field label="Name of the campaign" problem={formState.errors.name?.message}>
            {(control) => <Input maxLength={80} {...register('name')} {...control} />}
          </Field>
          <Field
            label="Your own place"
            hint="The organiser runs the table and knows nothing extra; he may hold a seat."
          >
            {(control) => (
              <Select {...register('seat')} {...control}>
                {seats.map((seat, index) => (
                  <option key={seatName(index)} value={seatName(index)}>
                    {seatName(index)} – {seat.title}, {seat.subtitle}
                  </option>
                ))}
                <option value="">I only organise</option>
              </Select>
            )}
          </Field>
        </div>
        <Checkbox label="Show at the table who has sealed already" {...register('showSealed')} />
        <Checkbox label="At the deadline, the legal orders of an unsealed draft count" {...register('sealDrafts')} />
      </fieldset>
      <DeadlineFields classes={ruleset.deadlines} register={register} zones={allZones()} />
      <SettingsForm
        legend="House rules"
        about="The rulebook leaves these open. Every default is a reading that works; open a group only if your table plays otherwise. They are fixed once the campaign is made."
        specs={ruleset.settings.map(offered)}
        changed={settings}
        onChange={setSettings}
      />
      <TabletopFields
        choice={tabletop}
        onChange={setTabletop}
        fault={error && sent === tabletop ? faultIn(error.message) : null}
      />
      {error && <Trouble error={error} />}
      <div className="a-actions">
        <Button type="submit" tone="primary" busy={fetching} disabled={!scenario}>
          Create the campaign
        </Button>
      </div>
    </form>
  )
}
