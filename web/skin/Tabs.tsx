'use client'
import { Tabs as Radix } from 'radix-ui'
import type { TabsProps } from './props.js'

export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  const first = defaultValue ?? tabs[0]?.id
  return (
    <Radix.Root
      className="m-tabs"
      {...(value === undefined ? {} : { value })}
      {...(value === undefined && first !== undefined ? { defaultValue: first } : {})}
      {...(onValueChange ? { onValueChange } : {})}
    >
      <Radix.List className="m-tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} className="m-tab" value={tab.id}>
            {tab.label}
            {tab.count !== undefined && <span className="m-tab-count">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} className="m-tab-content" value={tab.id}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
