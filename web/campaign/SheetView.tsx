'use client'

import type { Sheet, SheetSection } from '@muster/rulesets/kit/documents.js'
import { RuleLink, type Rules } from './report/RuleLink.js'

const Section = ({ section, rules }: { readonly section: SheetSection; readonly rules: Rules }) => (
  <section className="c-sheet-section">
    <h2>{section.title}</h2>
    {section.lines.length > 0 && (
      <dl>
        {section.lines.map(({ label, value, rule }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-blank={value === '' || undefined}>
              {value} {rule && <RuleLink rule={rule} rules={rules} />}
            </dd>
          </div>
        ))}
      </dl>
    )}
    {section.note && <p className="m-quiet m-label">{section.note}</p>}
  </section>
)

/** A sheet of labels and values; what is left blank is filled in by hand. */
export const SheetView = ({ sheet, rules }: { readonly sheet: Sheet; readonly rules: Rules }) => (
  <div className="c-sheet">
    {sheet.sections.map((section) => (
      <Section key={section.title} section={section} rules={rules} />
    ))}
  </div>
)
