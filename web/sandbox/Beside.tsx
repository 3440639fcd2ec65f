'use client'

import { useMemo, useState } from 'react'
import * as words from '../messages/sandbox.generated.js'
import { useCampaignContext } from '../campaign/CampaignContext.js'
import { useViewContext } from '../campaign/ViewContext.js'
import { CampaignMap, terrainLooks } from '../map/index.js'
import { Field, Select, Skeleton } from '../ui/index.js'
import type { Course } from '../play/sandboxProtocol.js'
import type { Plan } from './plan.js'
import { shownView } from './shown.js'
import { useCourse } from './useEngine.js'
import type { Variant } from './variants.js'

/** Where another plan stands after as many steps, or as far as it goes. */
function OtherMap({ plan, variant }: { readonly plan: Plan; readonly variant: Variant }) {
  const { campaign } = useCampaignContext()
  const { tools } = useViewContext()
  const { engine, ground, owner, steps } = plan
  const course = useMemo<Course>(
    () => ({
      ...ground,
      ...{ guesses: variant.guesses, steps: variant.steps.slice(0, steps), seed: variant.seed, eyes: owner },
    }),
    [ground, variant, steps, owner],
  )
  const { played } = useCourse(engine, course)
  const shown = useMemo(
    () => played && shownView(played.told.view, played.told.others, played.course.steps.length),
    [played],
  )
  if (!shown) return <Skeleton lines={3} label={words.opening()} />
  return (
    <CampaignMap
      compact
      view={shown}
      terrain={terrainLooks(campaign.ruleset.id)}
      {...(tools && { presentation: tools.presentation })}
      label={words.otherMap({ name: variant.name })}
    />
  )
}

/** Another plan of the same beginning, compared with the one that is open. */
export function Beside({ plan }: { readonly plan: Plan }) {
  const [id, setId] = useState('')
  const { others, variant } = plan
  const alike = others.filter(({ briefing }) => briefing === variant.briefing)
  if (alike.length === 0) return null
  const other = alike.find((one) => one.id === id)
  return (
    <div className="s-beside">
      <Field label={words.compare()}>
        {(control) => (
          <Select {...control} value={other?.id ?? ''} onChange={({ target }) => setId(target.value)}>
            <option value="">{words.nothingBeside()}</option>
            {alike.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {other && (
        <div className="s-other">
          <OtherMap plan={plan} variant={other} />
        </div>
      )}
    </div>
  )
}
