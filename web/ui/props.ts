import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'

/** `primary` = ink on paper, the one thing to do; `signal` = wants a decision or cannot be undone; `quiet` = text only. */
export type ButtonTone = 'plain' | 'primary' | 'signal' | 'quiet'
export type NoticeTone = 'plain' | 'good' | 'warn' | 'signal'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly tone?: ButtonTone
  readonly size?: 's' | 'm'
  /** Work is under way: the button says so and cannot be pressed again. */
  readonly busy?: boolean
}

/** What a `Field` hands to its control: `<Field label="E-mail">{(control) => <Input type="email" {...control} />}</Field>`. */
export interface Control {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

export interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong and what to do; announced when it appears. */
  readonly problem?: ReactNode
  readonly children: (control: Control) => ReactNode
}

export type InputProps = ComponentPropsWithRef<'input'>
export type TextAreaProps = ComponentPropsWithRef<'textarea'>
/** The browser's own select: best on a phone and for readers. Options are its children. */
export type SelectProps = ComponentPropsWithRef<'select'>

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: ReactNode
}

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Buttons, the last one the one to press. */
  readonly footer?: ReactNode
  readonly width?: 's' | 'm' | 'l'
}

export interface TabItem {
  readonly id: string
  readonly label: ReactNode
  /** A small figure beside the label. */
  readonly count?: number
  /** A dot in the colour of what wants a decision, and what it says. */
  readonly mark?: string
  readonly content: ReactNode
}

export interface TabsProps {
  readonly label: string
  readonly tabs: readonly TabItem[]
  readonly value?: string
  readonly defaultValue?: string
  readonly onValueChange?: (id: string) => void
}

export interface MenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly tone?: 'plain' | 'signal'
  readonly disabled?: boolean
  /** Given: drawn with a check mark. */
  readonly checked?: boolean
  readonly onSelect: () => void
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentPropsWithRef<'button'>>
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly align?: 'start' | 'end'
}

export interface NoticeProps {
  readonly tone?: NoticeTone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** `notify` of `useNotify()`: a slip of paper at the edge that goes after a while. */
export interface Toast {
  readonly tone?: NoticeTone
  readonly title: string
  readonly text?: string
  /** It takes the place of the one before it on the same. */
  readonly subject?: string
  /** What the reader may do about it; it goes with that. */
  readonly action?: { readonly label: string; readonly act: () => void }
  /** Milliseconds; 6000 unless told. `Infinity` stays until it is put away. */
  readonly stays?: number
}

export interface BadgeProps {
  readonly tone?: NoticeTone
  readonly children: ReactNode
}

export interface CoordinateProps {
  readonly cell: string
  /** Given: a button, e.g. to bring the cell into view. */
  readonly onSelect?: (cell: string) => void
}

export interface SeatChipProps {
  /** The seat's letter. */
  readonly seat: string
  readonly title?: ReactNode
  readonly subtitle?: ReactNode
  readonly size?: 's' | 'm'
  readonly eliminated?: boolean
}

export interface EmptyStateProps {
  readonly title: ReactNode
  /** What to do next. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** 1 where it is all that its page has. */
  readonly rank?: 1 | 2
}

export interface ErrorNoteProps {
  /** What happened. */
  readonly title: ReactNode
  /** What is safe. */
  readonly safe?: ReactNode
  /** What to do. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export interface SkeletonProps {
  readonly lines?: number
  /** Read to screen readers, e.g. `Reading your briefing`. */
  readonly label?: string
}

export type Theme = 'light' | 'dark' | 'system'
