'use client'

import type { SettingProblem } from '@muster/rulesets/kit/settings.js'
import type { ShelvedSystem, TabletopChoice } from '@muster/rulesets/kit/system.js'
import { useMemo } from 'react'
import * as words from '../../../messages/tabletopChoice.generated.js'
import { Button } from '../../../ui/index.js'
import { ReferenceView } from '../../../reference/ReferenceView.js'
import { putAt, resetAt } from './choice.js'
import { OverrideCell } from './OverrideCell.js'
import { meantBy } from './typedValue.js'

interface OverrideTablesProps {
  readonly system: ShelvedSystem
  readonly choice: TabletopChoice
  readonly onChange: (choice: TabletopChoice) => void
  readonly fault: SettingProblem | null
}

/** The tables of the system, to put other values in: for the book that lies on the group's own table. */
export function OverrideTables({ system, choice, onChange, fault }: OverrideTablesProps) {
  const made = useMemo(() => system.choose(choice), [system, choice])
  if (!made.ok) return <p className="m-field-problem">{made.problem.message}</p>
  const count = Object.keys(choice.overrides).length
  return (
    <>
      <p className="m-quiet">{words.press()}</p>
      <p>
        <Button size="s" disabled={count === 0} onClick={() => onChange({ ...choice, overrides: {} })}>
          {words.resetAll()}
        </Button>
      </p>
      <ReferenceView
        system={made.value}
        edit={(cell, label) => (
          <OverrideCell
            key={cell.path}
            {...{ cell, label }}
            fault={fault?.key === cell.path ? fault.message : null}
            onReset={() => onChange(resetAt(choice, cell.path))}
            onPut={(typed) => {
              const put = putAt(system, choice, cell.path, meantBy(typed, cell.value))
              if (put.kind === 'refused') return put.why
              onChange(put.choice)
              return null
            }}
          />
        )}
      />
    </>
  )
}
