'use client'
import { DropdownMenu as Radix } from 'radix-ui'
import type { MenuItem, MenuProps } from './props.js'

function Row({ item }: { readonly item: MenuItem }) {
  const className = `m-menu-item m-menu-item-${item.tone ?? 'plain'}`
  const words = (
    <>
      <span>{item.label}</span>
      {item.hint && <span className="m-menu-hint">{item.hint}</span>}
    </>
  )
  const disabled = item.disabled === true
  if (item.checked === undefined)
    return (
      <Radix.Item className={className} disabled={disabled} onSelect={item.onSelect}>
        {words}
      </Radix.Item>
    )
  return (
    <Radix.CheckboxItem
      className={`${className} m-menu-check`}
      disabled={disabled}
      checked={item.checked}
      onSelect={(event) => {
        // A list of switches stays open, so that several can be set.
        event.preventDefault()
        item.onSelect()
      }}
    >
      {words}
    </Radix.CheckboxItem>
  )
}

/** The menu itself, opened as it comes. */
export function OpenMenu({ trigger, label, items, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="m-menu" align={align} sideOffset={6} collisionPadding={8} aria-label={label}>
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
