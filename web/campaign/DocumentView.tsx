'use client'

import type { Document, DocumentSection } from '@muster/rulesets/kit/documents.js'
import { RuleLink, type Rules } from '../rules/RuleLink.js'

const Section = ({ section, rules }: { readonly section: DocumentSection; readonly rules: Rules }) => (
  <section className="c-document-section">
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

/** Labels and values; what is left blank is filled in by hand. */
export const DocumentView = ({ content, rules }: { readonly content: Document; readonly rules: Rules }) => (
  <div className="c-document">
    {content.sections.map((section) => (
      <Section key={section.title} section={section} rules={rules} />
    ))}
  </div>
)
