import type { CheckboxProps } from './props.js'

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={className ? `m-checkbox ${className}` : 'm-checkbox'}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  )
}
