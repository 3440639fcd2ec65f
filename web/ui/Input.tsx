import type { InputProps, SelectProps, TextAreaProps } from './props.js'

const joined = (own: string, given: string | undefined): string => (given ? `${own} ${given}` : own)

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={joined('m-input', className)} />
}

export function TextArea({ className, ...rest }: TextAreaProps) {
  return <textarea rows={4} {...rest} className={joined('m-input m-textarea', className)} />
}

export function Select({ className, ...rest }: SelectProps) {
  return <select {...rest} className={joined('m-input m-select', className)} />
}
