'use client'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { TabsProps } from './props.js'

/** How far a key goes along the row, which has no end. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const stateOf = (active: boolean): 'active' | 'inactive' => (active ? 'active' : 'inactive')

/** Where not all fit, the row is moved sideways so that the open tab is in sight; the page stays where it is. */
const useInSight = (list: RefObject<HTMLElement | null>, open: string | undefined): void => {
  useEffect(() => {
    const row = list.current
    const shown = row?.querySelector('[aria-selected=true]')?.getBoundingClientRect()
    if (!row || !shown) return
    const { left, right } = row.getBoundingClientRect()
    row.scrollLeft += Math.max(0, shown.right - right) - Math.max(0, left - shown.left)
  }, [list, open])
}

/** Tabs as the ARIA practices have them: one stop of the Tab key, arrows go from one to the next and open it. Every page has them, so they are our own. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.id)
  const open = value ?? own
  useInSight(list, open)
  const choose = (tab: string): void => {
    if (tab === open) return
    setOwn(tab)
    onValueChange?.(tab)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const at = tabs.findIndex((tab) => tab.id === open)
    const next = tabs[step(at, tabs.length)]
    if (!next) return
    event.preventDefault()
    choose(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div className="m-tabs">
      <div ref={list} className="m-tabs-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            className="m-tab"
            data-state={stateOf(tab.id === open)}
            aria-selected={tab.id === open}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={tab.id === open ? 0 : -1}
            onMouseDown={(event) => {
              if (event.button === 0 && !event.ctrlKey) choose(tab.id)
            }}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="m-tab-count">{tab.count}</span>}
            {tab.mark && (
              <span className="m-tab-mark">
                <span className="m-hidden">{tab.mark}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          className="m-tab-content"
          data-state={stateOf(tab.id === open)}
          aria-labelledby={`${id}-tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== open}
        >
          {tab.id === open && tab.content}
        </div>
      ))}
    </div>
  )
}
