import { Link } from 'react-router'

import { shellMessages as words } from '../messages/shell.ts'
import { paths } from '../paths.ts'

const listLinks = () =>
  [
    { to: `${paths.landing}#how-it-works`, label: words.footerHow },
    { to: `${paths.landing}#pricing`, label: words.footerPricing },
    { to: paths.tacticalKnowledge, label: words.tacticalKnowledge },
    { to: paths.guide, label: words.guide },
    { to: paths.support, label: words.support },
    { to: paths.contact, label: words.footerContact },
    { to: paths.accuracy, label: words.footerAccuracy },
    { to: paths.coverage, label: words.footerCoverage },
    { to: paths.terms, label: words.footerTerms },
    { to: paths.privacy, label: words.footerPrivacy },
    { to: paths.accessibility, label: words.footerAccessibility },
  ] as const

/** The same help in the same place on every page, and what we are not. */
export function Footer() {
  return (
    <footer className="no-print mt-16 border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 text-sm sm:px-6 md:grid-cols-3">
        <h2 className="font-sans text-base md:col-span-3">{words.footerHelp}</h2>
        <p>
          <span className="block font-semibold">{words.footerDebtline}</span>
          <a href={words.footerDebtlineTel} className="inline-block py-1.5 text-base">
            {words.footerDebtlinePhone}
          </a>
          <span className="block text-ink-2">{words.footerDebtlineWhere}</span>
        </p>
        <p>
          <a
            href={words.footerCitizensAdviceUrl}
            className="inline-block font-semibold"
            rel="noreferrer"
          >
            {words.footerCitizensAdvice}
          </a>
          <span className="block pt-1.5 text-ink-2">{words.footerCitizensAdviceWhere}</span>
        </p>
        <p className="text-ink-2">
          <strong className="block font-semibold text-ink">{words.footerAdvice}</strong>
          <span className="block pt-1.5">{words.footerAdviceMore}</span>
        </p>
        <nav aria-label={words.footerLinks} className="border-t border-line pt-4 md:col-span-3">
          <ul className="flex flex-wrap gap-x-6">
            {listLinks().map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-block py-2.5">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
