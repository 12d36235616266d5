import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { formatPlainDay } from '../dates.ts'
import { legalMessages, legalTexts } from '../messages/legal.ts'
import type { LegalText } from '../messages/legal.ts'
import { shellMessages } from '../messages/shell.ts'
import { settingsQuery } from '../settings.ts'

/** A page of fixed text: its title, its date, and its sections. */
export function LegalPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(text.title)}</title>
      <h1>{text.title}</h1>
      <p className="pt-2 text-ink-2">
        <time dateTime={text.updated}>{legalMessages.updated(formatPlainDay(text.updated))}</time>
      </p>
      {text.sections.map(({ title, says }) => (
        <section key={title} className="pt-8">
          <h2>{title}</h2>
          {says.map((paragraph) => (
            <p key={paragraph} className="measure pt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      {children}
    </article>
  )
}

export const TermsPage = () => <LegalPage text={legalTexts.terms} />
/** With what is switched on today: the one thing that differs from service to service. */
export function PrivacyPage() {
  const { data: settings } = useQuery(settingsQuery)
  return (
    <LegalPage text={legalTexts.privacy}>
      {settings && (
        <section className="pt-8">
          <h2>{legalMessages.modelsTitle}</h2>
          <p className="pt-3">{legalMessages.modelWrites(settings.model.writes)}</p>
          <p className="pt-1">{legalMessages.modelReads(settings.model.reads)}</p>
        </section>
      )}
    </LegalPage>
  )
}

export const AccessibilityPage = () => <LegalPage text={legalTexts.accessibility} />
