'use client'

import type { Choice as Offered } from '@muster/rulesets/kit/orders.js'
import { Choice } from '../../forms/controls/Choice.js'
import { Cards } from './Cards.js'

interface ChoiceFieldProps {
  readonly label: string
  readonly list: readonly Offered[]
  readonly value: string
  readonly onChange: (id: string) => void
}

/** One thing out of several: a list, or cards where the choices say more than their name. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, list, value, onChange } = props
  if (list.some(({ about }) => about !== undefined)) return <Cards {...props} />
  const values = list.map(({ id, label: title, badge }) => ({
    value: id,
    title: badge ? `${title} · ${badge}` : title,
  }))
  return (
    <Choice
      node={{ kind: 'choice', title: label, values }}
      {...{ label, value, optional: false }}
      onChange={(id) => typeof id === 'string' && onChange(id)}
    />
  )
}
