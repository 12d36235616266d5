import { formatDay } from '../dates.ts'
import { legalMessages } from '../messages/legal.ts'
import type { LegalText } from '../messages/legal.ts'
import { shellMessages } from '../messages/shell.ts'

/** A page of fixed text: its title, its date, and its sections. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(text.title)}</title>
      <h1>{text.title}</h1>
      <p className="pt-2 text-ink-2">
        <time dateTime={text.updated}>{legalMessages.updated(formatDay(text.updated))}</time>
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
    </article>
  )
}

export const TermsPage = () => <LegalPage text={legalMessages.terms} />
export const PrivacyPage = () => <LegalPage text={legalMessages.privacy} />
export const AccessibilityPage = () => <LegalPage text={legalMessages.accessibility} />
