'use client'

import type { ControlProps } from '../Control.js'

export const Toggle = ({ label, value, onChange }: ControlProps<'switch'>) => (
  <button
    type="button"
    className="f-toggle"
    role="switch"
    aria-checked={value === true}
    onClick={() => onChange(value !== true)}
  >
    <span className="f-toggle-mark" aria-hidden="true" />
    {label}
  </button>
)
