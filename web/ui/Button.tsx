import type { ButtonProps, ButtonTone } from './props.js'

/** The look of a button, for links that act as one: `<Link className={buttonClass('primary')}>`. */
export const buttonClass = (tone: ButtonTone = 'plain', size: 's' | 'm' = 'm'): string =>
  `m-button m-button-${tone} m-button-${size}`

export function Button({
  tone = 'plain',
  size = 'm',
  busy = false,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[buttonClass(tone, size), className].filter(Boolean).join(' ')}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy && <span className="m-busy" aria-hidden="true" />}
      {children}
    </button>
  )
}
