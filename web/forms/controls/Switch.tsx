'use client'

import { Checkbox } from '../../ui/index.js'
import type { ControlProps } from '../Control.js'

export const Switch = ({ label, value, onChange }: ControlProps<'switch'>) => (
  <Checkbox label={label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
)
