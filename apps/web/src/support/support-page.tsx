import { Link } from 'react-router'

import { listHeldLaw } from '../held-law.ts'
import { shellMessages } from '../messages/shell.ts'
import { supportMessages as words } from '../messages/support.ts'
import { nameCountry } from '../page-language.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'
import { TitledSection } from '../ui/titled-section.tsx'
import { SupportQuestions } from './support-questions.tsx'
import { SystemStatus } from './system-status.tsx'

/** Questions and answers, how-tos, whether the service works, and what it covers. */
export function SupportPage() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-12 px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.title)}</title>
      <div>
        <h1>{words.title}</h1>
        <p className="measure pt-2 text-lg text-ink-2">{words.lead}</p>
      </div>
      <TitledSection id="faq" title={words.faqTitle}>
        <SupportQuestions />
        <p className="pt-3">
          <Link to={paths.accuracy}>{words.accuracyMore}</Link>
        </p>
      </TitledSection>
      <TitledSection id="how-to" title={words.howTitle}>
        {words.how.map(({ title, steps }) => (
          <div key={title} className="pb-6">
            <h3>{title}</h3>
            <ol className="list-decimal ps-6 pt-2">
              {steps.map((step) => (
                <li key={step} className="py-0.5">
                  {step}
                </li>
              ))}
            </ol>
          </div>
        ))}
        <Link to={paths.guide}>{words.guideMore}</Link>
      </TitledSection>
      <SystemStatus />
      <TitledSection id="security" title={words.safetyTitle}>
        <ul>
          {words.safety.map((fact) => (
            <li key={fact} className="border-b border-line py-2.5 first:pt-0">
              {fact}
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="places" title={words.placesTitle}>
        <p className="pb-3 text-ink-2">{words.placesSays}</p>
        <ul className="columns-1 gap-x-10 sm:columns-2">
          {listHeldLaw().map(({ country, rules }) => (
            <li
              key={country}
              className="flex break-inside-avoid justify-between gap-4 border-b border-line py-2"
            >
              {nameCountry(country)}
              <span className="text-ink-2 tabular-nums">{words.rules(rules)}</span>
            </li>
          ))}
        </ul>
        <p className="pt-3">
          <Link to={paths.coverage}>{words.placesMore}</Link>
        </p>
      </TitledSection>
      <TitledSection id="contact" title={words.contactTitle}>
        <p className="pb-4">{words.contactSays}</p>
        <Link to={paths.contact} className={buttonLook()}>
          {words.contact}
        </Link>
      </TitledSection>
      <p className="border-t border-line pt-5 text-ink-2">
        <strong className="block text-ink">{words.disclaimerTitle}</strong>
        {words.disclaimer}
      </p>
    </div>
  )
}
