'use client'

import { type ControlProps, useTitles } from '../Control.js'
import { Choice } from '../controls/Choice.js'
import { textsOf } from '../json.js'

/** Up to as many values stand side by side; more of them are a list to choose from. */
const mostPressed = 4

interface PressedProps {
  readonly label: string
  readonly about?: string | undefined
  readonly values: readonly (readonly [value: string, title: string, on: boolean])[]
  readonly onPress: (value: string) => void
}

const Pressed = ({ label, about, values, onPress }: PressedProps) => (
  <fieldset className="f-pressed">
    <legend className="m-field-label">{label}</legend>
    <div className="f-pressed-row">
      {values.map(([value, title, on]) => (
        <button key={value} type="button" aria-pressed={on} onClick={() => onPress(value)}>
          {title}
        </button>
      ))}
    </div>
    {about && <p className="m-field-hint">{about}</p>}
  </fieldset>
)

/** One of a few values. */
export function PressedChoice(props: ControlProps<'choice'>) {
  const { node, label, value, optional, onChange } = props
  const titleOf = useTitles()
  if (node.values.length + (optional ? 1 : 0) > mostPressed) return <Choice {...props} />
  const now = typeof value === 'string' ? value : ''
  return (
    <Pressed
      {...{ label, about: node.about }}
      values={[
        ...(optional ? [['', '–', now === ''] as const] : []),
        ...node.values.map((entry) => [entry.value, titleOf(entry), entry.value === now] as const),
      ]}
      onPress={(next) => onChange(next || undefined)}
    />
  )
}

/** Some of a few values. */
export function PressedSeveral({ node, label, value, onChange }: ControlProps<'several'>) {
  const titleOf = useTitles()
  const on = textsOf(value)
  return (
    <Pressed
      {...{ label, about: node.about }}
      values={node.values.map((entry) => [entry.value, titleOf(entry), on.includes(entry.value)])}
      onPress={(one) => onChange(on.includes(one) ? on.filter((other) => other !== one) : [...on, one])}
    />
  )
}
